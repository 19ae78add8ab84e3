const SLUG = /^[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9])?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SITE = 'https://app.dover.com';
const API = `${SITE}/api/v1`;

/** Rows shown at once; the host takes up to 300. */
export const PAGE_SIZE = 100;

/** Lower-cases an id of Dover's; null when it is none. They are written like UUIDs but not always version 4. */
export function toDoverId(value: string | null): string | null {
  const id = value?.toLowerCase() ?? '';
  return UUID.test(id) ? id : null;
}

/**
 * Checks a slug, e.g. `acme` from `app.dover.com/jobs/acme`, or the careers page's id from the older
 * `app.dover.com/Acme/careers/{id}`. Both addresses are understood whole. The host ignores case, we lower it.
 */
export function parseBoard(board: string): string {
  const given = board.trim().toLowerCase();
  const path = given.replace(/^https?:\/\//, '').replace(/^app\.dover\.com(?=\/)/, '');
  const page = /^\/jobs\/([^/?#]+)/.exec(path) ?? /^\/[^/]+\/careers\/([^/?#]+)/.exec(path);
  const slug = page?.[1] ?? path;
  if (!SLUG.test(slug)) {
    throw new Error(
      `dover boards look like acme (the last word of app.dover.com/jobs/acme), not "${given.slice(0, 80)}"`,
    );
  }
  return slug;
}

/** The board that an address names: of a careers page. That of one job names no board. */
export function findBoard({ hostname, pathname }: URL): string | null {
  const isCareersPage = /^\/(?:jobs|[^/]+\/careers)\/[^/]/.test(pathname);
  return hostname === 'app.dover.com' && isCareersPage ? `app.dover.com${pathname}` : null;
}

/** The posting that an address names: `/apply/Acme/{id}`. */
export function findPostingId({ pathname }: URL): string | null {
  const [first, , third] = pathname.split('/').filter(Boolean);
  return first === 'apply' ? toDoverId(third ?? null) : null;
}

export function toBoardUrl(board: string): string {
  return toDoverId(board) === null ? `${SITE}/jobs/${board}` : `${SITE}/dover/careers/${board}`;
}

/** Slugs and ids have an endpoint each; one answers 404 to the other. */
export function toCareersPageUrl(board: string): string {
  return toDoverId(board) === null
    ? `${API}/careers-page-slug/${encodeURIComponent(board)}`
    : `${API}/careers-page/${board}`;
}

export function toListUrl(pageId: string, offset: number): string {
  return `${API}/careers-page/${pageId}/jobs?limit=${PAGE_SIZE}&offset=${offset}`;
}

/** The headings of the careers page with their postings. */
export function toGroupsUrl(pageId: string): string {
  return `${API}/job-groups/${pageId}/job-groups`;
}

export function toDetailUrl(id: string): string {
  return `${API}/inbound/application-portal-job/${id}`;
}

/** The posting's page, where applying starts too. The name in it is for people only; the id decides. */
export function toPostingUrl(name: string, id: string): string {
  const readable = name.replace(/[\ud800-\udfff]/gu, '').slice(0, 100);
  const segment = /^\.*$/.test(readable) ? 'job' : encodeURIComponent(readable);
  return `${SITE}/apply/${segment}/${id}`;
}
