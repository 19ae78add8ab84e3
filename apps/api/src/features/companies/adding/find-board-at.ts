import {
  findBoardByAddress,
  findBoardsInPage,
  LONGEST_PAGE,
  TransportError,
  type AtsFetch,
  type AtsResponse,
} from '@firsthand/connectors';
import { refuse, type AppError, type BoardName } from '@firsthand/contracts';

const PAGE_TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;

/**
 * The board that an employer's page embeds or links to, or that it leads to; null when it names none. The page is asked
 * for as boards are: on https, at public addresses alone, each step looked at anew. 400 when it does not answer.
 */
export async function findBoardAt(fetch: AtsFetch, address: URL): Promise<BoardName | null> {
  let url = toHttps(address);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const response = await readPage(fetch, url);
    const leadsTo = toRedirect(response, url);
    if (leadsTo === null) return findBoardsInPage(response.text)[0] ?? null;
    const named = findBoardByAddress(leadsTo);
    if (named) return named;
    if (!/^https?:$/.test(leadsTo.protocol)) throw toUnreadable(url.hostname);
    url = toHttps(leadsTo);
  }
  return null;
}

function toHttps(address: URL): URL {
  const url = new URL(address);
  url.protocol = 'https:';
  url.hash = '';
  return url;
}

async function readPage(fetch: AtsFetch, url: URL): Promise<AtsResponse> {
  const { hostname, port, username } = url;
  if (!hostname.includes('.') || port !== '' || username !== '') throw toUnreadable(hostname);
  try {
    const response = await fetch({
      url: url.href,
      headers: { accept: 'text/html' },
      // Somebody waits for it.
      once: true,
      timeoutMs: PAGE_TIMEOUT_MS,
      // Of a longer one nothing more is looked at.
      maxBytes: LONGEST_PAGE,
      cut: true,
    });
    if (response.status < 400) return response;
    throw toUnreadable(hostname);
  } catch (error) {
    if (error instanceof TransportError) throw toUnreadable(hostname, error);
    throw error;
  }
}

function toRedirect({ status, headers }: AtsResponse, from: URL): URL | null {
  const { location } = headers;
  if (status < 300 || location === undefined || !URL.canParse(location, from.href)) return null;
  return new URL(location, from);
}

/** Says nothing of why: whoever asks must not learn what our network reaches. */
function toUnreadable(hostname: string, cause?: unknown): AppError {
  return refuse('careers-page-unreadable', { host: hostname }, { cause });
}
