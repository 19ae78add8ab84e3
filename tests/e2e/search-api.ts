import type { JobView, LocationSuggestion, SearchResponse } from '@firsthand/contracts';
import { toJobPath } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Reads JSON from the product's own API, as a member where one is given; throws on any other answer than 200. */
export async function getJson<T>(
  productUrl: string,
  path: string,
  member?: { access_token: string },
): Promise<T> {
  const headers = member && { authorization: `Bearer ${member.access_token}` };
  const response = await fetch(`${productUrl}${path}`, { ...(headers && { headers }) });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** What a search finds now; `query` is the part after the question mark. */
export function searchApi(productUrl: string, query: string): Promise<SearchResponse> {
  return getJson(productUrl, `/v1/api/requisitions/search?${query}`);
}

/**
 * Waits until a page of results shows as many jobs as the API finds now, and gives what it found. Boards are read while the
 * tests run, and a page may be a minute old.
 */
export async function showsWhatIsFound(
  page: Page,
  productUrl: string,
  query: string,
): Promise<SearchResponse> {
  let found = await searchApi(productUrl, query);
  const count = () => page.getByText(`${found.total.toLocaleString('en-US')} jobs found`).count();
  const isShown = async () => {
    if ((await count()) > 0) return true;
    await page.reload();
    found = await searchApi(productUrl, query);
    return (await count()) > 0;
  };
  await expect.poll(isShown, { timeout: 90_000, interval: 2_000 }).toBe(true);
  return found;
}

/** An open job that is as the test needs it, and the path of its page. Throws when none of the first hundred is. */
export async function findJob(
  productUrl: string,
  query: string,
  isWanted: (job: JobView) => boolean = () => true,
): Promise<{ job: JobView; path: string }> {
  const { data } = await searchApi(productUrl, `limit=100&${query}`);
  const job = data.find(isWanted);
  if (!job) throw new Error(`No job of "${query}" is as the test needs it`);
  return { job, path: toJobPath(job.navigation) };
}

/** The places the typeahead suggests for a text in the US. */
export async function suggestLocations(productUrl: string, text: string): Promise<LocationSuggestion[]> {
  const query = new URLSearchParams({ q: text, country: 'US' });
  const { data } = await getJson<{ data: LocationSuggestion[] }>(
    productUrl,
    `/v1/api/location/search?${query.toString()}`,
  );
  return data;
}
