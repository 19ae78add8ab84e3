import {
  findCefrLevel,
  PROFILE_SECTION_NAMES,
  PROFILE_SECTIONS,
  type ProfileSection,
  type ProfileSections,
  type SectionField,
  type StoredEntry,
} from '@firsthand/contracts';
import type { EntryRow } from './stored-profile.ts';

/** Of a row what an entry is; without a number or place where those are not asked for. */
type KeptEntry = Pick<EntryRow, 'section' | 'entry'> & Partial<Pick<EntryRow, 'id' | 'display_order'>>;

/** The entries of a profile by section, in the order they come in. */
export function toProfileSections(rows: readonly KeptEntry[]): ProfileSections {
  const ofSection = (name: ProfileSection) => rows.filter(({ section }) => section === name).map(toEntryView);
  return Object.fromEntries(
    PROFILE_SECTION_NAMES.map((name) => [name, ofSection(name)]),
  ) as unknown as ProfileSections;
}

/** An entry with every field that its section has; what was stored before a field was there does not know it. */
export function toEntryView({ id = 0, section, entry, display_order = 0 }: KeptEntry): StoredEntry {
  const fields = Object.entries<SectionField>(PROFILE_SECTIONS[section].fields);
  const stored = entry as Readonly<Record<string, unknown>>;
  const values = fields.map(([name, field]) => [name, toValue(field, stored[name])]);
  return { id, display_order, ...Object.fromEntries(values) } as StoredEntry;
}

function toValue({ kind, isRequired }: SectionField, value: unknown): string | boolean | null {
  if (kind === 'yes') return value === true;
  const text = typeof value === 'string' ? value : null;
  if (kind === 'level') return findCefrLevel(text ?? '');
  return text ?? (isRequired ? '' : null);
}
