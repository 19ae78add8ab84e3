import type { FieldName } from './postings.ts';
import type { StrangersField } from './strangers.ts';

/** What was reached, rounded down: nothing may fall below. Raise them when the rules get better. */
export const FLOORS: Readonly<Record<FieldName, { precision: number; recall: number }>> = {
  country: { precision: 0.99, recall: 0.99 },
  city: { precision: 1, recall: 0.99 },
  // Reached 1: the last misses were mended by these very postings, so that less is held and said.
  pay: { precision: 0.98, recall: 0.95 },
  'work mode': { precision: 1, recall: 0.985 },
  'employment type': { precision: 0.989, recall: 0.989 },
  category: { precision: 0.94, recall: 0.92 },
  language: { precision: 1, recall: 1 },
  'summary: tells the work': { precision: 0.99, recall: 1 },
  'summary: nothing else': { precision: 0.694, recall: 0.7 },
};

/** The same for the postings that were written before any rule was read. */
export const STRANGERS_FLOORS: Readonly<Record<StrangersField, { precision: number; recall: number }>> = {
  'work mode': { precision: 0.99, recall: 0.96 },
  'employment type': { precision: 0.99, recall: 0.94 },
  pay: { precision: 0.99, recall: 0.94 },
  seniority: { precision: 0.94, recall: 0.93 },
  years: { precision: 1, recall: 0.97 },
  visa: { precision: 1, recall: 1 },
  eligibility: { precision: 1, recall: 0.83 },
  'talent pool': { precision: 1, recall: 0.8 },
  'hired for a client': { precision: 1, recall: 1 },
  'name withheld': { precision: 1, recall: 1 },
};
