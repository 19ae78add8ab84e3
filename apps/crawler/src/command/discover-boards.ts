import type { AtsFetch } from '@firsthand/connectors';
import type { BoardName } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { findBoardsInText } from '../boards/find-in-text.ts';
import { formatBoardName } from '../boards/board-name.ts';
import { readPublicPage } from './read-public-page.ts';

export interface DiscoverOptions {
  db: Db;
  fetch: AtsFetch;
  /** Boards that the operator's files name. */
  names: readonly BoardName[];
  /** Pages and sitemaps to be looked through. */
  urls: readonly string[];
  /** Whether the texts of the open jobs are looked through: employers link to their other boards. */
  inPostings: boolean;
  signal?: AbortSignal | undefined;
}

export interface DiscoverReport {
  /** Different boards that were named. */
  named: number;
  /** Those that we did not know; they are read as others of unknown size. */
  added: string[];
  /** Named, and kept out at their employers' wish. */
  keptOut: number;
  /** Addresses that could not be looked through, and why. */
  faults: { url: string; message: string }[];
}

/** Of a sitemap that lists others, as many of these are read. */
const MOST_SITEMAPS = 50;
const TEXTS_AT_ONCE = 200;
const ROWS_AT_ONCE = 5_000;

/**
 * Takes boards that are not known yet from what the operator names: files, pages, sitemaps, or the texts of the jobs we
 * hold. They begin the life of every board: read when their turn comes, and kept if they answer.
 */
export async function discoverBoards(options: DiscoverOptions): Promise<DiscoverReport> {
  const { db, fetch, urls, inPostings, signal } = options;
  const found = new Map(options.names.map((name) => [formatBoardName(name), name]));
  const take = (names: readonly BoardName[]) => {
    for (const name of names) found.set(formatBoardName(name), name);
  };
  const faults: DiscoverReport['faults'] = [];
  for (const url of urls) {
    signal?.throwIfAborted();
    try {
      take(await findBoardsAt(fetch, url, signal));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      faults.push({ url, message: error.message });
    }
  }
  if (inPostings) take(await findBoardsInPostings(db, signal));
  return { ...(await addBoards(db, [...found.values()])), named: found.size, faults };
}

/** What a page names; of a sitemap that lists others, what those name. */
async function findBoardsAt(fetch: AtsFetch, url: string, signal?: AbortSignal): Promise<BoardName[]> {
  const { text, url: readAt } = await readPublicPage(fetch, url);
  const found = await findBoardsInText(text);
  const { host } = new URL(readAt);
  const maps = [...text.matchAll(/<loc>\s{0,20}(https?:\/\/[^\s<]{1,2000}\.xml)\s{0,20}<\/loc>/gi)]
    .flatMap(([, map]) => (map !== undefined && URL.canParse(map) ? [map] : []))
    .filter((map) => new URL(map).host === host)
    .slice(0, MOST_SITEMAPS);
  for (const map of maps) {
    signal?.throwIfAborted();
    found.push(...(await findBoardsInText((await readPublicPage(fetch, map)).text)));
  }
  return found;
}

async function findBoardsInPostings(db: Db, signal?: AbortSignal): Promise<BoardName[]> {
  const found: BoardName[] = [];
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'description_html'])
      .where('id', '>', after)
      .where('status', '=', 'open')
      .orderBy('id')
      .limit(TEXTS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return found;
    after = last.id;
    for (const { description_html: html } of rows) {
      if (html.includes('href')) found.push(...(await findBoardsInText(html)));
    }
  }
}

async function addBoards(
  db: Db,
  names: readonly BoardName[],
): Promise<Pick<DiscoverReport, 'added' | 'keptOut'>> {
  const added: string[] = [];
  let keptOut = 0;
  for (let start = 0; start < names.length; start += ROWS_AT_ONCE) {
    const given = JSON.stringify(names.slice(start, start + ROWS_AT_ONCE));
    const { rows } = await sql<BoardName>`
      insert into boards (source, board, origin, read_by)
      select source, board, 'command', now() + interval '36 hours'
      from json_to_recordset(${given}::json) as given (source text, board text)
      where not exists (
        select from boards where boards.source = given.source and lower(boards.board) = lower(given.board)
      )
      order by source, board
      on conflict (source, board) do nothing
      returning source, board`.execute(db);
    added.push(...rows.map(formatBoardName));
    const { rows: out } = await sql<{ count: number }>`
      select count(*)::integer as count
      from json_to_recordset(${given}::json) as given (source text, board text)
      join boards on boards.source = given.source and lower(boards.board) = lower(given.board)
      where boards.kept_out_at is not null`.execute(db);
    keptOut += out[0]?.count ?? 0;
  }
  return { added, keptOut };
}
