import type { AtsResponse, Connector, ListContext, ListEnd, ListEvent } from '../contract.ts';
import { callAts } from '../http/read-answer.ts';
import { deliver } from '../reading/deliver.ts';
import { toEvent } from '../reading/events.ts';
import { toEnd, toUnchangedEnd, toValidator } from '../reading/list-end.ts';
import { askIsGone } from '../reading/posting-gone.ts';
import { PAGE_SIZE, parseBoard, toBoardUrl, toDetailUrl, toListUrl } from './board-address.ts';
import { createDetailReader, readPage, SOURCE, type DetailReader } from './read-answers.ts';
import { readRow, type ReadableRow } from './to-job.ts';

/** An unknown company is answered like one with no openings. */
const NO_PROOF = { emptyIsProof: false };
/** 50,000 postings; the largest employers have a few thousand. */
const MOST_PAGES = 500;

export const smartrecruiters: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: false, conditionalRequests: true },
  budgets: [{ host: 'api.smartrecruiters.com', concurrency: 4, minIntervalMs: 300 }],
  parseBoard,
  toBoardUrl,
  listPostings,
  isPostingGone: (board, { externalId }, context) =>
    askIsGone(SOURCE, context, {
      url: toDetailUrl(board, externalId),
      headers: { accept: 'application/json' },
    }),
};

/** What was met on the pages; it decides whether the reading proves anything. */
interface Walk {
  ids: Set<string>;
  withoutId: number;
  /** Rows received so far, which is also the next offset. */
  received: number;
  pages: number;
  /** What each page said the total is; a list that moves while it is read proves nothing. */
  totals: Set<number | null>;
}

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  const walk: Walk = { ids: new Set(), withoutId: 0, received: 0, pages: 0, totals: new Set() };
  const details = createDetailReader(board, context);
  let first: AtsResponse | null = null;

  for (;;) {
    context.signal?.throwIfAborted();
    const response = await requestPage(board, walk, context);
    if (!first && response.status === 304 && context.validator) {
      return toUnchangedEnd({ ...NO_PROOF, validator: context.validator });
    }
    const page = readPage(response);
    const total = page.totalFound ?? null;
    if (!first && total !== null) yield { kind: 'total', total };
    first ??= response;

    const known = walk.ids.size + walk.withoutId;
    walk.pages += 1;
    walk.received += page.content.length;
    walk.totals.add(total);
    yield* toEvents(page.content, walk, { details, context });

    const isLast = total === null ? page.content.length < PAGE_SIZE : walk.received >= total;
    const broughtNothing = walk.ids.size + walk.withoutId === known;
    if (isLast || broughtNothing || walk.pages >= MOST_PAGES) break;
  }

  const isOnePage = walk.pages === 1 && walk.ids.size > 0 && details.unreadable() === 0;
  return toEnd(whyIncomplete(walk), { ...NO_PROOF, validator: isOnePage ? toValidator(first) : null });
}

/** Only the first page is asked conditionally: a validator is kept for boards of a single page. */
function requestPage(board: string, walk: Walk, context: ListContext): Promise<AtsResponse> {
  return callAts(SOURCE, context.fetch, {
    url: toListUrl(board, walk.received),
    headers: { accept: 'application/json' },
    validator: walk.pages === 0 ? (context.validator ?? undefined) : undefined,
  });
}

async function* toEvents(
  values: unknown[],
  walk: Walk,
  reading: { details: DetailReader; context: ListContext },
): AsyncGenerator<ListEvent, void, void> {
  const readable: ReadableRow[] = [];
  for (const value of values) {
    const row = readRow(value);
    const { externalId } = row;
    if (externalId === null) walk.withoutId += 1;
    else if (walk.ids.has(externalId)) continue;
    else walk.ids.add(externalId);
    if ('kind' in row) yield row;
    else readable.push(row);
  }
  yield* deliver(readable, reading.context, async (row) => toEvent(row, await reading.details.read(row)));
}

function whyIncomplete({ ids, withoutId, totals, pages }: Walk): string | null {
  if (withoutId > 0) return `${withoutId} rows have no id`;
  if (pages >= MOST_PAGES) return `the list goes on after ${pages} pages`;
  const [total] = totals;
  if (total === undefined || total === null) return 'the list does not say how many postings there are';
  if (totals.size > 1) return `the list changed while it was read (${[...totals].join(', ')} postings)`;
  return ids.size < total ? `the list says ${total} postings and gave ${ids.size}` : null;
}
