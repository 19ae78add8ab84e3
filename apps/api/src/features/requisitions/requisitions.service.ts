import {
  AppError,
  LIMITS,
  findAts,
  type JobCardsResponse,
  type SearchQuery,
  type SearchResponse,
  type Source,
} from '@firsthand/contracts';
import type { SearchFilters } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import { toJobCard, toJobView } from '../jobs/jobs.view.ts';
import { loadJobs, loadListedJobs } from '../jobs/stored-job.ts';

/** Searches open jobs: ids by the search's rule, then all of them loaded at once, then shaped. */
export async function searchRequisitions(context: ApiContext, query: SearchQuery): Promise<SearchResponse> {
  const { ids, ...page } = await findIds(context, query);
  const jobs = await loadJobs(context.database.db, ids);
  return { data: jobs.map((job) => toJobView(job, context)), ...page };
}

/** As `searchRequisitions`, without the texts of the jobs and with their summaries. */
export async function searchJobCards(context: ApiContext, query: SearchQuery): Promise<JobCardsResponse> {
  const { ids, ...page } = await findIds(context, query);
  const jobs = await loadListedJobs(context.database.db, ids);
  return { data: jobs.map((job) => toJobCard(job, context)), ...page };
}

async function findIds(context: ApiContext, query: SearchQuery) {
  const limit = query.limit ?? LIMITS.searchPageSize;
  const offset = query.offset ?? 0;
  const { total, ids } = await context.search.search({
    query: query.q ?? '',
    filters: toFilters(query),
    offset,
    limit,
  });
  return { ids, total, limit, offset };
}

function toFilters(query: SearchQuery): SearchFilters {
  const country = query.country?.trim();
  if (country !== undefined && !/^[a-z]{2}$/i.test(country)) {
    throw badValue('country: must be a two-letter country code such as US');
  }
  const remote = query.isRemote?.trim();
  const source = toSource(query.source);
  const location = query.location?.trim();
  const city = query.city?.trim();
  const state = query.state?.trim();
  const zip = query.zip?.trim();
  return {
    ...(country === undefined ? {} : { country: country.toUpperCase() }),
    ...(source === undefined ? {} : { source }),
    ...(remote === undefined ? {} : { remote: ['true', 'yes', '1'].includes(remote.toLowerCase()) }),
    ...(location === undefined ? {} : { location }),
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(zip === undefined ? {} : { zip }),
  };
}

function toSource(value: string | undefined): Source | undefined {
  if (value === undefined) return undefined;
  const ats = findAts(value);
  if (!ats)
    throw badValue('source: must be a number from 1 to 9 or the name of an applicant-tracking system');
  return ats.source;
}

function badValue(message: string): AppError {
  return new AppError(`${message}.`, { code: 'bad-value', status: 400 });
}
