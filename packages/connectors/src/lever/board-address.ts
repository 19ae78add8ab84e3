import { toHttpsUrl } from '../reading/https-url.ts';

const SITE = /^[a-z0-9][a-z0-9._-]{0,99}$/i;

/** Lever runs two separate installations; a company lives on exactly one. */
export interface LeverSite {
  region: 'global' | 'eu';
  site: string;
}

/** Checks a site, e.g. `acme` from `jobs.lever.co/acme`, or `eu/acme` from `jobs.eu.lever.co/acme`. Case is kept. */
export function parseBoard(board: string): string {
  const { region, site } = toSite(board);
  if (!SITE.test(site)) {
    throw new Error(
      `lever boards look like acme (jobs.lever.co/acme) or eu/acme (jobs.eu.lever.co/acme), not "${board.trim().slice(0, 80)}"`,
    );
  }
  return region === 'eu' ? `eu/${site}` : site;
}

export function toSite(board: string): LeverSite {
  const trimmed = board.trim();
  return /^eu\//i.test(trimmed)
    ? { region: 'eu', site: trimmed.slice(3) }
    : { region: 'global', site: trimmed };
}

/** The same site name on the other installation. */
export function toOtherRegion({ region, site }: LeverSite): LeverSite {
  return { region: region === 'eu' ? 'global' : 'eu', site };
}

/** The site that an address names: of its page, of a job, or of the API. `https://jobs.eu.lever.co/acme/1/apply` → `eu/acme` */
export function findBoard({ hostname, pathname }: URL): string | null {
  const host = /^(jobs|api)(\.eu)?\.lever\.co$/.exec(hostname);
  if (!host) return null;
  const parts = pathname.split('/').filter(Boolean);
  const site = host[1] === 'api' ? parts[2] : parts[0];
  if (site === undefined) return null;
  return host[2] ? `eu/${site}` : site;
}

/** The posting that an address names: of its page, its form, or what follows it. */
export function findPostingId({ hostname, pathname }: URL): string | null {
  return hostname.startsWith('jobs.') ? (pathname.split('/').filter(Boolean)[1] ?? null) : null;
}

export function toBoardUrl(board: string): string {
  return toSiteUrl(toSite(board));
}

/** `mode=json` always: without it the answer may be a web page. */
export function toListUrl({ region, site }: LeverSite, page?: { skip: number; limit: number }): string {
  const paging = page ? `&skip=${page.skip}&limit=${page.limit}` : '';
  return `https://${region === 'eu' ? 'api.eu.lever.co' : 'api.lever.co'}/v0/postings/${site}?mode=json${paging}`;
}

/** The posting's page and its form; the template serves when the payload's own addresses are missing or unusable. */
export function toAddresses(
  site: LeverSite,
  id: string,
  given: { hostedUrl: string | null; applyUrl: string | null },
): { hostedUrl: string; applyUrl: string } {
  const hostedUrl = toHttpsUrl(given.hostedUrl)?.href ?? `${toSiteUrl(site)}/${encodeURIComponent(id)}`;
  return {
    hostedUrl,
    applyUrl: toHttpsUrl(given.applyUrl)?.href ?? `${hostedUrl.replace(/(?<!\/)\/+$/, '')}/apply`,
  };
}

function toSiteUrl({ region, site }: LeverSite): string {
  return `https://${region === 'eu' ? 'jobs.eu.lever.co' : 'jobs.lever.co'}/${site}`;
}
