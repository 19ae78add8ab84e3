import { toPayText } from '@firsthand/contracts';
import { describeRewording } from './describe-rewording.ts';
import type { JobRow } from './job-row.ts';

/** One line of a posting's history: what was different, as a person reads it. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The columns a change is read from, as they stand in the database or in a new row. */
export type DescribedRow = Pick<
  JobRow,
  | 'title'
  | 'company'
  | 'department'
  | 'category'
  | 'employment_type'
  | 'work_mode'
  | 'location_text'
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
> & { published_at: Date | string | null; published_is_day: boolean };

/** Characters of a value that are kept in the history. */
const VALUE_MAX_LENGTH = 300;

const MODE_WORDS: Readonly<Record<string, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  on_site: 'On-site',
};

const readers: readonly { field: string; read: (row: DescribedRow) => string | null }[] = [
  { field: 'title', read: (row) => row.title },
  { field: 'company', read: (row) => row.company },
  { field: 'location', read: (row) => row.location_text },
  { field: 'work mode', read: (row) => row.work_mode && (MODE_WORDS[row.work_mode] ?? row.work_mode) },
  { field: 'employment type', read: (row) => row.employment_type && toWords(row.employment_type) },
  { field: 'pay', read: readPay },
  { field: 'department', read: (row) => row.department },
  { field: 'category', read: (row) => row.category },
  { field: 'published', read: toPublishedText },
  { field: 'page address', read: (row) => row.hosted_url },
  { field: 'apply address', read: (row) => row.apply_url },
  { field: 'reference', read: (row) => row.reference },
  { field: 'language', read: (row) => row.language },
];

/**
 * What a reader of the posting would notice between two versions. Applicant counts and derived fields are left out:
 * they move without the employer having changed the posting.
 */
export function describeChanges(before: DescribedRow, after: DescribedRow): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const { field, read } of readers) {
    const [was, is] = [read(before), read(after)];
    if (field === 'pay' && isOurReading(before, after)) continue;
    if (was !== is) changes.push({ field, before: shorten(was), after: shorten(is) });
  }
  if (before.description_text !== after.description_text) {
    changes.push({
      field: 'description',
      ...describeRewording(before.description_text, after.description_text),
    });
  }
  return changes;
}

/** 'full_time' → "Full-time" */
function toWords(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', '-');
}

function readPay(row: DescribedRow): string | null {
  return toPayText({
    min: row.pay_min,
    max: row.pay_max,
    currency: row.pay_currency,
    period: row.pay_period,
  });
}

/** Whether the employer wrote the same words and only we believe them now instead of the field beside them. */
function isOurReading(before: DescribedRow, after: DescribedRow): boolean {
  const isSameSentence = after.pay_sentence !== null && after.pay_sentence === before.pay_sentence;
  return isSameSentence && before.pay_origin !== after.pay_origin;
}

function toPublishedText(row: DescribedRow): string | null {
  if (row.published_at === null) return null;
  const iso = new Date(row.published_at).toISOString();
  return row.published_is_day ? iso.slice(0, 10) : iso.replace('.000Z', 'Z');
}

function shorten(text: string | null): string | null {
  return text === null || text.length <= VALUE_MAX_LENGTH ? text : `${text.slice(0, VALUE_MAX_LENGTH - 1)}…`;
}
