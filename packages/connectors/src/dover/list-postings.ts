import type { Connector, ListContext, ListEnd, ListEvent } from '../contract.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { deliver } from '../reading/deliver.ts';
import { reject, toSeen, type Reject } from '../reading/events.ts';
import { toEnd } from '../reading/list-end.ts';
import { parseBoard, toBoardUrl, toDoverId } from './board-address.ts';
import { listRow } from './payload.ts';
import { readCareersPage, readDepartments, readListPage, SOURCE, type CareersPage } from './read-board.ts';
import { readJob, type ListedJob } from './read-job.ts';

/** Details per reading: the host walls off clients after 25 to 30 requests in a row. */
export const DETAILS_PER_READING = 15;
/** Far above any board seen; a list that never ends is cut off here. */
const MAX_PAGES = 50;

/** Dover's careers pages: a slug leads to a page id, that to a list, and each row to a detail. */
export const dover: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: false, conditionalRequests: false },
  budgets: [{ host: 'app.dover.com', concurrency: 1, minIntervalMs: 1_500 }],
  parseBoard,
  toBoardUrl,
  listPostings,
};

/** What one reading has seen so far. */
interface Progress {
  board: string;
  page: CareersPage;
  ids: Set<string>;
  unidentified: number;
  detailsRead: number;
  detailsLeft: number;
  departments: ReadonlyMap<string, string> | null;
}

async function* listPostings(
  boardAddress: string,
  context: ListContext,
): AsyncGenerator<ListEvent, ListEnd, void> {
  const board = parseBoard(boardAddress);
  const page = await readCareersPage(board, context);
  const progress: Progress = {
    board,
    page,
    ids: new Set(),
    unidentified: 0,
    detailsRead: 0,
    detailsLeft: 0,
    departments: null,
  };
  let offset = 0;
  for (let pages = 1; ; pages += 1) {
    const list = await readListPage(page, offset, context);
    if (pages === 1 && typeof list.count === 'number') yield { kind: 'total', total: list.count };
    const known = progress.ids.size;
    yield* deliverRows(list.results, progress, context);
    offset += list.results.length;
    if (list.next === null || list.next === undefined) return end(progress, findGap(progress, list));
    // The address in `next` is not followed: the offset says the same and stays on this host.
    if (progress.ids.size === known) return end(progress, 'the list went on without anything new');
    if (pages === MAX_PAGES) return end(progress, `the list is longer than ${MAX_PAGES} pages`);
  }
}

async function* deliverRows(
  values: unknown[],
  progress: Progress,
  context: ListContext,
): AsyncGenerator<ListEvent, void, void> {
  const rows: ListedJob[] = [];
  for (const value of values) {
    const identified = identifyRow(value, progress);
    if (identified === null) continue;
    if ('kind' in identified) yield identified;
    else rows.push(identified);
  }
  yield* deliver(rows, context, async (row) => {
    if (progress.detailsRead >= DETAILS_PER_READING) {
      progress.detailsLeft += 1;
      return toSeen(row);
    }
    progress.detailsRead += 1;
    return readJob(row, await describeBoard(row.externalId, progress, context), context);
  });
}

/** A row to be read, a reject, or null for one that stood on the list before. */
function identifyRow(value: unknown, progress: Progress): ListedJob | Reject | null {
  const row = listRow.safeParse(value).data;
  const externalId = toDoverId(row?.id ?? null);
  if (!row || externalId === null) {
    progress.unidentified += 1;
    return reject(null, 'no-id', 'a row of the list has no usable id');
  }
  if (progress.ids.has(externalId)) return null;
  progress.ids.add(externalId);
  if (row.is_sample === true) return reject(externalId, 'sample', `job ${externalId} is a demonstration`);
  if (row.is_published === false) {
    return reject(externalId, 'not-public', `job ${externalId} is not published`);
  }
  return { externalId, fingerprint: toFingerprint(row), row };
}

/** Headings cost a request, so they are read once and only when a detail is wanted. */
async function describeBoard(id: string, progress: Progress, context: ListContext) {
  progress.departments ??= await readDepartments(progress.page, context);
  return {
    boardName: progress.page.name ?? progress.board,
    company: progress.page.name ?? context.company,
    department: progress.departments.get(id) ?? null,
  };
}

function findGap(
  progress: Progress,
  list: { count?: number | null | undefined; next?: string | null | undefined },
) {
  if (progress.unidentified > 0) return `${progress.unidentified} rows could not be told apart`;
  if (list.next === undefined) return 'the list did not say whether it ends here';
  if (typeof list.count === 'number' && progress.ids.size < list.count) {
    return `the list holds ${progress.ids.size} of ${list.count} jobs`;
  }
  return null;
}

/** An unknown slug answers 404, so an empty list is the board's own word. */
function end({ detailsLeft }: Progress, gap: string | null): ListEnd {
  return toEnd(gap, { emptyIsProof: true, detailsLeft });
}
