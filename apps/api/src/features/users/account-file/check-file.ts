import { AppError, LIMITS, type AccountFileList, type AccountFileRow } from '@firsthand/contracts';
import type { Keeping } from './checked-file.ts';
import { refuseFile, refuseRow, type RowPlace } from './file-refusal.ts';
import { getRule, IMPORTED_LISTS } from './import-rules.ts';
import { toKey } from './job-numbers.ts';
import { readRow, ROW_BYTES, type ListRule, type Looking, type ParentList } from './list-rule.ts';
import type { AccountFile } from './open-account-file.ts';

/** So many rows of a list stay out, and why. */
export interface LeftOut {
  list: AccountFileList;
  why: string;
  count: number;
}

interface Checking {
  file: AccountFile;
  looking: Looking;
  premium: boolean;
  keep: Keeping;
  /** By list, whether the row of this id comes in. */
  parents: Record<ParentList, Map<number, boolean>>;
  identities: Set<string>;
}

export const PARENT_STAYED_OUT = 'What they belong to was not brought in either.';

/**
 * Reads every row and every document of a file before anything of it is stored, and hands on what comes in. Throws in words,
 * with list and line, at the first that is wrong. What is beyond the limits of the account is left out. Holds its thread: for
 * the process of a room.
 */
export async function checkFile(given: {
  file: AccountFile;
  premium: boolean;
  now: Date;
  keep: Keeping;
}): Promise<LeftOut[]> {
  const { file, keep, now, premium } = given;
  const checking: Checking = {
    looking: { file, now, descriptions: new Map() },
    ...{ file, premium, keep, identities: new Set() },
    parents: { 'job-profiles': new Map(), applications: new Map(), 'application-drafts': new Map() },
  };
  const leftOut: LeftOut[] = [];
  for (const list of IMPORTED_LISTS) {
    const reasons = await checkList(list, checking);
    leftOut.push(...[...reasons].map(([why, count]) => ({ list, why, count })));
  }
  return leftOut;
}

/** Gives how many rows stay out for each reason. */
async function checkList(list: AccountFileList, checking: Checking): Promise<Map<string, number>> {
  const { file, keep } = checking;
  const expected = requireCount(file, list);
  const check = createCheck(list, checking);
  const leftOut = new Map<string, number>();
  let line = 0;
  for await (const bytes of file.readLines(list, getRule(list).bytes ?? ROW_BYTES)) {
    line += 1;
    if (line > expected) break;
    const found = await check(readRow(list, line, bytes), { list, line });
    if ('row' in found) keep.row(list, found.row);
    else leftOut.set(found.why, (leftOut.get(found.why) ?? 0) + 1);
  }
  if (line === expected) return leftOut;
  throw refuseFile(
    `${list}.ndjson has ${line > expected ? 'more' : 'fewer'} rows than the ${expected} of contents.json: the file is damaged or was changed. Nothing was brought in.`,
  );
}

/** Gives each row of one list as it may be kept, or why it stays out. */
function createCheck<List extends AccountFileList>(list: List, checking: Checking) {
  const { identities, keep, looking } = checking;
  const rule = getRule(list);
  const keys = new Set<string>();
  const countIn = createCount(rule, checking.premium);
  const own = new Map<string, Map<number, boolean>>(Object.entries(checking.parents)).get(list);
  return async (
    row: AccountFileRow<List>,
    place: RowPlace,
  ): Promise<{ row: AccountFileRow<List> } | { why: string }> => {
    const key = JSON.stringify(rule.key(row));
    if (keys.has(key)) throw refuseRow(place, 'is the same as a row before it.');
    keys.add(key);
    const why =
      checkParent(rule, row, place, checking) ??
      (await inItsPlace(place, () => rule.look?.(row, looking) ?? null)) ??
      countIn(row);
    if ('id' in row && row.id !== undefined) own?.set(row.id, why === null);
    if (why !== null) return { why };
    const identity = rule.job?.(row);
    if (identity && !identities.has(toKey(identity))) {
      identities.add(toKey(identity));
      keep.job(identity);
    }
    return { row: await inItsPlace(place, () => rule.clean?.(row, looking) ?? row) };
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
    return count > most.count(premium, row) ? most.why : null;
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

function requireCount({ contents }: Pick<AccountFile, 'contents'>, list: AccountFileList): number {
  const count = contents.rows[list] ?? 0;
  if (count <= LIMITS.accountFileListMaxRows) return count;
  throw refuseFile(
    `${list}.ndjson has ${count} rows; a list has at most ${LIMITS.accountFileListMaxRows}. Nothing was brought in.`,
  );
}
