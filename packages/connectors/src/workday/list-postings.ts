import type { Connector, ListContext, ListEnd, ListEvent } from '../contract.ts';
import { toEnd } from '../reading/list-end.ts';
import { parseBoard, readBoard, toBoardUrl } from './board-address.ts';
import { chooseFacet, type FacetChoice } from './choose-facet.ts';
import { Delivery } from './deliver-rows.ts';
import { PAGE_SIZE, readPage, RefusedPage, SOURCE, type ListPage } from './read-page.ts';
import { CAP, readPass, type PassEnd } from './read-pass.ts';

/** Workday's career sites: a list of at most 20 rows a page, capped at 2,000 on many sites, and a detail per posting. */
export const workday: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: false, conditionalRequests: false },
  budgets: [
    { host: '.myworkdayjobs.com', concurrency: 2, minIntervalMs: 1_000 },
    { host: '.myworkdaysite.com', concurrency: 2, minIntervalMs: 1_000 },
  ],
  parseBoard,
  toBoardUrl,
  listPostings,
};

/** An unknown site answers 422 and an empty one says total 0, so an empty list is the site's own word. */
const PROOF = { emptyIsProof: true };

/** The site does not heed the facet it was asked for. */
const NOT_SPLIT = Symbol('not split');

type Events<End> = AsyncGenerator<ListEvent, End, void>;

/** Reads one part of the board: all of it, or what one value of a facet selects. */
interface Part {
  readPage: (offset: number) => Promise<ListPage>;
  first: ListPage;
  byFacet: boolean;
}

async function* listPostings(boardAddress: string, context: ListContext): Events<ListEnd> {
  const board = readBoard(boardAddress);
  const delivery = new Delivery(board, context);
  const openPart = async (facets: Record<string, string[]>): Promise<Part> => {
    const read = (offset: number): Promise<ListPage> => readPage(board, context, { offset, facets });
    return { readPage: read, first: await read(0), byFacet: Object.keys(facets).length > 0 };
  };

  const whole = await openPart({});
  const { total } = whole.first;
  const facet = total !== null && total >= CAP ? chooseFacet(whole.first.facets, CAP, PAGE_SIZE) : null;
  const expected = total === CAP ? (facet?.expectedTotal ?? total) : total;
  if (expected !== null) yield { kind: 'total', total: expected };

  if (facet) {
    yield* delivery.deliver(whole.first.rows, { byFacet: true });
    const split = yield* readByFacet(delivery, facet, openPart);
    if (split !== NOT_SPLIT) return toEnd(split ?? findSplitGap(delivery, facet, total), PROOF);
  }
  const gap = yield* readWhole(delivery, whole, openPart);
  return toEnd(gap ?? (total === CAP ? `the list is cut off at ${CAP} postings` : null), PROOF);
}

/** Reads the list from end to end; once more when it changed meanwhile, since postings slip from page to page then. */
async function* readWhole(
  delivery: Delivery,
  whole: Part,
  openPart: (facets: Record<string, string[]>) => Promise<Part>,
): Events<string | null> {
  const first = yield* readPart(delivery, whole);
  if (!first.moved) return first.gap;
  const second = yield* readPart(delivery, await openPart({}));
  return second.gap;
}

/** Reads a capped list value by value. Gives the first gap; `NOT_SPLIT` when the site does not heed the facet. */
async function* readByFacet(
  delivery: Delivery,
  facet: FacetChoice,
  openPart: (facets: Record<string, string[]>) => Promise<Part>,
): Events<string | null | typeof NOT_SPLIT> {
  let gap: string | null = null;
  for (const value of facet.values) {
    const part = await openPart({ [facet.parameter]: [value.id] }).catch(toRefusal);
    if (typeof part === 'string') {
      gap ??= part;
      continue;
    }
    if (part.first.total !== null && part.first.total >= CAP) return NOT_SPLIT;
    const end = yield* readPart(delivery, part);
    gap ??= end.gap;
  }
  return gap;
}

function toRefusal(error: unknown): string {
  if (error instanceof RefusedPage) return error.message;
  throw error;
}

/** The parts prove the whole when they hold as many postings as the total, or as two facets agree on. */
function findSplitGap(delivery: Delivery, facet: FacetChoice, total: number | null): string | null {
  const expected = total !== null && total > CAP ? total : facet.expectedTotal;
  if (expected === null) return `the list is cut off at ${CAP} postings and its parts do not prove the rest`;
  return delivery.listed < expected ? `the parts hold ${delivery.listed} of ${expected} postings` : null;
}

async function* readPart(delivery: Delivery, part: Part): Events<PassEnd> {
  const pass = readPass(part);
  for (;;) {
    const step = await pass.next();
    if (step.done) return step.value;
    yield* delivery.deliver(step.value, { byFacet: part.byFacet });
  }
}
