import type { z } from 'zod';
import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { callAts, isRedirect, readJson } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { parseBoard, toBoardUrl, toListUrl } from './board-address.ts';
import { listEnvelope, listRow, type ListRow } from './payload.ts';
import { readOpening } from './read-opening.ts';
import { LONGEST_TITLE } from './to-job.ts';

const SOURCE = 'bamboohr';
const ACCEPT_JSON = { accept: 'application/json' };

interface IdentifiedRow {
  externalId: string;
  fingerprint: string;
  row: ListRow;
}

/** BambooHR's public careers pages: one list without dates or texts, one detail per opening. */
export const bamboohr: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: false, conditionalRequests: false },
  budgets: [{ host: '.bamboohr.com', concurrency: 2, minIntervalMs: 1_000 }],
  parseBoard,
  toBoardUrl,
  listPostings,
};

async function* listPostings(
  boardAddress: string,
  context: ListContext,
): AsyncGenerator<ListEvent, ListEnd, void> {
  const board = parseBoard(boardAddress);
  const list = await readList(board, context);
  const total = list.meta?.totalCount ?? null;
  if (total !== null) yield { kind: 'total', total };

  const { rows, unidentified } = identifyRows(list.result);
  for (const message of unidentified) {
    yield { kind: 'reject', externalId: null, reason: 'no-id', message };
  }
  const changed = await context.findChanged(rows);
  for (const row of rows) {
    context.signal?.throwIfAborted();
    if ((row.row.jobOpeningName?.length ?? 0) > LONGEST_TITLE) yield toTooLarge(row);
    else if (changed.has(row.externalId)) yield await readOpening(board, row, context);
    else yield { kind: 'seen', externalId: row.externalId, fingerprint: row.fingerprint };
  }
  return toEnd({ total, listed: rows.length, unidentified: unidentified.length });
}

async function readList(board: string, context: ListContext): Promise<z.infer<typeof listEnvelope>> {
  const request = { url: toListUrl(board), headers: ACCEPT_JSON };
  const response = await callAts(SOURCE, context.fetch, request);
  refuseOtherStatus(board, response);
  const envelope = listEnvelope.safeParse(readJson(SOURCE, response, { what: `the list of ${board}` }));
  if (envelope.success) return envelope.data;
  throw new ConnectorError(SOURCE, 'shape-changed', `the list of ${board} has no rows where they belong`, {
    cause: envelope.error,
  });
}

/** A tenant that is unknown or has its page switched off is sent to BambooHR's own site (302, then HTML with 200). */
function refuseOtherStatus(board: string, response: AtsResponse): void {
  const { status } = response;
  if (status === 200) return;
  if (isRedirect(response) || status === 404 || status === 410) {
    throw new ConnectorError(SOURCE, 'board-gone', `${board} has no careers page (${status})`);
  }
  if (status === 403) throw new ConnectorError(SOURCE, 'rate-limited', `${board} refuses us (403)`);
  throw new ConnectorError(SOURCE, 'shape-changed', `${board} answers ${status} to the list`);
}

function identifyRows(values: unknown[]): { rows: IdentifiedRow[]; unidentified: string[] } {
  const rows = new Map<string, IdentifiedRow>();
  const unidentified: string[] = [];
  for (const [index, value] of values.entries()) {
    const parsed = listRow.safeParse(value);
    const id = parsed.success ? parsed.data.id : null;
    if (!parsed.success || id === null || !/^[\w-]{1,64}$/.test(id)) {
      unidentified.push(`row ${index + 1} of the list has no usable id`);
    } else if (!rows.has(id)) {
      rows.set(id, { externalId: id, fingerprint: toFingerprint(parsed.data), row: parsed.data });
    }
  }
  return { rows: [...rows.values()], unidentified };
}

function toTooLarge({ externalId }: IdentifiedRow): ListEvent {
  const message = `opening ${externalId} has a name of more than ${LONGEST_TITLE} characters`;
  return { kind: 'reject', externalId, reason: 'too-large', message };
}

/** The count beside the list proves it whole. A tenant without openings answers like one without the product. */
function toEnd(seen: { total: number | null; listed: number; unidentified: number }): ListEnd {
  const incompleteReason = findGap(seen);
  return {
    complete: incompleteReason === null,
    incompleteReason,
    unchanged: false,
    emptyIsProof: false,
    validator: null,
  };
}

function findGap({ total, listed, unidentified }: Parameters<typeof toEnd>[0]): string | null {
  if (unidentified > 0) return `${unidentified} rows could not be told apart`;
  if (total === null) return 'the list did not say how many openings there are';
  if (listed < total) return `the list holds ${listed} of ${total} openings`;
  return null;
}
