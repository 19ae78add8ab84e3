import {
  ConnectorError,
  type AtsResponse,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { readJson } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import type { MyJobsBoard } from './board-address.ts';
import { callAdp, isBearable, requireListAnswer } from './calls.ts';
import { PayDesk } from './myjobs-pay.ts';
import { siteList, siteRow, type SiteRow } from './myjobs-payload.ts';
import { API, openSite, siteHeaders, type Site } from './myjobs-site.ts';
import { readTitle, toSiteJob } from './to-job.ts';

/** A page above about 1 MB answers 502, so pages start small and are halved where even that is too much. */
const PAGE_SIZE = 50;
const SMALLEST_PAGE_SIZE = 6;
const MOST_PAGES = 2_000;

const FIELDS =
  'reqId,jobTitle,publishedJobTitle,jobDescription,jobQualifications,workLevelCode,postingDate,' +
  'requisitionLocations,organizationalUnits,clientRequisitionID';

interface Row {
  externalId: string;
  row: SiteRow;
  fingerprint: string;
}

type Reject = Extract<ListEvent, { kind: 'reject' }>;

/** Walks a MyJobs site. The list carries the descriptions; only pay needs a detail, for new and changed rows. */
export async function* listSite(
  board: MyJobsBoard,
  context: ListContext,
): AsyncGenerator<ListEvent, ListEnd, void> {
  const site = await openSite(board, context);
  const payDesk = new PayDesk(context);
  const ids = new Set<string>();
  let withoutId = 0;
  let total: number | null = null;
  let skip = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchPage(site, skip, context);
    if (page === 0 && answer.total !== null) yield { kind: 'total', total: answer.total };
    total = answer.total ?? total;
    const fresh = dropRepeats(readRows(answer.rows), ids);
    withoutId += fresh.filter((item) => item.externalId === null).length;
    yield* deliver(site, fresh, payDesk, context);
    skip += answer.rows.length;
    if (fresh.length === 0 || (total !== null && ids.size + withoutId >= total)) break;
  }
  return toEnd(total, ids.size, withoutId);
}

/** One page, smaller where the host cannot carry it, with a new token where the old one has run out. */
async function fetchPage(
  site: Site,
  skip: number,
  context: ListContext,
): Promise<{ rows: unknown[]; total: number | null }> {
  let pageSize = PAGE_SIZE;
  let renewed = false;
  for (;;) {
    try {
      const response = await askPage(site, skip, pageSize, context);
      if (response.status !== 400 || renewed) return readPage(response);
      renewed = true;
      site.token = (await openSite(site.board, context)).token;
    } catch (error) {
      const tooLarge = isBearable(error) && error.failure === 'unreachable' && pageSize > SMALLEST_PAGE_SIZE;
      if (!tooLarge) throw error;
      pageSize = Math.max(SMALLEST_PAGE_SIZE, Math.floor(pageSize / 2));
    }
  }
}

/** Without an order, pages repeat rows and lose others. */
function askPage(site: Site, skip: number, pageSize: number, context: ListContext): Promise<AtsResponse> {
  const query = `$select=${FIELDS}&$orderby=reqId&$top=${pageSize}&$skip=${skip}`;
  return callAdp(context, {
    url: `${API}/apply-custom-filters?${query}`,
    headers: siteHeaders(site.token),
  });
}

function readPage(response: AtsResponse): { rows: unknown[]; total: number | null } {
  requireListAnswer(response, 'the list');
  const parsed = siteList.safeParse(readJson('adp', response, { what: 'the list' }));
  if (!parsed.success) {
    throw new ConnectorError('adp', 'shape-changed', 'the list has no jobRequisitions', {
      cause: parsed.error,
    });
  }
  return { rows: parsed.data.jobRequisitions, total: parsed.data.count };
}

function readRows(rows: unknown[]): (Row | Reject)[] {
  return rows.map((value): Row | Reject => {
    const parsed = siteRow.safeParse(value);
    if (!parsed.success) return toReject(null, 'wrong-type', 'a row of the list is not an object');
    const row = parsed.data;
    if (row.reqId === null) return toReject(null, 'no-id', 'a row has no reqId');
    const title = readTitle(row.publishedJobTitle ?? row.jobTitle);
    if ('reason' in title) return toReject(row.reqId, title.reason, title.message);
    return { externalId: row.reqId, row, fingerprint: toFingerprint(row) };
  });
}

function dropRepeats(items: (Row | Reject)[], ids: Set<string>): (Row | Reject)[] {
  return items.filter((item) => {
    if (item.externalId === null) return true;
    const isNew = !ids.has(item.externalId);
    ids.add(item.externalId);
    return isNew;
  });
}

async function* deliver(
  site: Site,
  items: (Row | Reject)[],
  payDesk: PayDesk,
  context: ListContext,
): AsyncGenerator<ListEvent, void, void> {
  const rows = items.filter((item) => 'row' in item);
  const held = rows.map(({ externalId, fingerprint }) => ({ externalId, fingerprint }));
  const wanted = rows.length === 0 ? new Set<string>() : await context.findChanged(held);
  for (const item of items) {
    if (!('row' in item)) yield item;
    else if (wanted.has(item.externalId)) yield await toEvent(site, item, payDesk);
    else yield { kind: 'seen', externalId: item.externalId, fingerprint: item.fingerprint };
  }
}

async function toEvent(site: Site, item: Row, payDesk: PayDesk): Promise<ListEvent> {
  const job = toSiteJob(item.row, {
    board: site.board,
    externalId: item.externalId,
    company: site.company,
    detailFields: await payDesk.ask(site, item.externalId),
  });
  if ('reason' in job) return toReject(item.externalId, job.reason, job.message);
  return { kind: 'posting', posting: job.posting, fingerprint: item.fingerprint };
}

function toReject(externalId: string | null, reason: Reject['reason'], message: string): Reject {
  return { kind: 'reject', externalId, reason, message };
}

/** A count of 0 is also what a wrong Accept-Language answers, so an empty list is no proof by itself. */
function toEnd(total: number | null, found: number, withoutId: number): ListEnd {
  const gaps: string[] = [];
  if (total === null) gaps.push('the list does not say how many postings there are');
  else if (found + withoutId < total) gaps.push(`the list has ${found + withoutId} of ${total} postings`);
  if (withoutId > 0) gaps.push(`${withoutId} rows have no id`);
  return {
    complete: gaps.length === 0,
    incompleteReason: gaps.length === 0 ? null : gaps.join('; '),
    unchanged: false,
    emptyIsProof: false,
    validator: null,
  };
}
