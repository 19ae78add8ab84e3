import { ConnectorError, TransportError, type ListEvent } from '@firsthand/connectors';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { untilAborted } from '@firsthand/contracts/signals';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { isDatabaseTrouble } from '../database-trouble.ts';
import { loadBoardCountries } from '../store/held-jobs.ts';
import { BATCH_CHARACTERS, saveBatch, type SaveContext } from '../store/save-batch.ts';
import { tidySearchIndex } from '../store/tidy-search-index.ts';
import type { DueTexts } from './due-texts.ts';

/** Texts stored in one transaction. */
const BATCH_TEXTS = 20;

export interface TextReadingOptions {
  db: Db;
  clock: () => Date;
  board: SaveContext['board'];
  texts: DueTexts;
  /** When the board is crawled next: what is left by then waits for that crawl. */
  until: Date;
}

/** What reading texts again brought. */
export interface TextReport {
  read: number;
  /** With a change that a reader would notice. */
  changed: number;
  /** Details that came to nothing, or that the list is asked about again. */
  unread: number;
  /** Why it ended early; null when it did not. */
  failure: string | null;
}

interface Found {
  texts: Extract<ListEvent, { kind: 'posting' }>[];
  /** The employer has taken them down, or they are no postings any more. */
  gone: string[];
  unread: string[];
}

/**
 * Reads texts again behind list rows that did not change, one after the other, and stores what they say. What turns out
 * to be gone is closed by nobody here: the next crawl asks for it once more and decides.
 */
export async function readTexts(options: TextReadingOptions, signal: AbortSignal): Promise<TextReport> {
  const { db, clock, board, until } = options;
  const report: TextReport = { read: 0, changed: 0, unread: 0, failure: null };
  const boardCountries = await loadBoardCountries(db, board.id);
  let found = toNothing();
  const flush = async () => {
    const { texts, gone, unread } = found;
    found = toNothing();
    const context: SaveContext = { board, listHasTexts: false, evidence: { boardCountries }, at: clock() };
    const stored = await storeTexts(db, texts, context);
    for (const { externalId, message } of stored.refused) {
      unread.push(externalId);
      report.failure ??= `${externalId.slice(0, 80)} cannot be stored: ${message}`;
    }
    report.changed += stored.changed;
    await markTried(db, board.id, [...gone, ...unread], context.at);
    if (gone.length > 0) await askListAgain(db, board.id, gone);
    report.read += texts.length - stored.refused.length;
    report.unread += gone.length + unread.length;
  };
  try {
    for (const [externalId, read] of options.texts.readers) {
      if (clock() >= until) break;
      const event = await untilAborted(signal, read);
      // The host has allowed as many details as it does at once.
      if (event.kind === 'seen') break;
      addEvent(found, externalId, event);
      if (isFull(found)) await flush();
      await takeTurn();
    }
  } catch (error) {
    if (signal.aborted) return report;
    if (!(error instanceof ConnectorError || error instanceof TransportError)) throw error;
    report.failure = error.message;
  }
  await flush();
  if (report.changed > 0) await tidySearchIndex(db);
  return report;
}

function isFull({ texts, gone, unread }: Found): boolean {
  if (texts.length + gone.length + unread.length >= BATCH_TEXTS) return true;
  return texts.reduce((sum, { posting }) => sum + posting.descriptionText.length, 0) >= BATCH_CHARACTERS;
}

function toNothing(): Found {
  return { texts: [], gone: [], unread: [] };
}

function addEvent(found: Found, externalId: string, event: ListEvent): void {
  if (event.kind === 'posting') found.texts.push(event);
  else if (event.kind === 'reject' && (event.reason === 'detail-gone' || event.reason === 'not-public')) {
    found.gone.push(externalId);
  } else found.unread.push(externalId);
}

interface Stored {
  changed: number;
  refused: { externalId: string; message: string }[];
}

/** One text that the database refuses must not take its neighbours with it. */
async function storeTexts(db: Db, texts: Found['texts'], context: SaveContext): Promise<Stored> {
  const batch = { postings: [], seen: [], listedIds: [] };
  try {
    return { changed: (await saveBatch(db, { ...batch, texts }, context)).changed, refused: [] };
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
  }
  const stored: Stored = { changed: 0, refused: [] };
  for (const text of texts) {
    try {
      stored.changed += (await saveBatch(db, { ...batch, texts: [text] }, context)).changed;
    } catch (error) {
      if (isDatabaseTrouble(error)) throw error;
      const message = error instanceof Error ? error.message : String(error);
      stored.refused.push({ externalId: text.posting.externalId, message });
    }
  }
  return stored;
}

async function markTried(db: Db, boardId: number, externalIds: readonly string[], at: Date): Promise<void> {
  if (externalIds.length === 0) return;
  await sql`
    update verifications set text_tried_at = ${at}::timestamptz
    from jobs where jobs.id = verifications.job_id
      and jobs.board_id = ${boardId} and jobs.external_id = any(${externalIds}::text[])`.execute(db);
}

/** Makes the next crawl read the list, and of these postings the details, as if their rows had changed. */
async function askListAgain(db: Db, boardId: number, externalIds: readonly string[]): Promise<void> {
  await sql`
    update jobs set fingerprint = ''
    where board_id = ${boardId} and external_id = any(${externalIds}::text[]) and status = 'open'`.execute(
    db,
  );
  await sql`update boards set validator = null where id = ${boardId}`.execute(db);
}
