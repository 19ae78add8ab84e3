import type { JobView, LocationSuggestion, SearchResponse } from '@firsthand/contracts';
import { toJobPath } from '@firsthand/contracts';

/** Reads JSON from the product's own API; throws on any other answer than 200. */
export async function getJson<T>(productUrl: string, path: string): Promise<T> {
  const response = await fetch(`${productUrl}${path}`);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** What a search finds now; `query` is the part after the question mark. */
export function searchApi(productUrl: string, query: string): Promise<SearchResponse> {
  return getJson(productUrl, `/v1/api/requisitions/search?${query}`);
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
