import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** Of one node; the one that was not heard of for the longest leaves first. */
const MOST_CLIENTS = 100_000;
/** Rows of a statement. */
const BATCH = 5_000;

interface Count {
  client: string;
  startsAt: number;
  /** What all nodes counted, as far as this one has heard. */
  shared: number;
  /** What this node counted and has not told yet. */
  untold: number;
}

interface CallCountsOptions {
  /** Null: one node has the store to itself, so there is nobody to share with. */
  db: Db | null;
  /** What stands for a client in the store, so that nobody's address does. */
  hash: (client: string) => string;
  now: () => Date;
}

/**
 * How often clients called within spans of the clock. Counting never waits for the store: `share` adds what was counted
 * since and hears what the other nodes have.
 */
export class CallCounts {
  readonly #options: CallCountsOptions;
  readonly #counts = new Map<string, Count>();

  constructor(options: CallCountsOptions) {
    this.#options = options;
  }

  /** Counts a call, and gives how many there were within this span and how long it lasts. */
  add(client: string, spanMs: number): { current: number; ttl: number } {
    const at = this.#options.now().getTime();
    const startsAt = at - (at % spanMs);
    const known = this.#counts.get(client);
    // To the end, where those stand who were heard of last.
    this.#counts.delete(client);
    const count = known?.startsAt === startsAt ? known : { client, startsAt, shared: 0, untold: 0 };
    count.untold += 1;
    this.#counts.set(client, count);
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= MOST_CLIENTS) break;
      this.#counts.delete(oldest);
    }
    return { current: count.shared + count.untold, ttl: startsAt + spanMs - at };
  }

  /** Tells the other nodes what was counted since the last time. What cannot be told now is told with the next. */
  async share(): Promise<void> {
    const { db } = this.#options;
    if (!db) return;
    const untold = [...this.#counts.values()].filter((count) => count.untold > 0);
    for (let from = 0; from < untold.length; from += BATCH) {
      await this.#tell(db, untold.slice(from, from + BATCH));
    }
  }

  /** Forgets what is over, here and in the store; there by the store's clock too, or a node ahead of it would forget for all. */
  async forgetBefore(time: Date): Promise<void> {
    for (const [client, { startsAt }] of this.#counts)
      if (startsAt < time.getTime()) this.#counts.delete(client);
    await this.#options.db
      ?.deleteFrom('call_counts')
      .where('starts_at', '<', sql<Date>`least(${time}, now() - interval '2 minutes')`)
      .execute();
  }

  async #tell(db: Db, counts: readonly Count[]): Promise<void> {
    const told = counts.map((count) => ({
      count,
      calls: count.untold,
      key: this.#options.hash(count.client),
    }));
    // In one order on all nodes, so that none waits for another that waits for it.
    const rows = told.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const { rows: sums } = await sql<{ client: string; starts_at: Date; calls: number }>`
      insert into call_counts (client, starts_at, calls)
      select * from unnest(
        ${rows.map(({ key }) => key)}::text[],
        ${rows.map(({ count }) => new Date(count.startsAt).toISOString())}::timestamptz[],
        ${rows.map(({ calls }) => calls)}::integer[])
      on conflict (starts_at, client) do update set calls = call_counts.calls + excluded.calls
      returning client, starts_at, calls`.execute(db);
    const sumOf = new Map(sums.map(({ client, calls }) => [client, calls]));
    for (const { count, calls, key } of told) {
      count.untold -= calls;
      count.shared = sumOf.get(key) ?? count.shared + calls;
    }
  }
}
