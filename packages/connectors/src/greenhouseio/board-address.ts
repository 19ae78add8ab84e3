import { toHttpsUrl } from '../reading/https-url.ts';

const TOKEN = /^[a-z0-9][a-z0-9_-]{0,99}$/i;

/** Hosts whose pages are Greenhouse's own, with the form on the page. */
const GREENHOUSE_HOST = /(^|\.)greenhouse\.io$/i;

/** Last words of an address that shows a company's whole list instead of one job. */
const LIST_PAGE = /^(careers?|jobs?|openings?|open-(positions|roles)|positions|search|vacancies)?$/i;

/** Checks a board token, e.g. `acme` from `job-boards.greenhouse.io/acme`. Case is kept. */
export function parseBoard(board: string): string {
  const token = board.trim();
  if (!TOKEN.test(token)) {
    throw new Error(
      `greenhouseio boards look like acme (the first word after job-boards.greenhouse.io/), not "${token.slice(0, 80)}"`,
    );
  }
  return token;
}

/** Greenhouse's hosts on which the board is named in the address. */
const BOARD_HOST = /^(?:boards|job-boards|boards-api|api)(?:\.eu)?\.greenhouse\.io$/;

/**
 * The board that an address names: of its page, of a job, of the API, or of what employers embed.
 * `https://boards.greenhouse.io/embed/job_board/js?for=acme` → `acme`
 */
export function findBoard({ hostname, pathname, searchParams }: URL): string | null {
  if (!BOARD_HOST.test(hostname)) return null;
  const [first = '', second, third] = pathname.split('/').filter(Boolean);
  if (first === 'embed') return searchParams.get('for');
  return first === 'v1' && second === 'boards' ? (third ?? null) : first;
}

/** The posting that an address names: of its page, of the form that employers embed, or of what follows it. */
export function findPostingId({ pathname, searchParams }: URL): string | null {
  const [first, second, third] = pathname.split('/').filter(Boolean);
  if (first === 'embed') return second === 'job_app' ? searchParams.get('token') : null;
  return second === 'jobs' ? (third ?? null) : null;
}

export function toBoardUrl(board: string): string {
  return `https://job-boards.greenhouse.io/${board}`;
}

/** The whole board in one answer; `content=true` adds descriptions, departments and offices. */
export function toListUrl(board: string): string {
  return `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`;
}

/** Greenhouse's own page of a posting; it works for every board, also where the employer embeds the form elsewhere. */
export function toPostingUrl(board: string, id: string): string {
  return `${toBoardUrl(board)}/jobs/${encodeURIComponent(id)}`;
}

/**
 * Where a posting is shown and where applying starts. `absolute_url` may be http, and may be the employer's own page
 * around the posting, or even the employer's list of jobs; the last is replaced by Greenhouse's page.
 */
export function toAddresses(
  board: string,
  id: string,
  absoluteUrl: string | null,
): { hostedUrl: string; applyUrl: string } {
  const own = toPostingUrl(board, id);
  const shown = toHttpsUrl(absoluteUrl);
  if (!shown) return { hostedUrl: own, applyUrl: `${own}#app` };
  if (GREENHOUSE_HOST.test(shown.hostname)) {
    const form = new URL(shown);
    form.hash = 'app';
    return { hostedUrl: shown.href, applyUrl: form.href };
  }
  return { hostedUrl: isListPage(shown, id) ? own : shown.href, applyUrl: own };
}

function isListPage(url: URL, id: string): boolean {
  const lastWord = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  return LIST_PAGE.test(lastWord) && !url.href.includes(id);
}
