import { toHttpsUrl } from '../reading/https-url.ts';

const SUBDOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Checks a subdomain of breezy.hr and gives it in lower case. Throws an Error that says what is expected. */
export function parseBoard(board: string): string {
  const subdomain = board.trim().toLowerCase();
  if (!SUBDOMAIN.test(subdomain)) {
    throw new Error(
      `breezy boards look like acme-inc (the first part of acme-inc.breezy.hr), not "${board.trim().slice(0, 80)}"`,
    );
  }
  return subdomain;
}

/** Hosts of Breezy itself. */
const OWN_SUBDOMAIN = /^(?:www|app|api|developer|help|status|.*-cdn)$/;

/** The board that an address names: whatever lies on its host. */
export function findBoard({ hostname }: URL): string | null {
  const subdomain = /^(.+)\.breezy\.hr$/.exec(hostname)?.[1];
  return subdomain === undefined || OWN_SUBDOMAIN.test(subdomain) ? null : subdomain;
}

/** The posting that an address names: `/p/0a1b2c3d4e5f-cook/apply` → `0a1b2c3d4e5f` */
export function findPostingId({ pathname }: URL): string | null {
  return /^\/p\/([^/-]+)/.exec(pathname)?.[1] ?? null;
}

/** The board's page for people. */
export function toBoardUrl(board: string): string {
  return `https://${board}.breezy.hr/`;
}

/** Every published position in one answer; only `verbose=true` brings the descriptions. */
export function toListUrl(board: string): string {
  return `https://${board}.breezy.hr/json?verbose=true`;
}

/**
 * Where a posting is shown and where applying starts: the row's address when it is a web address, else the page of
 * its friendly id. Null when neither can be had.
 */
export function toAddresses(
  board: string,
  row: { url: string | null; friendly_id: string | null },
): { hostedUrl: string; applyUrl: string } | null {
  const hosted = toPlainUrl(row.url) ?? toPageUrl(board, row.friendly_id);
  if (hosted === null) return null;
  const apply = new URL(hosted);
  apply.pathname = `${apply.pathname.replace(/(?<!\/)\/+$/, '')}/apply`;
  return { hostedUrl: hosted.href, applyUrl: apply.href };
}

function toPageUrl(board: string, friendlyId: string | null): URL | null {
  return friendlyId === null ? null : new URL(`${toBoardUrl(board)}p/${encodeURIComponent(friendlyId)}`);
}

/** An address with a name or password in it is none to show. */
function toPlainUrl(address: string | null): URL | null {
  const url = toHttpsUrl(address);
  return url?.username === '' && url.password === '' ? url : null;
}
