import { toHttpsUrl } from '../reading/https-url.ts';

const COMPANY = /^[a-z0-9][a-z0-9._-]{0,99}$/i;
const API = 'https://api.smartrecruiters.com/v1/companies';
const PAGES = 'https://jobs.smartrecruiters.com';

/** The most rows the API gives at once. */
export const PAGE_SIZE = 100;

/** Checks a company identifier, e.g. `AcmeInc` from `jobs.smartrecruiters.com/AcmeInc`. Case is kept. */
export function parseBoard(board: string): string {
  const company = board.trim();
  if (!COMPANY.test(company)) {
    throw new Error(
      `smartrecruiters boards look like AcmeInc (the first word after jobs.smartrecruiters.com/), not "${company.slice(0, 80)}"`,
    );
  }
  return company;
}

/** The company that an address names: of its page, of a job or its form, or of the API. */
export function findBoard({ hostname, pathname }: URL): string | null {
  const parts = pathname.split('/').filter(Boolean);
  if (hostname === 'api.smartrecruiters.com') return parts[2] ?? null;
  if (hostname !== 'jobs.smartrecruiters.com' && hostname !== 'careers.smartrecruiters.com') return null;
  return parts[0] === 'oneclick-ui' ? (parts[2] ?? null) : (parts[0] ?? null);
}

/** The posting that an address names. That of the form has another name of it, which the feed gives beside its number. */
export function findPostingId({ pathname }: URL): string | null {
  const [first, second, , , fifth] = pathname.split('/').filter(Boolean);
  if (first === 'oneclick-ui') return fifth ?? null;
  return /^\d+/.exec(second ?? '')?.[0] ?? null;
}

export function toBoardUrl(board: string): string {
  return `${PAGES}/${board}`;
}

export function toListUrl(board: string, offset: number): string {
  return `${API}/${board}/postings?limit=${PAGE_SIZE}&offset=${offset}`;
}

export function toDetailUrl(board: string, id: string): string {
  return `${API}/${board}/postings/${encodeURIComponent(id)}`;
}

/** The page and the form. A page resolves by its id alone; the words behind the id are decoration. */
export function toAddresses(
  company: string,
  id: string,
  given: { postingUrl: string | null; applyUrl: string | null },
): { hostedUrl: string; applyUrl: string } {
  const hosted =
    toHttpsUrl(given.postingUrl) ??
    new URL(`${PAGES}/${encodeURIComponent(company)}/${encodeURIComponent(id)}`);
  const form = new URL(hosted);
  form.searchParams.set('oga', 'true');
  return { hostedUrl: hosted.href, applyUrl: (toHttpsUrl(given.applyUrl) ?? form).href };
}
