import type { ProfileSections, StoredEntry } from '@firsthand/contracts';
import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS, type ProfileSection } from '@firsthand/contracts/light';
import { createSubject, type Observable } from '../../../lib/observable.ts';
import type { EntryDraft, ShownEntry } from '../entries/entry-kind.ts';
import { EntryStore } from '../entries/entry-store.ts';
import type { ProfileApi } from '../profile-api.ts';
import {
  findHindrance,
  isSameSectionEntry,
  toNoValues,
  toSectionRequest,
  toSectionValues,
  toSettled,
  type SectionValues,
} from './section-rules.ts';

type SectionStore = EntryStore<SectionValues, StoredEntry>;
export type SectionDraft = EntryDraft<SectionValues> & { section: ProfileSection };
/** The cards of each section. */
export type ShownSections = Readonly<Record<ProfileSection, readonly ShownEntry<SectionValues>[]>>;

interface SectionStoresParts {
  profileId: number;
  stored: ProfileSections;
  drafts: readonly SectionDraft[];
  calls: Pick<ProfileApi, 'addSectionEntry' | 'saveSectionEntry' | 'removeSectionEntry'>;
  /** Every entry of a section that the server holds, after each change. */
  onStored: (section: ProfileSection, stored: StoredEntry[]) => void;
  debounceMs?: number;
}

/** The sections of one profile, each with a store of its own entries. */
export class SectionStores implements Observable<ShownSections> {
  private readonly stores: Readonly<Record<ProfileSection, SectionStore>>;
  private readonly views;

  constructor(parts: SectionStoresParts) {
    this.stores = forEach((section) => openStore(section, parts));
    this.views = createSubject<ShownSections>(forEach((section) => this.stores[section].get()));
    for (const section of PROFILE_SECTION_NAMES) {
      const store = this.stores[section];
      store.subscribe(() => this.views.set({ ...this.views.get(), [section]: store.get() }));
    }
  }

  get = () => this.views.get();
  subscribe = (listener: () => void) => this.views.subscribe(listener);

  of(section: ProfileSection): SectionStore {
    return this.stores[section];
  }

  /** Takes over what another tab saved; entries that are being edited here keep what they hold. */
  follow(stored: ProfileSections): void {
    for (const section of PROFILE_SECTION_NAMES) this.stores[section].follow(stored[section]);
  }

  /** Saves now what can be saved; resolves when nothing is under way. */
  async flush(): Promise<void> {
    for (const section of PROFILE_SECTION_NAMES) await this.stores[section].flush();
  }

  getDrafts(): SectionDraft[] {
    return PROFILE_SECTION_NAMES.flatMap((section) =>
      this.stores[section].getDrafts().map((draft) => ({ ...draft, section })),
    );
  }

  dispose(): void {
    for (const section of PROFILE_SECTION_NAMES) this.stores[section].dispose();
  }
}

function forEach<Value>(toValue: (section: ProfileSection) => Value): Record<ProfileSection, Value> {
  const entries = PROFILE_SECTION_NAMES.map((section) => [section, toValue(section)] as const);
  return Object.fromEntries(entries) as Record<ProfileSection, Value>;
}

function openStore(section: ProfileSection, parts: SectionStoresParts): SectionStore {
  const { profileId, calls, drafts } = parts;
  return new EntryStore<SectionValues, StoredEntry>({
    stored: parts.stored[section],
    drafts: drafts.filter((draft) => draft.section === section),
    onStored: (stored) => parts.onStored(section, stored),
    debounceMs: parts.debounceMs,
    kind: {
      most: PROFILE_SECTIONS[section].most,
      noValues: toNoValues(section),
      toValues: (stored) => toSectionValues(section, stored),
      withChange: (values, change) => ({ ...values, ...change }) as SectionValues,
      isSame: (one, other) => isSameSectionEntry(section, one, other),
      findHindrance: (values) => findHindrance(section, values),
      toSettled: (sent, answer) => toSettled(section, sent, answer),
      add: (values, order) =>
        calls.addSectionEntry({ params: { profileId, section }, body: toSectionRequest(values, order) }),
      save: (id, values, order) =>
        calls.saveSectionEntry({ params: { section, id }, body: toSectionRequest(values, order) }),
      remove: (id) => calls.removeSectionEntry({ params: { section, id } }),
      removeFailed: `Failed to remove the ${PROFILE_SECTIONS[section].entry}`,
    },
  });
}
