import {
  toChangedValue,
  toChangeText,
  toPlaceText,
  toValueText,
  type ChangedField,
  type ChangedPlace,
  type ChangedValue,
  type PostingChange,
} from '@firsthand/contracts';
import { describeRewording } from './describe-rewording.ts';
import type { JobRow } from './job-row.ts';

/** What a change is read from: columns as they stand in the database or in a new row, and the places. */
export type DescribedRow = Pick<
  JobRow,
  | 'title'
  | 'company'
  | 'department'
  | 'category'
  | 'category_origin'
  | 'employment_type'
  | 'work_mode'
  | 'pay_min'
  | 'pay_max'
  | 'pay_currency'
  | 'pay_period'
  | 'pay_origin'
  | 'pay_sentence'
  | 'description_text'
  | 'hosted_url'
  | 'apply_url'
  | 'reference'
  | 'language'
> & { published_at: Date | string | null; published_is_day: boolean; places: readonly ChangedPlace[] };

const readers: readonly { field: ChangedField; read: (row: DescribedRow) => ChangedValue | null }[] = [
  { field: 'title', read: (row) => row.title },
  { field: 'company', read: (row) => row.company },
  { field: 'location', read: (row) => row.places },
  { field: 'work_mode', read: (row) => row.work_mode },
  { field: 'employment_type', read: (row) => row.employment_type },
  { field: 'pay', read: readPay },
  { field: 'department', read: (row) => row.department },
  { field: 'category', read: (row) => row.category },
  { field: 'published', read: toPublishedText },
  { field: 'page_address', read: (row) => row.hosted_url },
  { field: 'apply_address', read: (row) => row.apply_url },
  { field: 'reference', read: (row) => row.reference },
  { field: 'language', read: (row) => row.language },
];

/**
 * What a reader of the posting would notice between two versions: what reads the same is no change. Applicant counts and
 * derived fields are left out: they move without the employer having changed the posting.
 */
export function describeChanges(before: DescribedRow, after: DescribedRow): PostingChange[] {
  const changes: PostingChange[] = [];
  for (const { field, read } of readers) {
    const [was, is] = [read(before), read(after)];
    if (field === 'pay' && isOurReading(before, after)) continue;
    if (field === 'category' && isOurSorting(before, after)) continue;
    if (toValueText(field, was) === toValueText(field, is)) continue;
    changes.push({ field, ...toChangedValues(field, was, is) });
  }
  if (before.description_text !== after.description_text) {
    changes.push({
      field: 'description',
      ...describeRewording(before.description_text, after.description_text),
    });
  }
  return changes;
}

/** Of many places only the first are kept: where those are the same, the ones that went and came stand first. */
function toChangedValues(
  field: ChangedField,
  was: ChangedValue | null,
  is: ChangedValue | null,
): Pick<PostingChange, 'before' | 'after'> {
  const kept = { before: toChangedValue(was), after: toChangedValue(is) };
  if (!isPlaces(was) || !isPlaces(is)) return kept;
  if (toChangeText(field, kept.before) !== toChangeText(field, kept.after)) return kept;
  return { before: toChangedValue(putFirst(was, is)), after: toChangedValue(putFirst(is, was)) };
}

function isPlaces(value: ChangedValue | null): value is readonly ChangedPlace[] {
  return Array.isArray(value);
}

function putFirst(places: readonly ChangedPlace[], others: readonly ChangedPlace[]): ChangedPlace[] {
  const known = new Set(others.map(toPlaceText));
  const own = places.filter((place) => !known.has(toPlaceText(place)));
  return [...own, ...places.filter((place) => known.has(toPlaceText(place)))];
}

function readPay(row: DescribedRow): ChangedValue | null {
  if (row.pay_min === null && row.pay_max === null) return null;
  return { min: row.pay_min, max: row.pay_max, currency: row.pay_currency, period: row.pay_period };
}

/** Whether the employer wrote the same words and only we believe them now instead of the field beside them. */
function isOurReading(before: DescribedRow, after: DescribedRow): boolean {
  const isSameSentence = after.pay_sentence !== null && after.pay_sentence === before.pay_sentence;
  return isSameSentence && before.pay_origin !== after.pay_origin;
}

/** Whether we only sort the same title and department otherwise than before. */
function isOurSorting(before: DescribedRow, after: DescribedRow): boolean {
  const isSameWords = after.title === before.title && after.department === before.department;
  return isSameWords && after.category_origin === 'title';
}

function toPublishedText(row: DescribedRow): string | null {
  if (row.published_at === null) return null;
  const iso = new Date(row.published_at).toISOString();
  return row.published_is_day ? iso.slice(0, 10) : iso.replace('.000Z', 'Z');
}
