import { toOwnPage } from '../reading/https-url.ts';

/** One career site. None of its parts can be derived from the others; case and hyphens are kept. */
export interface WorkdayBoard {
  /** What an operator writes first: `wd5`, or a whole host that does not follow the usual pattern. */
  domain: string;
  tenant: string;
  site: string;
  host: string;
  /** Where pages for people begin: `https://{host}/{site}`. */
  pages: string;
}

const DATA_CENTRE = /^wd\d{1,4}$/;
/** `acme.wd5.myworkdayjobs.com`; a few tenants have no data centre in their host. */
const JOBS_HOST = /^([a-z0-9][a-z0-9_-]*)(?:\.(wd\d{1,4}))?\.myworkdayjobs\.com$/;
/** The other kind: one host for all tenants of a data centre. */
const SITE_HOST = /^wd\d{1,4}\.myworkdaysite\.com$/;
const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/i;
const LOCALE = /^[a-z]{2}-[a-z]{2}$/i;

/** Checks `DOMAIN/TENANT/SITE` and gives its canonical form; `acme.wd5.myworkdayjobs.com/acme/External` → `wd5/acme/External`. */
export function parseBoard(board: string): string {
  const { domain, tenant, site } = readBoard(board);
  return `${domain}/${tenant}/${site}`;
}

/** Takes a board apart. Understands the address of a career site's page too. Throws when it is none. */
export function readBoard(board: string): WorkdayBoard {
  const given = board.trim();
  const parts = given
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*/s, '')
    .split('/')
    .filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  const found = fromHost(first.toLowerCase(), rest);
  if (!found || !NAME.test(found.tenant) || !NAME.test(found.site)) {
    throw new Error(
      'workday boards look like wd5/acme/External ' +
        `(from https://acme.wd5.myworkdayjobs.com/External), not "${given.slice(0, 120)}"`,
    );
  }
  return found;
}

function fromHost(first: string, rest: string[]): WorkdayBoard | null {
  if (SITE_HOST.test(first)) return fromSiteHost(first, rest);
  if (DATA_CENTRE.test(first)) {
    const [tenant, site, more] = rest;
    if (tenant === undefined || site === undefined || more !== undefined) return null;
    return atJobsHost(first, tenant, site, `${tenant.toLowerCase()}.${first}.myworkdayjobs.com`);
  }
  const host = JOBS_HOST.exec(first);
  return host ? fromJobsHost(first, { label: host[1] ?? '', dataCentre: host[2] }, rest) : null;
}

/** After a host stands `/External`, `/en-US/External` or, as an operator writes it, `/acme/External`. */
function fromJobsHost(
  host: string,
  { label, dataCentre }: { label: string; dataCentre: string | undefined },
  rest: string[],
): WorkdayBoard | null {
  if (rest.length < 1 || rest.length > 2) return null;
  const [before, site = ''] = rest.length === 2 ? rest : [undefined, rest[0]];
  const isTenant = before !== undefined && (before.toLowerCase() === label || !LOCALE.test(before));
  const tenant = isTenant ? before : label;
  const isUsual = dataCentre !== undefined && tenant.toLowerCase() === label;
  return atJobsHost(isUsual ? dataCentre : host, tenant, site, host);
}

function atJobsHost(domain: string, tenant: string, site: string, host: string): WorkdayBoard {
  return { domain, tenant, site, host, pages: `https://${host}/${site}` };
}

function fromSiteHost(host: string, rest: string[]): WorkdayBoard | null {
  const names = rest.length > 2 ? rest.slice(rest.indexOf('recruiting') + 1) : rest;
  const [tenant, site, more] = names;
  if (tenant === undefined || site === undefined || more !== undefined) return null;
  return { domain: host, tenant, site, host, pages: `https://${host}/recruiting/${tenant}/${site}` };
}

/**
 * The board that an address names: of a career site, of a job, or of the API.
 * `https://acme.wd5.myworkdayjobs.com/en-US/External/job/Berlin/Cook_R1` → `acme.wd5.myworkdayjobs.com/External`
 */
export function findBoard({ hostname, pathname }: URL): string | null {
  const parts = pathname.split('/').filter(Boolean);
  const [tenant, site] = parts[0] === 'wday' ? parts.slice(2) : parts.slice(parts.indexOf('recruiting') + 1);
  if (SITE_HOST.test(hostname)) return `${hostname}/recruiting/${tenant ?? ''}/${site ?? ''}`;
  if (!JOBS_HOST.test(hostname)) return null;
  const named = parts[0] === 'wday' ? site : parts.find((part) => !LOCALE.test(part));
  return named === undefined ? null : `${hostname}/${named}`;
}

/**
 * How the posting that an address names may be kept: by the last part of its path, else by all of it.
 * `/en-US/External/job/Berlin/Cook_R1/apply/applyManually` → `Cook_R1`, `/job/Berlin/Cook_R1`
 */
export function findPostingPaths({ pathname }: URL): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const from = parts.indexOf('job');
  if (from < 0) return [];
  const behind = parts.slice(from).findIndex((part) => part === 'apply' || part === 'login');
  const path = behind < 0 ? parts.slice(from) : parts.slice(from, from + behind);
  const last = path.at(-1);
  return path.length < 2 || last === undefined ? [] : [`/${last}`, `/${path.join('/')}`];
}

/** The career site's page for people. */
export function toBoardUrl(board: string): string {
  return readBoard(board).pages;
}

/** The three parts of the board that stand in the addresses of our own pages. */
export function toNavigationParts(board: string): {
  domain: string;
  clientName: string;
  clientProject: string;
} {
  const { domain, tenant, site } = readBoard(board);
  return { domain, clientName: tenant, clientProject: site };
}

export function toListUrl(board: WorkdayBoard): string {
  return `${toApiUrl(board)}/jobs`;
}

/** `path` is the list's `externalPath`, as it came. */
export function toDetailUrl(board: WorkdayBoard, path: string): string {
  return `${toApiUrl(board)}${path}`;
}

/** The page the payload names when it is on one of Workday's hosts, else the site's own page for the path. */
export function toHostedUrl(board: WorkdayBoard, path: string, externalUrl: string | null): string {
  const own = new URL(`${board.pages}${path}`).href;
  return toOwnPage(own, externalUrl, (host) => JOBS_HOST.test(host) || SITE_HOST.test(host));
}

/** Where applying starts: the page's address with `/apply`. */
export function toApplyUrl(hostedUrl: string): string {
  const url = new URL(hostedUrl);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/apply`;
  return url.href;
}

function toApiUrl(board: WorkdayBoard): string {
  return `https://${board.host}/wday/cxs/${board.tenant}/${board.site}`;
}
