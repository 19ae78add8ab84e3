import {
  AppError,
  LIMITS,
  findAts,
  type SearchQuery,
  type SearchResponse,
  type Source,
} from '@firsthand/contracts';
import { createSqlSearch, type SearchFilters } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import { loadJobs } from '../jobs/jobs.repository.ts';
import { toJobView } from '../jobs/jobs.view.ts';

/** Searches open jobs: ids by the search's rule, then all of them loaded at once, then shaped. */
export async function searchRequisitions(context: ApiContext, query: SearchQuery): Promise<SearchResponse> {
  const limit = query.limit ?? LIMITS.searchPageSize;
  const offset = query.offset ?? 0;
  const search = createSqlSearch(context.database.db);
  const { total, ids } = await search.search({
    query: query.q ?? '',
    filters: toFilters(query),
    offset,
    limit,
  });
  const jobs = await loadJobs(context.database.db, ids);
  return { data: jobs.map((job) => toJobView(job, context)), total, limit, offset };
}

function toFilters(query: SearchQuery): SearchFilters {
  const country = filled(query.country);
  if (country !== undefined && !/^[a-z]{2}$/i.test(country)) {
    throw badValue('country: must be a two-letter country code such as US');
  }
  const remote = filled(query.isRemote);
  const source = toSource(filled(query.source));
  const location = filled(query.location);
  const city = filled(query.city);
  const state = filled(query.state);
  const zip = filled(query.zip);
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

/** A form sends empty fields; they mean the same as absent ones. */
function filled(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === '' ? undefined : text;
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
