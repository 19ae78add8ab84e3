import { setTimeout as sleep } from 'node:timers/promises';
import type { AtsFetch } from '@firsthand/connectors';
import type { Telemetry } from '@firsthand/contracts';
import { createOwner, startClock, type Db } from '@firsthand/database';
import { formatBoardName, parseBoardName, type Connectors } from '../boards/board-name.ts';
import { withBoardLease } from '../crawl/board-lease.ts';
import { crawlBoard, type TextReading } from '../crawl/crawl-board.ts';
import { isSuccess, type CrawlReport } from '../crawl/crawl-report.ts';
import { findDueBoards, requireNamedBoard, type NamedBoard } from './find-boards.ts';
import { findOtherCrawl } from './find-other-crawl.ts';

/** What happens while the command runs. `board` is the name as it is written on the command line. */
export type CrawlEvent =
  | { kind: 'fault'; name: string; message: string }
  | { kind: 'planned'; boards: string[] }
  | { kind: 'started'; board: string; company: string | null }
  /** Another process crawls the board; its result is awaited. */
  | { kind: 'waiting'; board: string }
  | { kind: 'progress'; board: string; read: number; total: number | null }
  | { kind: 'finished'; board: string; report: CrawlReport };

export interface CrawlCommandOptions {
  db: Db;
  fetch: AtsFetch;
  /** `source:board` each; none means every board that is due. */
  names: readonly string[];
  onEvent: (event: CrawlEvent) => void;
  clock?: () => Date;
  /** Default: all nine. */
  connectors?: Connectors;
  /** Boards at once; default 4. */
  concurrency?: number;
  intervalOverrideSeconds?: number | undefined;
  signal?: AbortSignal;
  /** Told of the readings; default: nobody is. */
  telemetry?: Telemetry | undefined;
}

export interface CommandResult {
  /** False when a name was no board, or a board failed or answered less than a whole list: the command exits with an error. */
  ok: boolean;
  /** In the order in which the boards were named or due. */
  reports: CrawlReport[];
  faults: { name: string; message: string }[];
  /** Of these boards those that are paused: read all the same where they were named, else passed over. */
  paused: string[];
}

const LEASE_SECONDS = 30;
const LOOK_AGAIN_MS = 500;

/**
 * Crawls the named boards once, whether they are paused or not, or every due one that is not paused. A board we do not know is added. One that another process is
 * crawling is not read a second time: its result is awaited and reported. Throws only when the database is lost.
 */
export async function runCrawlCommand(options: CrawlCommandOptions): Promise<CommandResult> {
  const { db, onEvent } = options;
  const isNamed = options.names.length > 0;
  const { boards: found, faults } = isNamed
    ? await findNamedBoards(options)
    : { boards: await findDueBoards(db, (options.clock ?? (await startClock(db)))()), faults: [] };
  const paused = found.filter((board) => board.paused_at !== null);
  const boards = isNamed ? found : found.filter((board) => board.paused_at === null);
  onEvent({ kind: 'planned', boards: boards.map(formatBoardName) });

  const owner = createOwner();
  const reports: (CrawlReport | undefined)[] = boards.map(() => undefined);
  const waiting = [...boards.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next && !options.signal?.aborted; next = waiting.shift()) {
      reports[next[0]] = await crawlOne(options, next[1], owner);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 4 }, work));
  const done = reports.filter((report) => report !== undefined);
  const interrupted = done.length < boards.length;
  return {
    ok: faults.length === 0 && !interrupted && done.every(isSuccess),
    reports: done,
    faults,
    paused: paused.map(formatBoardName),
  };
}

async function findNamedBoards(
  options: CrawlCommandOptions,
): Promise<{ boards: NamedBoard[]; faults: CommandResult['faults'] }> {
  const boards = new Map<number, NamedBoard>();
  const faults: CommandResult['faults'] = [];
  for (const text of options.names) {
    try {
      const name = parseBoardName(text, options.connectors);
      const board = await requireNamedBoard(options.db, name);
      boards.set(board.id, board);
    } catch (error) {
      if (!(error instanceof Error) || 'code' in error) throw error;
      faults.push({ name: text, message: error.message });
      options.onEvent({ kind: 'fault', name: text, message: error.message });
    }
  }
  return { boards: [...boards.values()], faults };
}

async function crawlOne(
  options: CrawlCommandOptions,
  board: NamedBoard,
  owner: string,
): Promise<CrawlReport> {
  const { db, onEvent } = options;
  const clock = options.clock ?? (await startClock(db));
  const name = formatBoardName(board);
  const askedAt = clock();
  onEvent({ kind: 'started', board: name, company: board.company });
  let waited = false;
  for (;;) {
    const other = waited ? await findOtherCrawl(db, board.id, askedAt) : undefined;
    const report = other ?? (await crawlHeld(options, board, owner));
    if (report) {
      onEvent({ kind: 'finished', board: name, report });
      return report;
    }
    if (!waited) onEvent({ kind: 'waiting', board: name });
    waited = true;
    await sleep(LOOK_AGAIN_MS, undefined, options.signal ? { signal: options.signal } : {});
  }
}

/** Undefined when another process holds the board. */
function crawlHeld(
  options: CrawlCommandOptions,
  board: NamedBoard,
  owner: string,
): Promise<CrawlReport | undefined> {
  const { db, fetch, onEvent, clock, connectors, intervalOverrideSeconds } = options;
  const lease = { owner, leaseSeconds: LEASE_SECONDS, signal: options.signal };
  return withBoardLease(db, board.id, lease, async (signal) => {
    const texts: TextReading[] = [];
    const report = await crawlBoard({
      db,
      fetch,
      boardId: board.id,
      signal,
      onTextsDue: (reading) => texts.push(reading),
      intervalOverrideSeconds,
      telemetry: options.telemetry,
      onProgress: ({ read, total }) => {
        onEvent({ kind: 'progress', board: formatBoardName(board), read, total });
      },
      ...(clock ? { clock } : {}),
      ...(connectors ? { connectors } : {}),
    });
    for (const reading of texts) report.texts = await reading.run(signal);
    return report;
  });
}
