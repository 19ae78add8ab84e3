import { CONNECTORS } from '@firsthand/connectors';
import { SOURCES, type BoardLife, type Source } from '@firsthand/contracts';
import { LANES, planCrawls, scheduleNext, syncBoards, toLife, type BoardRow } from '@firsthand/crawler';
import { migrate, openDatabase, type Db } from '@firsthand/database';
import { sql } from 'kysely';
import { createRandom } from '../corpus/random.ts';
import { EventQueue } from './event-queue.ts';
import { createMarket, type MarketBoard } from './market.ts';
import { SimulatedCrawls, type CrawlEnd, type Traffic } from './simulated-crawls.ts';

const HOUR_S = 3_600;
/** Boards of each lane that are queued ahead, so that the plan need not be asked for every single one. */
const AHEAD = 60;
/** Between looks whether a lane ran empty. */
const LOOK_EVERY_S = 5;
const SAMPLE_EVERY_S = 900;

interface Board {
  id: number;
  market: MarketBoard;
  life: BoardLife;
  lifeSince: number;
  intervalSeconds: number;
  failuresInARow: number;
  lastSuccess: number | null;
  held: number;
}

interface Done {
  id: number;
  next: number;
  read_by: number;
  life: BoardLife;
}

interface Sample {
  hours: number;
  boards: number;
  postings: number;
  /** Ages in seconds of the verification of open postings, by which they are shown. */
  median: number;
  p95: number;
}

export interface MarketFigures {
  boards: number;
  /** Open postings of all boards that live. */
  postings: number;
  /** Hours until each board was tried once, null when it did not come to that; and until half and nine tenths were held. */
  firstRound: number | null;
  half: number | null;
  ninety: number | null;
  /** Postings held after a minute and after an hour. */
  afterMinute: number;
  afterHour: number;
  /** Hours from then until each board with postings was read once more. */
  secondRound: number | null;
  samples: Sample[];
  traffic: Map<Source, Traffic>;
  lives: Map<BoardLife, number>;
  /** Milliseconds that the plan took, on average, and how often it was asked. */
  planMs: number;
  plans: number;
}

/** Runs the plan over an invented market of these boards for so many hours, as fast as the machine can. */
export async function simulateMarket(
  rows: readonly BoardRow[],
  { hours, seed }: { hours: number; seed: number },
): Promise<MarketFigures> {
  const database = await openDatabase({ kind: 'memory' });
  try {
    await migrate(database.db);
    await syncBoards(database.db, rows, 'file');
    return await simulate(database.db, rows, { hours, seed });
  } finally {
    await database.close();
  }
}

