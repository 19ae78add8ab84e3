import { LIMITS } from '../../limits.ts';
import { toLine, toText } from '../../text/typed-text.ts';
import { findWebAddress } from '../../text/web-address.ts';
import { findCefrLevel } from './levels.ts';
import { findMonth, isMonthBefore } from './months.ts';
import { PROFILE_SECTIONS, type ProfileSection, type SectionEntry, type SectionField } from './sections.ts';

/** An entry as it is kept, or the first thing that is wrong with it as a sentence, and in which field. */
export type ReadEntry<Section extends ProfileSection> =
  { entry: SectionEntry<Section> } | { field: string; fault: string };

/** What may be given for each field: what is absent, null or empty is not known. */
export type GivenEntry = Readonly<Record<string, unknown>>;

type Value = string | boolean | null;
/** Fields of which the second ends what the first began. */
const PERIODS = [
  ['start_date', 'end_date'],
  ['issued_date', 'valid_until'],
] as const;

/**
 * Reads what somebody wrote into an entry of a section: the one rule of what such an entry may hold, for every way in.
 *
 *     readSectionEntry('education', { school: ' MIT ', start_date: '0' })
 *     // { field: 'start_date', fault: 'The field “From” must be a month such as 2019-09 or a year.' }
 */
export function readSectionEntry<Section extends ProfileSection>(
  section: Section,
  given: GivenEntry,
): ReadEntry<Section> {
  const fields: Record<string, SectionField> = PROFILE_SECTIONS[section].fields;
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, given[name]);
    if ('fault' in read) return { field: name, fault: `The field “${field.label}” ${read.fault}.` };
    values[name] = read.value;
  }
  for (const [start, end] of PERIODS) {
    const [from, to] = [values[start], values[end]];
    if (typeof from !== 'string' || typeof to !== 'string' || !isMonthBefore(to, from)) continue;
    const fault = `The field “${fields[end]?.label ?? end}” cannot be before “${fields[start]?.label ?? start}”.`;
    return { field: end, fault };
  }
  if (section === 'languages') settleLevel(values, given.cefr);
  return { entry: values as SectionEntry<Section> };
}

/** What is missing of an entry before it can be kept, as its fields are labelled. */
export function findMissingOfEntry(section: ProfileSection, given: GivenEntry): string[] {
  const fields = Object.entries<SectionField>(PROFILE_SECTIONS[section].fields);
  const isMissing = (value: unknown) => typeof value !== 'string' || toLine(value) === '';
  return fields.flatMap(([name, { label, isRequired }]) =>
    isRequired && isMissing(given[name]) ? [label] : [],
  );
}

type ReadValue = { value: Value } | { fault: string };

function readField({ kind, isRequired }: SectionField, given: unknown): ReadValue {
  if (kind === 'yes') return readYes(given);
  if (given !== null && given !== undefined && typeof given !== 'string') return { fault: 'must be text' };
  const text = given ?? '';
  if (text.includes('\0') || !text.isWellFormed()) return { fault: 'contains characters that are not text' };
  if (kind === 'text') return readText(text);
  const line = toLine(text);
  if (line === '') return isRequired ? { fault: 'is required' } : { value: null };
  switch (kind) {
    case 'month': {
      const value = findMonth(line);
      return value === null ? { fault: 'must be a month such as 2019-09 or a year' } : { value };
    }
    case 'url': {
      const value = line.length > LIMITS.urlMaxLength ? null : findWebAddress(line);
      return value === null
        ? { fault: `must be a web address such as example.com, of at most ${LIMITS.urlMaxLength} characters` }
        : { value };
    }
    // What is no level is no fault: it is kept in the person's words.
    case 'level':
      return line.length > LIMITS.sectionLineMaxLength
        ? tooLong(LIMITS.sectionLineMaxLength)
        : { value: findCefrLevel(line) };
    case 'line':
      return line.length > LIMITS.sectionLineMaxLength
        ? tooLong(LIMITS.sectionLineMaxLength)
        : { value: line };
  }
}

function readYes(given: unknown): ReadValue {
  if (given === null || given === undefined) return { value: false };
  return typeof given === 'boolean' ? { value: given } : { fault: 'must be true or false' };
}

function readText(given: string): ReadValue {
  const text = toText(given);
  if (text.length > LIMITS.sectionTextMaxLength) return tooLong(LIMITS.sectionTextMaxLength);
  const lines = text.split('\n').length;
  if (lines > LIMITS.descriptionPartsMax) {
    return { fault: `has ${toNumber(lines)} lines; it may have ${toNumber(LIMITS.descriptionPartsMax)}` };
  }
  return { value: text === '' ? null : text };
}

function tooLong(most: number): { fault: string } {
  return { fault: `must be at most ${toNumber(most)} characters` };
}

/** A level that nobody knows stays as it was stated; one that is stated in words alone is known by them. */
function settleLevel(values: Record<string, Value>, given: unknown): void {
  const stated = typeof values.level === 'string' ? values.level : null;
  if (values.cefr !== null) return;
  const unknown = typeof given === 'string' ? toLine(given) : '';
  if (unknown === '') {
    values.cefr = stated === null ? null : findCefrLevel(stated);
    return;
  }
  const said = [stated, unknown].filter((text) => text !== null);
  values.level = [...new Set(said)].join(', ').slice(0, LIMITS.sectionLineMaxLength);
}

function toNumber(count: number): string {
  return count.toLocaleString('en');
}
