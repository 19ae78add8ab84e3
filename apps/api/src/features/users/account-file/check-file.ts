import {
  AppError,
  LIMITS,
  type AccountFileList,
  type AccountFileRow,
  type JobIdentity,
} from '@firsthand/contracts';
import { refuseFile, refuseRow, type RowPlace } from './file-refusal.ts';
import { getRule, IMPORTED_LISTS } from './import-rules.ts';
import { toKey } from './job-numbers.ts';
import { readRow, type ListRule, type Looking, type ParentList } from './list-rule.ts';
import type { AccountFile } from './open-account-file.ts';

/** What was found by looking at every row of a file. */
export interface CheckedFile {
  /** Why rows stay out, by list and line. */
  leftOut: Map<AccountFileList, Map<number, string>>;
  /** The jobs that its rows name, each once. */
  identities: NonNullable<JobIdentity>[];
  unclean: Set<string>;
}

interface Checking {
  looking: Looking;
  premium: boolean;
  signal: AbortSignal;
  /** By list, whether the row of this id comes in. */
  parents: Record<ParentList, Map<number, boolean>>;
  identities: Map<string, NonNullable<JobIdentity>>;
}

export const PARENT_STAYED_OUT = 'What they belong to was not brought in either.';

/**
 * Reads every row and every document of a file before anything of it is stored. Throws in words, with list and line, at
 * the first that is wrong. What is beyond the limits of the account is left out.
 */
export async function checkFile(given: {
  file: AccountFile;
  premium: boolean;
  now: Date;
  signal: AbortSignal;
}): Promise<CheckedFile> {
  const { file, now, premium, signal } = given;
  const checking: Checking = {
    looking: { file, now, unclean: new Set() },
    ...{ premium, signal, identities: new Map() },
    parents: { 'job-profiles': new Map(), applications: new Map(), 'application-drafts': new Map() },
  };
  const leftOut: CheckedFile['leftOut'] = new Map();
  for (const list of IMPORTED_LISTS) leftOut.set(list, await checkList(list, checking));
  return {
    leftOut,
    identities: [...checking.identities.values()],
    unclean: checking.looking.unclean,
  };
}

async function checkList(list: AccountFileList, checking: Checking): Promise<Map<number, string>> {
  const { file } = checking.looking;
  const expected = requireCount(file, list);
  const check = createCheck(list, checking);
  const leftOut = new Map<number, string>();
  let line = 0;
  for await (const bytes of file.readLines(list)) {
    checking.signal.throwIfAborted();
    line += 1;
    if (line > expected) break;
    const why = await check(readRow(list, line, bytes), { list, line });
    if (why !== null) leftOut.set(line, why);
  }
  if (line === expected) return leftOut;
  throw refuseFile(
    `${list}.ndjson has ${line > expected ? 'more' : 'fewer'} rows than the ${expected} of contents.json: the file is damaged or was changed. Nothing was brought in.`,
  );
}

/** Gives why a row stays out, row after row of one list. */
function createCheck<List extends AccountFileList>(list: List, checking: Checking) {
  const rule = getRule(list);
  const keys = new Set<string>();
  const countIn = createCount(rule, checking.premium);
  const own = new Map<string, Map<number, boolean>>(Object.entries(checking.parents)).get(list);
  return async (row: AccountFileRow<List>, place: RowPlace): Promise<string | null> => {
    const key = JSON.stringify(rule.key(row));
    if (keys.has(key)) throw refuseRow(place, 'is the same as a row before it.');
    keys.add(key);
    const why =
      checkParent(rule, row, place, checking) ??
      (await inItsPlace(place, () => rule.look?.(row, checking.looking) ?? null)) ??
      countIn(row);
    if ('id' in row && row.id !== undefined) own?.set(row.id, why === null);
    const identity = why === null ? rule.job?.(row) : null;
    if (identity) checking.identities.set(toKey(identity), identity);
    return why;
  };
}

/** Gives why a row stays out once there are as many as there may be. */
function createCount<Row>({ most }: ListRule<Row>, premium: boolean): (row: Row) => string | null {
  const counts = new Map<unknown, number>();
  return (row) => {
    if (!most) return null;
    const of = most.of?.(row);
    const count = (counts.get(of) ?? 0) + 1;
    counts.set(of, count);
    return count > most.count(premium) ? most.why : null;
  };
}

function checkParent<Row>(
  { parent }: ListRule<Row>,
  row: Row,
  place: RowPlace,
  { parents }: Checking,
): string | null {
  if (!parent) return null;
  const comesIn = parents[parent.list].get(parent.id(row));
  if (comesIn !== undefined) return comesIn ? null : PARENT_STAYED_OUT;
  throw refuseRow(place, `belongs to row ${parent.id(row)} of ${parent.list}.ndjson, which has no such row.`);
}

/** What a rule of another call refuses is said with its place in the file. */
async function inItsPlace<Found>(place: RowPlace, look: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof AppError) || error.code.startsWith('account-file')) throw error;
    throw refuseRow(place, error.message);
  }
}

function requireCount({ contents }: AccountFile, list: AccountFileList): number {
  const count = contents.rows[list] ?? 0;
  if (count <= LIMITS.accountFileListMaxRows) return count;
  throw refuseFile(
    `${list}.ndjson has ${count} rows; a list has at most ${LIMITS.accountFileListMaxRows}. Nothing was brought in.`,
  );
}
