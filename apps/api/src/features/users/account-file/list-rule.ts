import {
  ACCOUNT_FILE_LISTS,
  type AccountFileList,
  type AccountFileRow,
  type JobIdentity,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { readInput } from '../../../http/validate-input.ts';
import type { CheckedFile } from './checked-file.ts';
import type { TextSize } from '../../../models/text-bounds.ts';
import { findFlaw } from './find-flaw.ts';
import { refuseRow } from './file-refusal.ts';
import type { JobNumbers } from './job-numbers.ts';
import { parseJson, type Documents } from './open-account-file.ts';

export type ParentList = 'job-profiles' | 'applications' | 'application-drafts';

/** What a row is looked at with before anything is stored. */
export interface Looking {
  file: Documents;
  now: Date;
  /** How much there is of descriptions, entries and summary in each job profile of the file so far. */
  descriptions: Map<number, TextSize>;
}

/** What is different here from what it was there, each counted. */
export type NoteKind = 'job-elsewhere' | 'instant' | 'under-way' | 'profile-gone';

/** What rows are stored with, in one transaction. */
export interface Storing {
  file: CheckedFile;
  now: Date;
  tx: Executor;
  userId: number;
  premium: boolean;
  jobs: JobNumbers;
  /** The numbers that rows of the file have here. */
  profiles: Map<number, number>;
  experience: Map<number, number>;
  entries: Map<number, number>;
  applications: Map<number, number>;
  drafts: Map<number, number>;
  note: (kind: NoteKind) => void;
}

/**
 * How the rows of a list come in: each is looked at in a process apart, and stored from what that left, here. What takes
 * time belongs into `look` and `clean`.
 */
export interface ListRule<Row> {
  /** For people, as in "3 saved jobs". */
  name: string;
  /** What no two rows have in common. */
  key: (row: Row) => unknown;
  /** Of a row as JSON; default `ROW_BYTES`. As much as the calls that write such rows let be there. */
  bytes?: number;
  /** To what the row belongs; with it, it stays out. */
  parent?: { list: ParentList; id: (row: Row) => number };
  /** How many may come in, of each `of`. */
  most?: { count: (premium: boolean, row: Row) => number; of?: (row: Row) => unknown; why: string };
  /** The job that it names. */
  job?: (row: Row) => JobIdentity;
  /** Throws in words for what is wrong; gives why the row stays out. */
  look?: (row: Row, looking: Looking) => Promise<string | null> | string | null;
  /** The row as it may be kept: without what no page may show, and as the call that saves such rows writes it. */
  clean?: (row: Row, looking: Looking) => Row;
  /** Gives why the row stayed out after all. */
  store: (row: Row, storing: Storing) => Promise<string | null>;
}

/** Lines of text, a few hundred characters each, and an address or two. */
export const ROW_BYTES = 256 * 1_024;
/** A row that holds the copy of a posting. */
export const POSTING_BYTES = 2 * 1_024 * 1_024;

/** The rules of these lists, in the order in which they refer to each other. */
export type ListRules<List extends AccountFileList> = { [Name in List]: ListRule<AccountFileRow<Name>> };

/** Reads a line by the schema of its list; refuses it in words that name the line. */
export function readRow<List extends AccountFileList>(
  list: List,
  line: number,
  bytes: Buffer,
): AccountFileRow<List> {
  const given = parseJson(bytes);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refuseRow({ list, line }, 'is no JSON object.');
  const flaw = findFlaw(given);
  if (flaw !== null) throw refuseRow({ list, line }, flaw);
  const read = readInput(ACCOUNT_FILE_LISTS[list], given);
  if ('error' in read) throw refuseRow({ list, line }, read.error.message);
  return read.value as AccountFileRow<List>;
}
