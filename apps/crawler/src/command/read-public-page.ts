import { TransportError, type AtsFetch } from '@firsthand/connectors';
import robotsParser from 'robots-parser';

const MAX_BYTES = 16 * 1024 * 1024;
const ROBOTS_MAX_BYTES = 512 * 1024;
const MOST_REDIRECTS = 4;
/** As the rules for robots name us. */
const ROBOT = 'Firsthand';

/**
 * A public page or sitemap of somebody else, as far as its host's rules for robots allow; redirects are followed a few
 * times. Throws in words for people when it cannot or must not be read.
 */
export async function readPublicPage(
  fetch: AtsFetch,
  address: string,
): Promise<{ text: string; url: string }> {
  let url = toHttps(address);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    await requireAllowed(fetch, url);
    const response = await ask(fetch, url, MAX_BYTES);
    const location = response.headers['location'];
    if (response.status >= 300 && response.status < 400 && location && URL.canParse(location, url.href)) {
      url = toHttps(new URL(location, url).href);
      continue;
    }
    if (response.status >= 400) throw new Error(`answers ${response.status}`);
    return { text: response.text, url: url.href };
  }
  throw new Error('leads from one address to the next without end');
}

function toHttps(address: string): URL {
  if (!URL.canParse(address)) throw new Error('is no web address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') {
    throw new Error('is no public web address');
  }
  url.protocol = 'https:';
  url.hash = '';
  return url;
}

/** A host without such rules allows everything, as the rules' own standard has it (RFC 9309, 2.3.1.3). */
async function requireAllowed(fetch: AtsFetch, url: URL): Promise<void> {
  const rules = `${url.origin}/robots.txt`;
  const { status, text } = await ask(fetch, new URL(rules), ROBOTS_MAX_BYTES);
  if (status !== 200 || /^\s*</.test(text)) return;
  if (robotsParser(rules, text).isAllowed(url.href, ROBOT) === false) {
    throw new Error('may not be read by robots, its host says');
  }
}

async function ask(fetch: AtsFetch, url: URL, maxBytes: number) {
  try {
    return await fetch({ url: url.href, headers: { accept: '*/*' }, maxBytes, cut: true });
  } catch (error) {
    if (error instanceof TransportError) throw new Error('could not be read', { cause: error });
    throw error;
  }
}
