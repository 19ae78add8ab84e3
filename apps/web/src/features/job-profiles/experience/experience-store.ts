import { ApiFailure } from '@firsthand/api-client';
import type { Experience } from '@firsthand/contracts';
import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import { createSubject, type Observable } from '../../../lib/observable.ts';
import { createAutosave, type Autosave } from '../../../lib/saving/autosave.ts';
import {
  endsBeforeStart,
  findMissing,
  isSameEntry,
  isSavable,
  NO_VALUES,
  toExperienceRequest,
  toExperienceValues,
  withChange,
  type ExperienceValues,
} from './experience-rules.ts';
import { toProfileFailureText } from '../failure-text.ts';
import type { ProfileApi } from '../profile-api.ts';

/** What a card says of its entry's saving. */
export type SaveState =
  /** New, and nothing entered yet. */
  | { kind: 'empty' }
  | { kind: 'saved' }
  | { kind: 'incomplete'; missing: readonly string[] }
  | { kind: 'dates' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Removed elsewhere while it was edited here. */
  | { kind: 'gone' };

/** One card. */
export interface ExperienceEntry {
  /** Names the card as long as the page lives; the entry's id comes only with its first save. */
  key: string;
  id: number | null;
  values: ExperienceValues;
  state: SaveState;
  /** Grows when the description was replaced from outside, so that the editor shows it. */
  textRevision: number;
}

/** What a person entered and no save has taken yet; `id` null for a new entry. */
export interface ExperienceDraft {
  id: number | null;
  values: ExperienceValues;
}

interface Entry {
  key: string;
  id: number | null;
  values: ExperienceValues;
  /** What the server holds; null before the first save. */
  saved: ExperienceValues | null;
  savedOrder: number | null;
  isSaving: boolean;
  failure: string | null;
  isGone: boolean;
  textRevision: number;
}

interface ExperienceStoreParts {
  profileId: number;
  stored: readonly Experience[];
  drafts: readonly ExperienceDraft[];
  calls: Pick<ProfileApi, 'addExperience' | 'saveExperience' | 'removeExperience'>;
  /** Every entry the server holds, after each change. */
  onStored: (stored: Experience[]) => void;
  debounceMs?: number;
}

const notFound = 404;
/** Long enough to end a word. */
const typingPauseMs = 1_000;

/**
 * The experience entries of one profile: each is saved by itself a moment after it was changed, one save at a time,
 * and whatever is not saved says why. Nothing entered is dropped when a save fails.
 */
export class ExperienceStore implements Observable<readonly ExperienceEntry[]> {
  private readonly parts: ExperienceStoreParts;
  private readonly views = createSubject<readonly ExperienceEntry[]>([]);
  private readonly autosave: Autosave;
  private entries: Entry[];
  private stored: Experience[];
  private keys = 0;

  constructor(parts: ExperienceStoreParts) {
    this.parts = parts;
    this.autosave = createAutosave(() => this.saveAll(), { pauseMs: parts.debounceMs ?? typingPauseMs });
    this.stored = inOrder(parts.stored);
    this.entries = this.stored.map((entry) => this.toEntry(entry));
    for (const draft of parts.drafts) this.restore(draft);
    this.publish();
  }

  get = this.views.get;
  subscribe = this.views.subscribe;

  /** Adds an empty entry at the end and gives its key; null when the profile is full. */
  add(): string | null {
    if (this.entries.length >= LIMITS.experiencePerProfile) return null;
    const entry = this.toNewEntry(NO_VALUES);
    this.entries.push(entry);
    this.publish();
    return entry.key;
  }

  change(key: string, change: Partial<ExperienceValues>): void {
    this.update(key, (entry) => {
      entry.values = withChange(entry.values, change);
      entry.failure = null;
    });
    this.autosave.soon();
  }

  /** As `change`, from outside of the card: the editor takes over a changed description. */
  changeStored(id: number, change: Partial<ExperienceValues>): void {
    const entry = this.entries.find((candidate) => candidate.id === id);
    if (!entry) return;
    if (change.description !== undefined) entry.textRevision += 1;
    this.change(entry.key, change);
  }

  /** Swaps an entry with its neighbour; both are saved. */
  move(key: string, direction: 'up' | 'down'): void {
    const from = this.entries.findIndex((entry) => entry.key === key);
    const to = from + (direction === 'up' ? -1 : 1);
    const [entry, neighbour] = [this.entries[from], this.entries[to]];
    if (!entry || !neighbour) return;
    this.entries[from] = neighbour;
    this.entries[to] = entry;
    entry.failure = neighbour.failure = null;
    this.publish();
    void this.flush();
  }

  /** Removes an entry, on the server first. Gives the words when that failed and the entry stays, else null. */
  async remove(key: string): Promise<string | null> {
    this.autosave.stop();
    // A first save that is under way decides whether there is anything to remove on the server.
    await this.autosave.running();
    const entry = this.entries.find((candidate) => candidate.key === key);
    if (!entry) return null;
    if (entry.id !== null && !entry.isGone) {
      try {
        await this.parts.calls.removeExperience({ params: { id: entry.id } });
      } catch (error) {
        const isGoneAlready = error instanceof ApiFailure && error.status === notFound;
        if (!isGoneAlready) {
          this.autosave.soon();
          return toProfileFailureText(error, ERROR_TEXTS.experienceRemoveFailed);
        }
      }
    }
    this.entries = this.entries.filter((candidate) => candidate !== entry);
    // The server closes the gap as well.
    this.entries.forEach((left, index) => {
      if (left.savedOrder !== null) left.savedOrder = index;
    });
    this.stored = this.stored
      .filter(({ id }) => id !== entry.id)
      .map((left, index) => ({ ...left, display_order: index }));
    this.parts.onStored(this.stored);
    this.publish();
    this.autosave.soon();
    return null;
  }

  /** Adds an entry that was removed elsewhere once more, with what it holds here. */
  keepGone(key: string): void {
    this.update(key, (entry) => {
      entry.id = entry.saved = entry.savedOrder = null;
      entry.isGone = false;
    });
    this.autosave.soon();
  }

  /** Saves now what can be saved, failed entries once more; resolves when nothing is under way. */
  async flush(): Promise<void> {
    for (const entry of this.entries) entry.failure = null;
    await this.autosave.now();
  }

  /** Takes over what another tab saved; entries that are being edited here keep what they hold. */
  follow(stored: readonly Experience[]): void {
    // While a save is under way its answer is newer than this.
    if (this.autosave.running()) return;
    this.stored = inOrder(stored);
    const followed = this.stored.map((theirs) => this.toFollowed(theirs));
    const others = this.entries.filter((entry) => !followed.includes(entry) && isUnsaved(entry));
    for (const entry of others) entry.isGone = entry.id !== null;
    this.entries = [...followed, ...others];
    this.publish();
  }

  getDrafts(): ExperienceDraft[] {
    return this.entries.filter(isUnsaved).map(({ id, values }) => ({ id, values }));
  }

  dispose(): void {
    this.autosave.stop();
  }

  private toFollowed(theirs: Experience): Entry {
    const mine = this.entries.find((entry) => entry.id === theirs.id);
    if (!mine) return this.toEntry(theirs);
    const values = toExperienceValues(theirs);
    if (!isUnsaved(mine)) {
      if (mine.values.description !== values.description) mine.textRevision += 1;
      mine.values = values;
    }
    mine.saved = values;
    mine.savedOrder = theirs.display_order;
    return mine;
  }

  private async saveAll(): Promise<void> {
    for (let entry = this.findDue(); entry; entry = this.findDue()) await this.save(entry);
  }

  private findDue(): Entry | undefined {
    return this.entries.find(
      (entry, index) =>
        !entry.isGone &&
        entry.failure === null &&
        ((isUnsaved(entry) && isSavable(entry.values)) ||
          (entry.saved !== null && entry.savedOrder !== index)),
    );
  }

  private async save(entry: Entry): Promise<void> {
    const order = this.entries.indexOf(entry);
    // A move is stored even while the entry itself cannot be: its text then stays as the server has it.
    const sent = isSavable(entry.values) ? entry.values : (entry.saved ?? entry.values);
    entry.isSaving = true;
    this.publish();
    try {
      const request = toExperienceRequest(sent, order);
      const { calls, profileId } = this.parts;
      const answer = await (entry.id === null
        ? calls.addExperience({ params: { profileId }, body: request })
        : calls.saveExperience({ params: { id: entry.id }, body: request }));
      this.takeAnswer(entry, sent, order, answer);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === notFound && entry.id !== null) entry.isGone = true;
      else entry.failure = toProfileFailureText(error, 'The entry could not be saved');
    } finally {
      entry.isSaving = false;
      this.publish();
    }
  }

  private takeAnswer(entry: Entry, sent: ExperienceValues, order: number, answer: Experience): void {
    const { start_date, end_date } = toExperienceValues(answer);
    entry.id = answer.id;
    // The server may tidy the description; the editor keeps what its writer sees until the page is opened again.
    entry.saved = { ...sent, start_date, end_date };
    entry.savedOrder = order;
    if (entry.values === sent) entry.values = entry.saved;
    const others = this.stored.filter(({ id }) => id !== answer.id);
    this.stored = inOrder([...others, { ...answer, display_order: order }]);
    this.parts.onStored(this.stored);
  }

  private update(key: string, act: (entry: Entry) => void): void {
    const entry = this.entries.find((candidate) => candidate.key === key);
    if (!entry) return;
    act(entry);
    this.publish();
  }

  private restore({ id, values }: ExperienceDraft): void {
    const entry = id === null ? undefined : this.entries.find((candidate) => candidate.id === id);
    if (entry) entry.values = values;
    else this.entries.push({ ...this.toNewEntry(values), id, isGone: id !== null });
  }

  private toEntry(stored: Experience): Entry {
    const values = toExperienceValues(stored);
    const order = stored.display_order;
    return { ...this.toNewEntry(values), id: stored.id, saved: values, savedOrder: order };
  }

  private toNewEntry(values: ExperienceValues): Entry {
    this.keys += 1;
    const key = `entry-${this.keys}`;
    const fresh = { id: null, saved: null, savedOrder: null, failure: null };
    return { ...fresh, key, values, isSaving: false, isGone: false, textRevision: 0 };
  }

  private publish(): void {
    const views = this.entries.map((entry) => ({
      key: entry.key,
      id: entry.id,
      values: entry.values,
      state: toSaveState(entry),
      textRevision: entry.textRevision,
    }));
    this.views.set(views);
  }
}

function inOrder(entries: readonly Experience[]): Experience[] {
  return [...entries].sort((a, b) => a.display_order - b.display_order);
}

function isUnsaved(entry: Entry): boolean {
  return entry.isGone || !isSameEntry(entry.values, entry.saved ?? NO_VALUES);
}

function toSaveState(entry: Entry): SaveState {
  if (entry.isGone) return { kind: 'gone' };
  if (entry.isSaving) return { kind: 'saving' };
  if (entry.failure !== null) return { kind: 'failed', message: entry.failure };
  if (!isUnsaved(entry)) return { kind: entry.saved ? 'saved' : 'empty' };
  const missing = findMissing(entry.values);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  return { kind: endsBeforeStart(entry.values) ? 'dates' : 'waiting' };
}