async function simulate(
  db: Db,
  rows: readonly BoardRow[],
  { hours, seed }: { hours: number; seed: number },
): Promise<MarketFigures> {
  const random = createRandom(seed + 1);
  const boards = await loadBoards(db, createMarket(rows, seed));
  const startedAt = Date.now();
  const toDate = (seconds: number) => new Date(startedAt + seconds * 1_000);
  const events = new EventQueue();
  const budgets = SOURCES.flatMap((source) => CONNECTORS[source].budgets);
  const crawls = new SimulatedCrawls({ events, budgets, random });
  const lanes = new Map(SOURCES.map((source) => [source, { queue: [] as Board[], running: 0 }]));
  const done: Done[] = [];
  const progress = new Progress(boards);

  const finish = (board: Board, end: CrawlEnd) => {
    const report = {
      ...{ outcome: end.gone ? ('failed' as const) : ('complete' as const), requests: end.requests },
      ...{ failure: end.gone ? ('board-gone' as const) : null, detailsLeft: 0, retryAfterSeconds: null },
      ...{ created: end.created, changed: end.changed, closed: 0, reopened: 0 },
    };
    const state = {
      ...{ life: board.life, lifeSince: toDate(board.lifeSince), failuresInARow: board.failuresInARow },
      lastSuccessAt: board.lastSuccess === null ? null : toDate(board.lastSuccess),
    };
    const openJobs = board.market.jobs ?? 0;
    const life = toLife(state, report, openJobs, toDate(events.now));
    const schedule = scheduleNext(
      { ...state, intervalSeconds: board.intervalSeconds },
      report,
      { life, openJobs },
      { random },
    );
    if (life !== board.life) board.lifeSince = events.now;
    board.life = life;
    board.intervalSeconds = schedule.intervalSeconds;
    board.failuresInARow = schedule.failuresInARow;
    progress.note(board, end, events.now);
    const next = events.now + schedule.waitSeconds;
    done.push({ id: board.id, next, read_by: next + schedule.slackSeconds, life });
  };
  const fill = (source: Source) => {
    const lane = lanes.get(source);
    while (lane && lane.running < LANES[source]) {
      const board = lane.queue.shift();
      if (!board) return;
      lane.running += 1;
      const since = board.lastSuccess === null ? 0 : events.now - board.lastSuccess;
      crawls.read(board.market, board.held, since, (end) => {
        lane.running -= 1;
        ended.add(source);
        finish(board, end);
        fill(source);
      });
    }
  };

  const byId = new Map(boards.map((board) => [board.id, board]));
  const ended = new Set<Source>();
  let plans = 0;
  let planMs = 0;
  for (let now = 0; now < hours * HOUR_S; now += LOOK_EVERY_S) {
    events.runUntil(now);
    progress.sample(now);
    const short = SOURCES.filter((source) => (lanes.get(source)?.queue.length ?? 0) < LANES[source]);
    // Where little is due a lane stays short; then the plan is asked as seldom as nobody would notice.
    const looked = now % 60 === 0 ? short : short.filter((source) => ended.has(source));
    if (looked.length === 0) continue;
    ended.clear();
    const began = performance.now();
    await store(db, done.splice(0), toDate);
    await planCrawls(db, toDate(now), {
      lanes: Object.fromEntries(looked.map((source) => [source, LANES[source] * AHEAD])),
    });
    for (const id of await takeQueued(db)) {
      const board = byId.get(id);
      if (board) lanes.get(board.market.source)?.queue.push(board);
    }
    planMs += performance.now() - began;
    plans += 1;
    for (const source of SOURCES) fill(source);
  }
  return { ...progress.figures(), traffic: crawls.traffic, plans, planMs: planMs / Math.max(1, plans) };
}

async function loadBoards(db: Db, market: readonly MarketBoard[]): Promise<Board[]> {
  const stored = await db.selectFrom('boards').select(['id', 'source', 'board']).execute();
  const ids = new Map(stored.map(({ id, source, board }) => [`${source}:${board}`, id]));
  return market.flatMap((one) => {
    const id = ids.get(`${one.source}:${one.board}`);
    if (id === undefined) return [];
    return [
      {
        ...{ id, market: one, life: 'unknown' as const, lifeSince: 0, held: 0 },
        ...{ intervalSeconds: HOUR_S, failuresInARow: 0, lastSuccess: null },
      },
    ];
  });
}

/** Writes down what the readings gave, as `storeOutcome` does one by one, and takes their tasks out of the queue. */
async function store(db: Db, done: readonly Done[], toDate: (seconds: number) => Date): Promise<void> {
  if (done.length === 0) return;
  const given = JSON.stringify(
    done.map(({ id, next, read_by: readBy, life }) => ({
      id,
      life,
      next: toDate(next),
      read_by: toDate(readBy),
    })),
  );
  await sql`
    update boards set next_crawl_at = given.next, read_by = given.read_by, life = given.life
    from json_to_recordset(${given}::json)
      as given (id bigint, next timestamptz, read_by timestamptz, life text)
    where boards.id = given.id`.execute(db);
  await sql`delete from tasks where key in (
    select id from json_to_recordset(${given}::json) as given (id text))`.execute(db);
}

