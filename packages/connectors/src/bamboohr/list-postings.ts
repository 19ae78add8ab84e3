import type { z } from 'zod';
import type { AtsResponse, Connector, ListContext, ListEnd, ListEvent } from '../contract.ts';
import { callAts, readDocument, requireListAnswer } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { deliver } from '../reading/deliver.ts';
import { reject, type ListedRow, type Reject } from '../reading/events.ts';
import { toEnd } from '../reading/list-end.ts';
import { askIsGone } from '../reading/posting-gone.ts';
import { LONGEST_TITLE } from '../reading/title.ts';
import { parseBoard, toBoardUrl, toDetailUrl, toListUrl } from './board-address.ts';
import { listEnvelope, listRow, type ListRow } from './payload.ts';
import { readOpening } from './read-opening.ts';

const SOURCE = 'bamboohr';
const ACCEPT_JSON = { accept: 'application/json' };

interface IdentifiedRow extends ListedRow {
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
  isPostingGone: (board, { externalId }, context) =>
    askIsGone(SOURCE, context, { url: toDetailUrl(board, externalId), headers: ACCEPT_JSON }),
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
  for (const message of unidentified) yield reject(null, 'no-id', message);
  const readable = rows.map((row) => refuseLongName(row) ?? row);
  yield* deliver(readable, context, (row) => readOpening(board, row, context));
  // A tenant without openings answers like one without the product.
  const gap = findGap({ total, listed: rows.length, unidentified: unidentified.length });
  return toEnd(gap, { emptyIsProof: false });
}

async function readList(board: string, context: ListContext): Promise<z.infer<typeof listEnvelope>> {
  const request = { url: toListUrl(board), headers: ACCEPT_JSON };
  const response = await callAts(SOURCE, context.fetch, request);
  refuseOtherStatus(board, response);
  return readDocument(SOURCE, response, {
    schema: listEnvelope,
    what: `the list of ${board}`,
    otherwise: `the list of ${board} has no rows where they belong`,
  });
}

/** A tenant that is unknown or has its page switched off is sent to BambooHR's own site (302, then HTML with 200). */
function refuseOtherStatus(board: string, response: AtsResponse): void {
  const { status } = response;
  requireListAnswer(SOURCE, response, {
    gone: `${board} has no careers page (${status})`,
    refused: `${board} refuses us (403)`,
    otherwise: `${board} answers ${status} to the list`,
  });
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

function refuseLongName({ externalId, row }: IdentifiedRow): Reject | null {
  if ((row.jobOpeningName?.length ?? 0) <= LONGEST_TITLE) return null;
  const message = `opening ${externalId} has a name of more than ${LONGEST_TITLE} characters`;
  return reject(externalId, 'too-large', message);
}

/** The count beside the list proves it whole. */
function findGap({
  total,
  listed,
  unidentified,
}: {
  total: number | null;
  listed: number;
  unidentified: number;
}): string | null {
  if (unidentified > 0) return `${unidentified} rows could not be told apart`;
  if (total === null) return 'the list did not say how many openings there are';
  if (listed < total) return `the list holds ${listed} of ${total} openings`;
  return null;
}
