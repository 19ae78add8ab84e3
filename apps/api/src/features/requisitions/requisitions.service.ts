import {
  AppError,
  LIMITS,
  findAts,
  jobCardSchema,
  jobSchema,
  type SearchQuery,
  type Source,
} from '@firsthand/contracts';
import type { SearchFilters } from '@firsthand/search';
import type { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { toJobCard, toJobView } from '../jobs/jobs.view.ts';
import { loadJobs, loadListedJobs } from '../jobs/stored-job.ts';
import { ViewCache } from '../jobs/view-cache.ts';

/** For how long a page may say when a posting was last verified, which is stored without search being told. */
const VIEWS_KEPT_MS = 30_000;
const MOST_VIEWS = 5_000;

/** How searches are answered, with the views of jobs that were made lately. */
export interface Requisitions {
  /** The answer as JSON: ids by the search's rule, then all of them loaded at once, then shaped. */
  search(query: SearchQuery): Promise<string>;
  /** The same without the texts of the jobs and with their summaries. */
  searchCards(query: SearchQuery): Promise<string>;
}

export function createRequisitions(context: ApiContext): Requisitions {
  const { changes, now } = context;
  const { db } = context.database;
  const limits = { changes, now, keptMs: VIEWS_KEPT_MS, most: MOST_VIEWS };
  // Each is checked and written once, and then part of many answers.
  const views = new ViewCache({
    ...limits,
    load: async (ids) => {
      const jobs = await loadJobs(db, ids);
      return new Map(jobs.map((job) => [job.job.id, toJson(jobSchema, toJobView(job, context))]));
    },
  });
  const cards = new ViewCache({
    ...limits,
    load: async (ids) => {
      const jobs = await loadListedJobs(db, ids);
      return new Map(jobs.map((job) => [job.job.id, toJson(jobCardSchema, toJobCard(job, context))]));
    },
  });
  const answer = async (cache: ViewCache<string>, query: SearchQuery) => {
    const { ids, ...page } = await findIds(context, query);
    return `{"data":[${(await cache.get(ids)).join(',')}],${JSON.stringify(page).slice(1)}`;
  };
  return {
    search: (query) => answer(views, query),
    searchCards: (query) => answer(cards, query),
  };
}

function toJson<Schema extends z.ZodType>(schema: Schema, view: z.input<Schema>): string {
  return JSON.stringify(schema.parse(view));
}

async function findIds(context: ApiContext, query: SearchQuery) {
  const limit = query.limit ?? LIMITS.searchPageSize;
  const offset = query.offset ?? 0;
  const { total, ids } = await context.search.search({
    query: query.q ?? '',
    filters: toFilters(query),
    sort: query.sort,
    offset,
    limit,
  });
  return { ids, total, limit, offset };
}

function toFilters(query: SearchQuery): SearchFilters {
  const countries = toList(query.country)?.map(toCountry);
  const remote = query.isRemote?.trim();
  const sources = toList(query.source)?.map(toSource);
  const location = query.location?.trim();
  const city = query.city?.trim();
  const state = query.state?.trim();
  const zip = query.zip?.trim();
  return {
    ...(countries === undefined ? {} : { countries }),
    ...(sources === undefined ? {} : { sources }),
    ...(remote === undefined ? {} : { remote: ['true', 'yes', '1'].includes(remote.toLowerCase()) }),
    ...(location === undefined ? {} : { location }),
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(zip === undefined ? {} : { zip }),
  };
}

/** "US,CA" → US and CA. */
function toList(value: string | undefined): string[] | undefined {
  return value?.split(',').map((one) => one.trim());
}

function toCountry(value: string): string {
  if (/^[a-z]{2}$/i.test(value)) return value.toUpperCase();
  throw badValue('country: must be a two-letter country code such as US');
}

function toSource(value: string): Source {
  const ats = findAts(value);
  if (!ats)
    throw badValue('source: must be a number from 1 to 9 or the name of an applicant-tracking system');
  return ats.source;
}

function badValue(message: string): AppError {
  return new AppError(`${message}.`, { code: 'bad-value', status: 400 });
}
