import type { FilledField } from '@firsthand/contracts';
import type { Applicant } from '../../contract.ts';
import { assignEntries, type Assigned, type Standing } from './assign-entries.ts';
import { findEntryFields, type EntryField, type EntryList } from './entry-parts.ts';
import { readPart, toPartValue, type HeldEntry } from './part-value.ts';

/** A field of a page; one of a list says which entry it belongs to, counted from 1. */
export type PageFilledField = FilledField & { entry?: { list: EntryList; number: number } };

/** What a page is filled with, besides its fields. */
interface Surroundings {
  applicant: Applicant;
  standing: Standing;
  /** Whether optional fields stay empty. */
  isNecessaryOnly: boolean;
}

const NAMES: Readonly<Record<EntryList, string>> = { experience: 'job', education: 'school' };

/** Gives what goes into the fields of lists of experience and education, entry by entry. Sources name the entry. */
export function fillEntries(
  fields: readonly FilledField[],
  { applicant, standing, isNecessaryOnly }: Surroundings,
): PageFilledField[] {
  const { entries } = applicant;
  if (!entries) return [...fields];
  const { asked, experience, education } = assignAll(fields, applicant, standing);
  const assigned = { experience: experience.assigned, education: education.assigned };
  return fields.map((field, index) => {
    const of = asked[index];
    const given = of && assigned[of.list][of.entry];
    if (!of || !given) return field;
    if (isNecessaryOnly && !field.required) return { ...field, entry: toEntry(of) };
    return fillField(field, of, given, entries);
  });
}

/** How many entries of the profile no entry of the page asks for, of the lists that the page asks. */
export function countFurtherEntries(
  fields: readonly FilledField[],
  applicant: Applicant,
  standing: Standing,
): Record<EntryList, number> {
  const { experience, education } = assignAll(fields, applicant, standing);
  return { experience: experience.further, education: education.further };
}

function assignAll(fields: readonly FilledField[], applicant: Applicant, standing: Standing) {
  const asked = findEntryFields(fields);
  const named = fields.map(({ key }, index) => ({ key, asked: asked[index] ?? null }));
  return {
    asked,
    experience: assignEntries('experience', named, applicant, standing),
    education: assignEntries('education', named, applicant, standing),
  };
}

function toEntry({ list, entry }: EntryField): NonNullable<PageFilledField['entry']> {
  return { list, number: entry + 1 };
}

function fillField(
  field: FilledField,
  asked: EntryField,
  given: Assigned,
  entries: NonNullable<Applicant['entries']>,
): PageFilledField {
  const { list, part } = asked;
  const entry = toEntry(asked);
  if (field.sensitive !== null) return { ...field, entry };
  const leave = (reason: string) => ({ ...field, value: null, source: null, left_empty: reason, entry });
  if ('nothing' in given) {
    return given.nothing === 'no-more'
      ? { ...leave(`Your profile holds no further ${NAMES[list]}.`), ...keepTyped(field) }
      : leave('Something else than in your profile stands in this entry, so nothing is put beside it.');
  }
  const held: HeldEntry | undefined = entries[list][given.held];
  // What was typed for this very question stays; one answer is not given to every entry.
  if (!held || field.source?.kind === 'typed') return { ...field, entry };
  const value = toPartValue(field, part, held);
  const of = 'company' in held ? held.company : held.school;
  if (value === null) return leave(toReason(field, asked, held, of));
  const source = { kind: 'profile' as const, detail: `Your profile: ${list} ${given.held + 1}, ${of}` };
  return { ...field, value, source, left_empty: null, entry };
}

function keepTyped(field: FilledField): Partial<FilledField> {
  const { value, source, left_empty } = field;
  return source?.kind === 'typed' ? { value, source, left_empty } : {};
}

function toReason(field: FilledField, { part }: EntryField, held: HeldEntry, of: string): string {
  const isCurrent = 'isCurrent' in held && held.isCurrent;
  if (isCurrent && part.startsWith('to')) return 'You work there now, so there is no day on which it ended.';
  if (part === 'current') return `Your profile does not say that you work at ${of} now.`;
  const known = readPart(part, held);
  if (known === null) return `Your profile does not hold this for ${of}.`;
  if (field.kind === 'date') return `The page asks for a day, and your profile holds ${known}.`;
  return `The page has no choice that reads as your profile does: ${known}.`;
}
