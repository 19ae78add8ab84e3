import {
  LIMITS,
  PROFILE_SECTION_NAMES,
  PROFILE_SECTIONS,
  readSectionEntry,
  toText,
  type ProfileSection,
  type AnyEntry,
  type SectionField,
} from '@firsthand/contracts';
import type { FoundEntry, ParsedResume } from '@firsthand/resume-parser';
import {
  addSizes,
  findTooMuchOfAll,
  measureEntry,
  measurePlainText,
  type TextSize,
} from '../../../models/text-bounds.ts';
import {
  toDraftValue,
  toLeftOver,
  toPlaces,
  toStorable,
  toWords,
  type DraftValue,
  type LeftOver,
} from './reading-draft.ts';

/** An entry to be stored, in the order of its section. */
export interface DraftEntry {
  section: ProfileSection;
  entry: AnyEntry;
}

interface SectionsDraft {
  summary: string | null;
  entries: DraftEntry[];
  values: DraftValue[];
  leftOver: LeftOver[];
}

/** The summary and the entries that a profile can hold beside so much of experience; the rest is left over with the reason. */
export function readSections({ summary, sections }: ParsedResume, experience: TextSize): SectionsDraft {
  const draft: SectionsDraft = { summary: null, entries: [], values: [], leftOver: [] };
  let size = experience;
  const takeWithin = (more: TextSize): string | null => {
    const all = addSizes(size, more);
    const reason = findTooMuchOfAll(all);
    if (reason === null) size = all;
    return reason;
  };
  if (summary) readSummary(summary, { draft, takeWithin });
  for (const section of PROFILE_SECTION_NAMES) {
    const { heading, most } = PROFILE_SECTIONS[section];
    let count = 0;
    for (const found of sections?.[section] ?? []) {
      const read =
        count >= most
          ? { reason: `${heading} holds at most ${most} entries.` }
          : readEntry(section, found, draft.entries.length);
      const reason = 'reason' in read ? read.reason : takeWithin(measureEntry(read.entry));
      if (reason !== null || 'reason' in read) {
        draft.leftOver.push(leaveEntry(found, reason));
        continue;
      }
      count += 1;
      draft.entries.push({ section, entry: read.entry });
      draft.values.push(...read.values);
      draft.leftOver.push(...read.leftOver);
    }
  }
  return draft;
}

function readSummary(
  found: NonNullable<ParsedResume['summary']>,
  { draft, takeWithin }: { draft: SectionsDraft; takeWithin: (more: TextSize) => string | null },
): void {
  const text = toText(toStorable(found.value));
  if (text === '') return;
  const most = LIMITS.profileSummaryMaxLength;
  const reason =
    text.length > most
      ? `It is longer than the ${most} characters that fit.`
      : takeWithin(measurePlainText(text));
  if (reason !== null) {
    draft.leftOver.push(toLeftOver(found, reason));
    return;
  }
  draft.summary = text;
  draft.values.push(toDraftValue('summary', found, { value: text, note: null }));
}

interface ReadEntry {
  entry: AnyEntry;
  values: DraftValue[];
  leftOver: LeftOver[];
}

/** What of a field cannot be kept is left over; what an entry needs takes the whole entry along. */
function readEntry(
  section: ProfileSection,
  found: FoundEntry,
  index: number,
): ReadEntry | { reason: string } {
  const fields: Record<string, SectionField> = PROFILE_SECTIONS[section].fields;
  const given = new Map(
    Object.entries(found).flatMap(([name, field]) => (field ? [[name, field] as const] : [])),
  );
  const leftOver: LeftOver[] = [];
  for (;;) {
    const values = [...given].map(
      ([name, { value }]) => [name, typeof value === 'string' ? toStorable(value) : value] as const,
    );
    const read = readSectionEntry(section, Object.fromEntries(values));
    if ('entry' in read) {
      const entry = read.entry as AnyEntry;
      return { entry, values: toValues(section, entry, { given, index }), leftOver };
    }
    const wrong = given.get(read.field);
    if (!wrong || fields[read.field]?.isRequired) return { reason: read.fault };
    given.delete(read.field);
    leftOver.push(toLeftOver({ ...wrong, value: String(wrong.value) }, read.fault));
  }
}

type FoundField = NonNullable<FoundEntry[string]>;

function toValues(
  section: ProfileSection,
  entry: AnyEntry,
  { given, index }: { given: ReadonlyMap<string, FoundField>; index: number },
): DraftValue[] {
  const kept = entry as Readonly<Record<string, string | boolean | null>>;
  return [...given].flatMap(([name, found]) => {
    // A level that nobody knows stands among the words.
    const field = name === 'cefr' && kept[name] === null ? 'level' : name;
    const value = kept[field] ?? null;
    if (value === null || value === false) return [];
    const shown = { value: value === true ? 'Yes' : value, note: null };
    return [
      {
        ...toDraftValue('section', { ...found, value: String(found.value) }, shown),
        of: { section, field, index },
      },
    ];
  });
}

/** All of an entry as one piece, so that the person can put it where it belongs. */
function leaveEntry(found: FoundEntry, reason: string | null): LeftOver {
  const parts = Object.values(found).filter((part) => part !== null);
  const texts = parts.flatMap(({ value }) => (typeof value === 'string' ? [toStorable(value).trim()] : []));
  return {
    text: texts.filter((text) => text !== '').join('\n'),
    reason,
    where: toPlaces(parts.flatMap((part) => part.where)),
    ...toWords(parts[0] ?? {}),
  };
}
