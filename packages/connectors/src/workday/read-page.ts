import { ConnectorError, type AtsResponse, type ListContext } from '../contract.ts';
import { callAts, isRedirect, readDocument } from '../http/read-answer.ts';
import { toListUrl, type WorkdayBoard } from './board-address.ts';
import { listEnvelope } from './payload.ts';
import { parseRow, type ParsedRow } from './row-identity.ts';

export const SOURCE = 'workday';
/** More is answered with 400 on some sites and with an empty success on others. */
export const PAGE_SIZE = 20;

/** Dates and labels come in the language asked for; without a content type the list answers 500. */
export const HEADERS = { accept: 'application/json', 'accept-language': 'en-US' };

export interface ListPage {
  /** Null when the answer gives none, or 0 beside rows. */
  total: number | null;
  rows: ParsedRow[];
  facets: unknown;
}

export interface PageRequest {
  offset: number;
  /** Facet parameter → ids of values; empty for the whole board. */
  facets: Record<string, string[]>;
}

/** The site answered that it does not take this request (4xx other than throttling). */
export class RefusedPage extends ConnectorError {}

/** Reads up to 20 rows. Throws `board-gone` for an unknown combination of tenant, host and site. */
export async function readPage(
  board: WorkdayBoard,
  context: ListContext,
  { offset, facets }: PageRequest,
): Promise<ListPage> {
  context.signal?.throwIfAborted();
  const response = await callAts(SOURCE, context.fetch, {
    url: toListUrl(board),
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ appliedFacets: facets, limit: PAGE_SIZE, offset, searchText: '' }),
  });
  const what = `the list of ${board.tenant}/${board.site} from row ${offset}`;
  refuseOtherStatus(what, response);
  const {
    total,
    jobPostings,
    facets: counted,
  } = readDocument(SOURCE, response, {
    schema: listEnvelope,
    what,
    otherwise: `${what} has no rows where they belong`,
  });
  const isMeant = typeof total === 'number' && (total > 0 || (total === 0 && jobPostings.length === 0));
  return { total: isMeant ? total : null, rows: jobPostings.map(parseRow), facets: counted };
}

function refuseOtherStatus(what: string, response: AtsResponse): void {
  const { status } = response;
  if (status === 200) return;
  if (isRedirect(response)) {
    // During its weekly maintenance Workday sends everyone to a page that says so; the board is still there.
    const isMaintenance = /maintenance/i.test(response.headers['location'] ?? '');
    if (isMaintenance) throw new ConnectorError(SOURCE, 'unreachable', `${what}: the site is in maintenance`);
    throw new ConnectorError(SOURCE, 'board-gone', `${what} leads elsewhere (${status})`);
  }
  if (status === 403) throw new ConnectorError(SOURCE, 'rate-limited', `${what} is refused (403)`);
  const isUnknown = status === 404 || status === 410 || status === 422;
  throw new RefusedPage(SOURCE, isUnknown ? 'board-gone' : 'shape-changed', `${what} answers ${status}`);
}
