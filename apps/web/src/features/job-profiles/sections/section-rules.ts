import type { SaveSectionEntryRequest, StoredEntry } from '@firsthand/contracts';
import {
  findMissingOfEntry,
  PROFILE_SECTIONS,
  readSectionEntry,
  type ProfileSection,
  type SectionField,
} from '@firsthand/contracts/light';
import type { Hindrance } from '../entries/entry-kind.ts';

/** An entry of a section as its card shows it, by field; what is not known is ''. */
export type SectionValues = Readonly<Record<string, string | boolean>>;

export function listFields(section: ProfileSection): [name: string, field: SectionField][] {
  return Object.entries<SectionField>(PROFILE_SECTIONS[section].fields);
}

export function toNoValues(section: ProfileSection): SectionValues {
  return Object.fromEntries(
    listFields(section).map(([name, { kind }]) => [name, kind === 'yes' ? false : '']),
  );
}

export function toSectionValues(section: ProfileSection, stored: StoredEntry): SectionValues {
  const held = stored as unknown as Readonly<Record<string, string | boolean | null>>;
  return Object.fromEntries(
    listFields(section).map(([name, { kind }]) => [name, held[name] ?? (kind === 'yes' ? false : '')]),
  );
}

export function toSectionRequest(values: SectionValues, order: number): SaveSectionEntryRequest {
  return { ...values, display_order: order };
}

/** What the server made of choices is shown; words stay as they were typed. */
export function toSettled(section: ProfileSection, sent: SectionValues, answer: StoredEntry): SectionValues {
  const held = toSectionValues(section, answer);
  const isWords = ({ kind }: SectionField) => kind !== 'level' && kind !== 'yes';
  return Object.fromEntries(
    listFields(section).map(([name, field]) => [name, (isWords(field) ? sent[name] : held[name]) ?? '']),
  );
}

/** What an entry needs before it can be saved, or what is wrong with it. */
export function findHindrance(section: ProfileSection, values: SectionValues): Hindrance | null {
  const missing = findMissingOfEntry(section, values);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const read = readSectionEntry(section, values);
  return 'fault' in read ? { kind: 'fault', field: read.field, text: read.fault } : null;
}

/** Whether both would be stored as the same entry. */
export function isSameSectionEntry(
  section: ProfileSection,
  one: SectionValues,
  other: SectionValues,
): boolean {
  return toKept(section, one) === toKept(section, other);
}

function toKept(section: ProfileSection, values: SectionValues): string {
  const read = readSectionEntry(section, values);
  return JSON.stringify('entry' in read ? read.entry : { ...toNoValues(section), ...values });
}

/** "MIT – BSc": the first lines of an entry; what is not known yet is left out. */
export function toEntryTitle(section: ProfileSection, values: SectionValues): string {
  const lines = listFields(section).filter(([, { kind }]) => kind === 'line');
  const texts = lines.slice(0, 2).map(([name]) => String(values[name] ?? '').trim());
  return texts.filter((text) => text !== '').join(' – ');
}
