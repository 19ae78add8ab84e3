import { LIMITS } from '@firsthand/contracts/light';

/** What the address of the directory says. */
export interface CompaniesState {
  q: string;
  /** ISO 3166-1 code; '' for all. */
  country: string;
  /** From 1. */
  page: number;
}

export const COMPANIES_PATH = '/companies';
export const PAGE_SIZE = 30;

/** Behind it the API leads no further. */
const LAST_PAGE = Math.floor(LIMITS.searchOffsetMax / PAGE_SIZE) + 1;

/** Reads "?q=acme&country=US&page=2"; what makes no sense counts as absent. */
export function parseCompaniesAddress(query: URLSearchParams): CompaniesState {
  const country = (query.get('country') ?? '').trim();
  const page = query.get('page') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, LIMITS.companyNameMaxLength).trim(),
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** The address of a state, without what goes without saying. */
export function toCompaniesAddress({ q, country, page }: CompaniesState): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (country !== '') query.set('country', country);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? COMPANIES_PATH : `${COMPANIES_PATH}?${text}`;
}
