import { ConnectorError, type ListContext, type ListEnd, type ListEvent } from '../contract.ts';
import { readDocument } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { deliver } from '../reading/deliver.ts';
import { reject, toEvent, type ListedRow, type Reject } from '../reading/events.ts';
import { toEnd } from '../reading/list-end.ts';
import type { WorkforceNowBoard } from './board-address.ts';
import { callAdp, requireAdpList } from './calls.ts';
import { readAdpTitle, toCentreJob } from './to-job.ts';
import { openCentre, toStaffingUrl, type Centre } from './workforce-now-centre.ts';
import { readDescription } from './workforce-now-detail.ts';
import { findExternalId, requisition, requisitionList, type Requisition } from './workforce-now-payload.ts';

/** ADP gives at most 20 rows, whatever is asked for. */
const PAGE_SIZE = 20;
/** Beyond 20,000 rows in one language something repeats itself. */
const MOST_PAGES = 1_000;

/** What the walk through all languages has found so far. */
interface Walk {
  seen: Set<string>;
  total: number;
  withoutId: number;
  /** Why the reading proves nothing about what is missing. */
  gaps: string[];
}

interface Row extends ListedRow {
  row: Requisition;
}

/** Walks every language of a Workforce Now career centre, page by page. */
export async function* listCentre(
  board: WorkforceNowBoard,
  context: ListContext,
): AsyncGenerator<ListEvent, ListEnd, void> {
  const centre = await openCentre(board, context);
  const walk: Walk = { seen: new Set(), total: 0, withoutId: 0, gaps: [] };
  const empty: string[] = [];
  for (const lang of centre.languages) {
    if ((yield* listLanguage(centre, lang, walk, context)) === 0) empty.push(lang);
  }
  // A hiccup and a language without postings answer the same: beside others that have some, ask once more.
  if (walk.seen.size > 0) for (const lang of empty) yield* listLanguage(centre, lang, walk, context);
  return endWalk(centre, walk);
}

/** Gives how many postings the language has. */
async function* listLanguage(
  centre: Centre,
  lang: string,
  walk: Walk,
  context: ListContext,
): AsyncGenerator<ListEvent, number, void> {
  const ids = new Set<string>();
  let withoutId = 0;
  let total: number | null = null;
  let skip = 1; // The first row is number 1; 0 would cost a row.
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchPage(centre, lang, skip, context);
    if (page === 0 && answer.total !== null) {
      walk.total += answer.total;
      yield { kind: 'total', total: walk.total };
    }
    total = answer.total ?? total;
    const before = ids.size + withoutId;
    const items = readRows(answer.rows, lang);
    for (const item of items) {
      if (item.externalId === null) withoutId += 1;
      else ids.add(item.externalId);
    }
    yield* deliverFresh(centre, lang, items, walk, context);
    skip += answer.rows.length;
    const found = ids.size + withoutId;
    if (found === before || (total !== null && found >= total)) break;
  }
  walk.withoutId += withoutId;
  const found = ids.size + withoutId;
  if (total === null && found > 0) walk.gaps.push(`${lang} does not say how many postings there are`);
  if (total !== null && found < total) walk.gaps.push(`${lang} lists ${found} of ${total} postings`);
  return found;
}

async function fetchPage(
  centre: Centre,
  lang: string,
  skip: number,
  context: ListContext,
): Promise<{ rows: unknown[]; total: number | null }> {
  const query = { lang, locale: lang, $top: String(PAGE_SIZE), $skip: String(skip) };
  const response = await callAdp(context, { url: toStaffingUrl(centre, 'v1/job-requisitions', query) });
  requireAdpList(response, `the list (${lang})`);
  const { jobRequisitions, meta } = readDocument('adp', response, {
    schema: requisitionList,
    what: `the list (${lang})`,
    otherwise: `the list (${lang}) has no jobRequisitions`,
  });
  return { rows: jobRequisitions, total: meta?.totalNumber ?? null };
}

function readRows(rows: unknown[], lang: string): (Row | Reject)[] {
  return rows.map((value): Row | Reject => {
    const parsed = requisition.safeParse(value);
    if (!parsed.success) return reject(null, 'wrong-type', 'a row of the list is not an object');
    const row = parsed.data;
    const externalId = findExternalId(row);
    if (externalId === null) return reject(null, 'no-id', 'a row has neither ExternalJobID nor itemID');
    const title = readAdpTitle(externalId, row.requisitionTitle);
    if ('kind' in title) return title;
    return { externalId, row, fingerprint: toRowFingerprint(row, lang) };
  });
}

/** Leaves out what changes on every call: the server's clock and the counters. */
function toRowFingerprint(row: Requisition, lang: string): string {
  return toFingerprint({
    lang,
    item: row.itemID,
    reference: row.clientRequisitionID,
    title: row.requisitionTitle,
    posted: row.postDate,
    level: row.workLevelCode,
    places: row.requisitionLocations,
    pay: row.payGradeRange,
    codes: row.customFieldGroup?.codeFields,
    texts: row.customFieldGroup?.stringFields,
  });
}

async function* deliverFresh(
  centre: Centre,
  lang: string,
  items: (Row | Reject)[],
  walk: Walk,
  context: ListContext,
): AsyncGenerator<ListEvent, void, void> {
  const fresh = items.filter((item) => item.externalId === null || isNew(walk.seen, item.externalId));
  yield* deliver(fresh, context, (row) => toPostingEvent(centre, lang, row, context));
}

function isNew(seen: Set<string>, externalId: string): boolean {
  if (seen.has(externalId)) return false;
  seen.add(externalId);
  return true;
}

async function toPostingEvent(
  centre: Centre,
  lang: string,
  item: Row,
  context: ListContext,
): Promise<ListEvent> {
  const detail = await readDescription(centre, lang, item.externalId, item.row.itemID, context);
  if ('kind' in detail) return detail;
  const job = toCentreJob(item.row, {
    board: centre.board,
    host: centre.host,
    externalId: item.externalId,
    company: centre.company,
    lang,
    descriptionHtml: detail.html,
  });
  return toEvent(item, job);
}

/**
 * An empty list is what an unknown centre, an unused language and a centre without openings all answer, so it counts
 * only after the centre named its languages, and even then it is no proof by itself.
 */
function endWalk(centre: Centre, walk: Walk): ListEnd {
  const nothing = walk.seen.size === 0 && walk.withoutId === 0;
  if (nothing && centre.published === false) {
    throw new ConnectorError('adp', 'board-gone', 'ADP says that this career centre is not published');
  }
  const gaps = [...walk.gaps];
  if (!centre.languagesKnown) gaps.push('the career centre does not tell its languages');
  if (walk.withoutId > 0) gaps.push(`${walk.withoutId} rows have no id`);
  return toEnd(gaps.length === 0 ? null : gaps.join('; '), { emptyIsProof: false });
}
