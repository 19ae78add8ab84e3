import type { FormField } from '@firsthand/contracts';
import type { HeldEducation, HeldExperience } from '../../contract.ts';
import { findOption, isDay, toAcceptedValue } from '../../fill/accept-value.ts';
import type { EntryPart } from './entry-parts.ts';
import { findDegreeOption } from './find-degree-option.ts';

export type HeldEntry = HeldExperience | HeldEducation;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** What of an entry goes into a field that asks for one part of it; null where the field does not take it. */
export function toPartValue(field: FormField, part: EntryPart, entry: HeldEntry): string | string[] | null {
  const text = readPart(part, entry);
  if (text === null) return null;
  if (field.kind === 'date') {
    const day = part === 'from' ? entry.from : entry.to;
    return day !== null && isDay(day) ? day : null;
  }
  if (!part.endsWith('-month')) {
    // A list that is not open tells no choices.
    if (field.options.length === 0) return toAcceptedValue(field, text);
    return findOption(field, text) ?? (part === 'degree' ? findDegreeOption(field, text) : null);
  }
  const spelled = spellMonth(text);
  if (field.options.length > 0)
    return spelled.map((one) => findOption(field, one)).find((value) => value !== null) ?? null;
  const asksDigits = field.kind === 'number' || /\bmm\b/i.test(field.label);
  return toAcceptedValue(field, asksDigits ? toDigits(text) : text);
}

/** A part of an entry as people write it; null where it is not known. */
export function readPart(part: EntryPart, entry: HeldEntry): string | null {
  switch (part) {
    case 'from':
      return toMonthOfYear(entry.from);
    case 'to':
      return toMonthOfYear(entry.to);
    case 'from-year':
      return entry.from?.slice(0, 4) ?? null;
    case 'to-year':
      return entry.to?.slice(0, 4) ?? null;
    case 'from-month':
      return toMonth(entry.from);
    case 'to-month':
      return toMonth(entry.to);
    case 'current':
      return 'isCurrent' in entry && entry.isCurrent ? 'Yes' : null;
    default:
      return (entry as Partial<Record<EntryPart, string | null>>)[part] ?? null;
  }
}

/** `2019-03` → "03/2019", which both sides of the ocean read alike. */
function toMonthOfYear(date: string | null): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? [];
  return year === undefined || month === undefined ? date : `${month}/${year}`;
}

/** `2019-03` → "March" */
function toMonth(date: string | null): string | null {
  return MONTHS[Number(date?.slice(5, 7)) - 1] ?? null;
}

function toDigits(month: string): string {
  return String(MONTHS.indexOf(month) + 1).padStart(2, '0');
}

/** In the ways in which lists of months name one. */
function spellMonth(month: string): string[] {
  const digits = toDigits(month);
  const [number, short] = [String(Number(digits)), month.slice(0, 3)];
  const pairs = [digits, number].flatMap((one) => [
    `${one} - ${month}`,
    `${one} – ${month}`,
    `${one} ${month}`,
  ]);
  return [
    month,
    short,
    `${short}.`,
    ...(month === 'September' ? ['Sept', 'Sept.'] : []),
    digits,
    number,
    ...pairs,
  ];
}