/** Those that were queued since the last time, in order. */
async function takeQueued(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update tasks set leased_by = 'market' where leased_by is null returning key::bigint as id`.execute(db);
  return rows.map(({ id }) => id);
}

class Progress {
  readonly #boards: readonly Board[];
  readonly #total: number;
  readonly #tried = new Set<number>();
  readonly #again = new Set<number>();
  readonly #living: number;
  readonly #samples: Sample[] = [];
  #held = 0;
  #firstRound: number | null = null;
  #secondRound: number | null = null;
  #half: number | null = null;
  #ninety: number | null = null;
  #afterMinute = 0;
  #afterHour = 0;
  #sampledAt = 0;

  constructor(boards: readonly Board[]) {
    this.#boards = boards;
    this.#total = boards.reduce((sum, { market }) => sum + (market.jobs ?? 0), 0);
    this.#living = boards.filter(({ market }) => (market.jobs ?? 0) > 0).length;
  }

  note(board: Board, end: CrawlEnd, now: number): void {
    this.#tried.add(board.id);
    this.#firstRound ??= this.#tried.size === this.#boards.length ? now : null;
    if (end.gone) return;
    this.#held += end.created;
    if (this.#firstRound !== null && now > this.#firstRound && board.held > 0) this.#again.add(board.id);
    this.#secondRound ??=
      this.#again.size === this.#living && this.#firstRound !== null ? now - this.#firstRound : null;
    this.#half ??= this.#held >= this.#total / 2 ? now : null;
    this.#ninety ??= this.#held >= this.#total * 0.9 ? now : null;
    board.held = board.market.jobs ?? 0;
    board.lastSuccess = now;
  }

  sample(now: number): void {
    if (now <= 60) this.#afterMinute = this.#held;
    if (now <= HOUR_S) this.#afterHour = this.#held;
    if (now - this.#sampledAt < SAMPLE_EVERY_S) return;
    this.#sampledAt = now;
    const ages = this.#boards
      .filter(({ held, lastSuccess }) => held > 0 && lastSuccess !== null)
      .map(({ held, lastSuccess }) => ({ age: now - (lastSuccess ?? now), held }))
      .sort((one, other) => one.age - other.age);
    const at = (share: number) => {
      let left = ages.reduce((sum, { held }) => sum + held, 0) * share;
      return ages.find(({ held }) => (left -= held) <= 0)?.age ?? 0;
    };
    this.#samples.push({
      ...{ hours: now / HOUR_S, boards: this.#tried.size, postings: this.#held },
      ...{ median: at(0.5), p95: at(0.95) },
    });
  }

  figures(): Omit<MarketFigures, 'traffic' | 'plans' | 'planMs'> {
    const toHours = (seconds: number | null) => (seconds === null ? null : seconds / HOUR_S);
    const lives = new Map<BoardLife, number>();
    for (const { life } of this.#boards) lives.set(life, (lives.get(life) ?? 0) + 1);
    return {
      ...{ boards: this.#boards.length, postings: this.#total, samples: this.#samples, lives },
      ...{ firstRound: toHours(this.#firstRound), secondRound: toHours(this.#secondRound) },
      ...{ half: toHours(this.#half), ninety: toHours(this.#ninety) },
      ...{ afterMinute: this.#afterMinute, afterHour: this.#afterHour },
    };
  }
}

/** As tables for the terminal and docs/scaling.md. */
export function describeMarket(figures: MarketFigures): string[][][] {
  const count = (value: number) => Math.round(value).toLocaleString('en');
  const hours = (value: number | null) => (value === null ? 'not reached' : `${value.toFixed(1)} h`);
  const minutes = (seconds: number) => `${Math.round(seconds / 60)} min`;
  const { traffic } = figures;
  return [
    [
      ['of the market', 'figure'],
      ['boards; postings on them', `${count(figures.boards)}; ${count(figures.postings)}`],
      ['held after a minute; after an hour', `${count(figures.afterMinute)}; ${count(figures.afterHour)}`],
      ['half held after; nine tenths', `${hours(figures.half)}; ${hours(figures.ninety)}`],
      ['first round: every board tried', hours(figures.firstRound)],
      ['second round: every board with postings again', hours(figures.secondRound)],
      ['lives at the end', [...figures.lives].map(([life, boards]) => `${life} ${count(boards)}`).join(', ')],
      ['the plan: times asked, ms each', `${count(figures.plans)}; ${figures.planMs.toFixed(0)}`],
    ],
    [
      ['system', 'requests', 'answered 429', 'MB'],
      ...[...traffic].map(([source, { requests, throttled, kilobytes }]) => [
        source,
        ...[count(requests), count(throttled), count(kilobytes / 1_024)],
      ]),
    ],
    [
      ['after', 'boards tried', 'postings held', 'verified: median ago', 'p95 ago'],
      ...figures.samples
        .filter(({ hours: at }) => [1, 4, 12, 24, 36, 48, 60, 72].some((hour) => Math.abs(at - hour) < 0.13))
        .map((sample) => [
          ...[hours(sample.hours), count(sample.boards), count(sample.postings)],
          ...[minutes(sample.median), minutes(sample.p95)],
        ]),
    ],
  ];
}
