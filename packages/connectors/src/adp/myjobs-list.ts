import type { AtsResponse, ListContext, ListEnd, ListEvent } from '../contract.ts';
import { readDocument } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { deliver, isBearable } from '../reading/deliver.ts';
import { reject, toEvent, type ListedRow, type Reject } from '../reading/events.ts';
import { toEnd } from '../reading/list-end.ts';
import type { MyJobsBoard } from './board-address.ts';
import { callAdp, requireAdpList } from './calls.ts';
import type { CustomFieldGroup } from './loose-fields.ts';
import { PayDesk } from './myjobs-pay.ts';
import { siteList, siteRow, type SiteRow } from './myjobs-payload.ts';
import { API, openSite, siteHeaders, type Site } from './myjobs-site.ts';
import { readAdpTitle, toSiteJob } from './to-job.ts';

/** A page above about 1 MB answers 502, so pages start small and are halved where even that is too much. */
const PAGE_SIZE = 50;
const SMALLEST_PAGE_SIZE = 6;
const MOST_PAGES = 2_000;

const FIELDS =
  'reqId,jobTitle,publishedJobTitle,jobDescription,jobQualifications,workLevelCode,postingDate,' +
  'requisitionLocations,organizationalUnits,clientRequisitionID';

interface Row extends ListedRow {
  row: SiteRow;
}

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
    yield* deliver(
      fresh,
      context,
      async (row) => toPostingEvent(site, row, await payDesk.ask(site, row.externalId)),
      (row) => readPayAgain(site, row, payDesk),
    );
    skip += answer.rows.length;
    if (fresh.length === 0 || (total !== null && ids.size + withoutId >= total)) break;
  }
  // A count of 0 is also what a wrong Accept-Language answers, so an empty list is no proof by itself.
  return toEnd(findGap(total, ids.size, withoutId), { emptyIsProof: false });
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
  requireAdpList(response, 'the list');
  const { jobRequisitions, count } = readDocument('adp', response, {
    schema: siteList,
    otherwise: 'the list has no jobRequisitions',
  });
  return { rows: jobRequisitions, total: count };
}

function readRows(rows: unknown[]): (Row | Reject)[] {
  return rows.map((value): Row | Reject => {
    const parsed = siteRow.safeParse(value);
    if (!parsed.success) return reject(null, 'wrong-type', 'a row of the list is not an object');
    const row = parsed.data;
    if (row.reqId === null) return reject(null, 'no-id', 'a row has no reqId');
    const title = readAdpTitle(row.reqId, row.publishedJobTitle ?? row.jobTitle);
    if ('kind' in title) return title;
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

/** A posting is whole without its detail: new ones are not kept waiting for it. */
function toPostingEvent(site: Site, item: Row, detailFields: CustomFieldGroup | undefined): ListEvent {
  const job = toSiteJob(item.row, {
    board: site.board,
    externalId: item.externalId,
    company: site.company,
    detailFields: detailFields ?? null,
  });
  return toEvent(item, job);
}

/** Of a posting we hold, a detail that cannot be read must not look like pay that was taken out. */
async function readPayAgain(site: Site, item: Row, payDesk: PayDesk): Promise<ListEvent> {
  const { externalId } = item;
  const detailFields = await payDesk.ask(site, externalId);
  if (detailFields !== undefined) return toPostingEvent(site, item, detailFields);
  return reject(externalId, 'detail-unreadable', `the detail of ${externalId} cannot be read`);
}

function findGap(total: number | null, found: number, withoutId: number): string | null {
  const gaps: string[] = [];
  if (total === null) gaps.push('the list does not say how many postings there are');
  else if (found + withoutId < total) gaps.push(`the list has ${found + withoutId} of ${total} postings`);
  if (withoutId > 0) gaps.push(`${withoutId} rows have no id`);
  return gaps.length === 0 ? null : gaps.join('; ');
}
