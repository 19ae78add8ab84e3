const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CENTRE_ID = /^\d{1,20}_\d{1,20}$/;
/** The career centre that every Workforce Now client has. */
const DEFAULT_CENTRE_ID = '19000101_000001';
const SLUG = /^[a-z0-9](?:[a-z0-9_.-]{0,98}[a-z0-9_-])?$/;

/** Where Workforce Now answers. */
export const MAIN_HOST = 'workforcenow.adp.com';
/** A few clients were found only here; asked after a 404 of the main host and never before. */
export const SECOND_HOST = 'workforcenow.cloud.adp.com';

export interface WorkforceNowBoard {
  product: 'workforce-now';
  /** The client: a lower-case GUID (an upper-case one is unknown to ADP). */
  cid: string;
  /** One of the client's career centres. */
  ccId: string;
}

export interface MyJobsBoard {
  product: 'myjobs';
  slug: string;
}

export type AdpBoard = WorkforceNowBoard | MyJobsBoard;

/**
 * Reads `CID/CCID` (Workforce Now; the centre may be left out) or `myjobs/SLUG` (MyJobs).
 * Throws an Error that says what is expected.
 */
export function readAdpBoard(board: string): AdpBoard {
  const [first = '', second = '', ...more] = board.trim().split('/');
  if (more.length === 0 && first.toLowerCase() === 'myjobs') {
    const slug = second.toLowerCase();
    if (SLUG.test(slug)) return { product: 'myjobs', slug };
  } else if (more.length === 0 && GUID.test(first)) {
    const ccId = second === '' ? DEFAULT_CENTRE_ID : second;
    if (CENTRE_ID.test(ccId)) return { product: 'workforce-now', cid: first.toLowerCase(), ccId };
  }
  throw new Error(
    'adp boards look like 7d58836c-11dd-4415-9de0-63b918b88652/19000101_000001 (cid and ccId of a Workforce Now ' +
      `career centre) or myjobs/acmecareers (from myjobs.adp.com/acmecareers/cx), not "${board.trim().slice(0, 80)}"`,
  );
}

/** The canonical form: `cid/ccId` or `myjobs/slug`, in lower case. */
export function parseBoard(board: string): string {
  const parsed = readAdpBoard(board);
  return parsed.product === 'myjobs' ? `myjobs/${parsed.slug}` : `${parsed.cid}/${parsed.ccId}`;
}

/** The board that an address names: of a career centre, which every job's page has in its query, or of a MyJobs site. */
export function findBoard({ hostname, pathname, searchParams }: URL): string | null {
  const [slug] = pathname.split('/').filter(Boolean);
  if (hostname === 'myjobs.adp.com') return slug === undefined ? null : `myjobs/${slug}`;
  if (hostname !== MAIN_HOST && hostname !== SECOND_HOST) return null;
  const cid = searchParams.get('cid');
  return cid === null ? null : `${cid}/${searchParams.get('ccId') ?? ''}`;
}

/** The posting that an address names, of either product. */
export function findPostingId({ searchParams }: URL): string | null {
  return searchParams.get('jobId') ?? searchParams.get('reqId');
}

/** The board's page for people. */
export function toBoardUrl(board: string): string {
  const parsed = readAdpBoard(board);
  if (parsed.product === 'myjobs') return `https://myjobs.adp.com/${parsed.slug}/cx`;
  return toCentrePage(parsed, { lang: 'en_US' });
}

/** The career centre's page on its host, with more query parameters for one posting. */
export function toCentrePage(
  board: WorkforceNowBoard,
  query: Record<string, string>,
  host = MAIN_HOST,
): string {
  const parameters = new URLSearchParams({ cid: board.cid, ccId: board.ccId, ...query });
  return `https://${host}/mascsr/default/mdf/recruitment/recruitment.html?${parameters.toString()}`;
}
