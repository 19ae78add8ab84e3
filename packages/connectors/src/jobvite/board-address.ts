const BOARD = /^(?:careers\/)?[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9])?$/i;
/** Words that stand where a slug would, in addresses of Jobvite's own. */
const NOT_A_SLUG = /^(?:careers|api|search|jobs|job|support)$/i;

const ORIGIN = 'https://jobs.jobvite.com';

/** A board's place on jobs.jobvite.com, as it turned out when it was opened. */
export interface BoardSite {
  /** `acme`, or `careers/acme` on boards of the newer kind. */
  path: string;
  /** Keeps the pages of branded boards on jobs.jobvite.com; without it they lead to the employer's own site. */
  inline: boolean;
}

/** Checks a slug of jobs.jobvite.com; its case is kept. Throws an Error that says what is expected. */
export function parseBoard(board: string): string {
  const path = board.trim();
  if (!BOARD.test(path) || NOT_A_SLUG.test(path)) {
    throw new Error(
      `jobvite boards look like acme-inc (from jobs.jobvite.com/acme-inc) or careers/acme-inc, not "${path.slice(0, 80)}"`,
    );
  }
  return path;
}

/** The board that an address names: of its page or of a job. `https://jobs.jobvite.com/careers/acme/job/o1` → `careers/acme` */
export function findBoard({ hostname, pathname }: URL): string | null {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname !== 'jobs.jobvite.com' || first === undefined) return null;
  if (first.toLowerCase() !== 'careers') return first;
  return second === undefined ? null : `careers/${second}`;
}

/** The posting that an address names: `/careers/acme/job/oAbc/apply` → `oAbc` */
export function findPostingId({ pathname }: URL): string | null {
  return /\/job\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

/** The board's page for people. */
export function toBoardUrl(board: string): string {
  return `${ORIGIN}/${board}`;
}

/** A page of the list, counted from 0. `/jobs` looks like a list too, but leaves postings out. */
export function toSearchUrl(site: BoardSite, page: number): string {
  return `${ORIGIN}/${site.path}/search?p=${page}${site.inline ? '&fr=true&nl=1' : ''}`;
}

/** A posting's page for people; `/apply` behind it starts the form. */
export function toJobUrl(path: string, id: string): string {
  return `${ORIGIN}/${path}/job/${id}`;
}

/** A posting's page as we ask for it. */
export function toDetailUrl(site: BoardSite, id: string): string {
  return `${toJobUrl(site.path, id)}${site.inline ? '?fr=true&nl=1' : ''}`;
}

/** All openings of a company in one document. */
export function toFeedUrl(companyEId: string): string {
  return `https://app.jobvite.com/CompanyJobs/Xml.aspx?c=${encodeURIComponent(companyEId)}`;
}

/** The word that names the company in its paths: `careers/acme` → `acme`. */
export function toSlug(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Where a redirect leads, as far as it tells something. */
export type RedirectTarget =
  /** To the same board under its other path. */
  | { kind: 'same-board'; path: string }
  /** To the same board, with the remark that the posting is not there. */
  | { kind: 'posting-gone' }
  /** To Jobvite's search or marketing pages: no such company. */
  | { kind: 'no-such-board' }
  /** To a log-in: the board is for employees. */
  | { kind: 'internal' }
  /** To the employer's own site. */
  | { kind: 'elsewhere'; address: string };

/** Reads a `Location`, relative or not. */
export function readRedirect(location: string | undefined, path: string): RedirectTarget {
  if (location === undefined || !URL.canParse(location, ORIGIN)) return { kind: 'no-such-board' };
  const url = new URL(location, ORIGIN);
  const host = url.hostname.toLowerCase();
  if (host === 'jobs.jobvite.com') return readOwnRedirect(url, path);
  if (host === 'app.jobvite.com') return { kind: 'internal' };
  if (host === 'jobvite.com' || host.endsWith('.jobvite.com')) return { kind: 'no-such-board' };
  return { kind: 'elsewhere', address: `${url.origin}${url.pathname}`.slice(0, 200) };
}

function readOwnRedirect(url: URL, path: string): RedirectTarget {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const newPath = first.toLowerCase() === 'careers' && second !== '' ? `careers/${second}` : first;
  if (toSlug(newPath).toLowerCase() !== toSlug(path).toLowerCase()) return { kind: 'no-such-board' };
  if (url.searchParams.get('error') === '404') return { kind: 'posting-gone' };
  return { kind: 'same-board', path: newPath };
}
