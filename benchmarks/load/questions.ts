import { toJobPath, type SearchResponse } from '@firsthand/contracts';
import { makeSearches } from '../corpus/searches.ts';
import { toParameters } from '../product.ts';
import type { Kind, Question } from './plan.ts';

const SEED = 7;
const SEARCHES = 2_000;
/** Searches whose jobs are opened. */
const LOOKED_THROUGH = 40;
/** Jobs that signed-in people keep. */
const KEPT = 50;

/** What people may ask of the product at this address: searches as they make them, and pages of jobs that these find. */
export async function gatherQuestions(url: string): Promise<Record<Kind, Question[]>> {
  const search = makeSearches(SEED, SEARCHES).map((request): Question => {
    const parameters = new URLSearchParams({
      ...toParameters(request),
      offset: String(request.offset),
      // As the site asks.
      ...{ facets: 'true', group: 'true' },
    });
    return { method: 'GET', path: `/v1/api/requisitions/search?${parameters.toString()}` };
  });
  const jobs = (
    await Promise.all(search.slice(0, LOOKED_THROUGH).map(({ path }) => find(url + path)))
  ).flat();
  if (jobs.length === 0) throw new Error(`${url} holds no open job`);
  const page = jobs.map((job): Question => ({ method: 'GET', path: toJobPath(job.navigation) }));
  const keep = jobs.slice(0, KEPT).map(({ id, company_key }): Question => ({
    ...{ method: 'POST', path: '/v1/api/bookmarks' },
    body: { source: company_key.split(':')[0], requisition_id: id },
  }));
  const lists = [
    '/v1/api/bookmarks?limit=50',
    '/v1/api/saved-searches',
    '/v1/api/notices',
    '/v1/api/auth/profile',
  ];
  const read = lists.map((path): Question => ({ method: 'GET', path }));
  // One in four of what signed-in people do is a write.
  const signedIn = keep.flatMap((write, index) => [
    write,
    ...[0, 1, 2].map((step) => read[(index + step) % read.length] ?? write),
  ]);
  return { search, 'job page': page, 'signed in': signedIn };
}

async function find(address: string): Promise<SearchResponse['data']> {
  const answer = await fetch(`${address}&limit=100`);
  if (!answer.ok) throw new Error(`A search answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as SearchResponse).data;
}
