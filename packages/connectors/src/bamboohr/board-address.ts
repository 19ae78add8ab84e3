import { toOwnPage } from '../reading/https-url.ts';

const SUBDOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Hosts of BambooHR itself. */
const OWN_SUBDOMAINS = new Set(['www', 'api', 'app', 'documentation', 'help', 'partners', 'status']);

/**
 * Checks a subdomain, e.g. `acme` from `acme.bamboohr.com`; the whole host or careers address is understood too.
 * `https://Acme.bamboohr.com/careers` → `acme`
 */
export function parseBoard(board: string): string {
  const host = board
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/(?:careers|jobs)?\/?$/, '');
  const subdomain = host.replace(/\.bamboohr\.com$/, '');
  if (!SUBDOMAIN.test(subdomain) || OWN_SUBDOMAINS.has(subdomain)) {
    throw new Error(
      `bamboohr boards look like acme (the first word of acme.bamboohr.com), not "${board.trim().slice(0, 80)}"`,
    );
  }
  return subdomain;
}

/** The board that an address names: whatever lies on its host. */
export function findBoard({ hostname }: URL): string | null {
  return hostname.endsWith('.bamboohr.com') ? hostname : null;
}

/** The posting that an address names; the form stands on its page. */
export function findPostingId({ pathname, searchParams }: URL): string | null {
  if (/^\/jobs\/(?:view|apply)\.php$/.test(pathname)) return searchParams.get('id');
  return /^\/careers\/(\w+)/.exec(pathname)?.[1] ?? null;
}

export function toBoardUrl(board: string): string {
  return `https://${board}.bamboohr.com/careers`;
}

/** Every open posting of the board in one answer. */
export function toListUrl(board: string): string {
  return `${toBoardUrl(board)}/list`;
}

export function toDetailUrl(board: string, id: string): string {
  return `${toPostingUrl(board, id)}/detail`;
}

/** The posting's page; the form opens there. */
export function toPostingUrl(board: string, id: string): string {
  return `${toBoardUrl(board)}/${encodeURIComponent(id)}`;
}

/** The page the payload names when it is one of BambooHR's, else the board's own address for the posting. */
export function toHostedUrl(board: string, id: string, shareUrl: string | null): string {
  return toOwnPage(toPostingUrl(board, id), shareUrl, (host) => host.endsWith('.bamboohr.com'));
}
