import { jobCardSchema, jobSchema, openingSchema } from '@firsthand/contracts';
import type { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { toJobCard, toJobView, toOpening } from './jobs.view.ts';
import { loadJobs, loadListedJobs, type ListedJob } from './stored-job.ts';
import { ViewCache } from './view-cache.ts';

/** For how long a page may say when a posting was last verified, which is stored without search being told. */
export const VIEWS_KEPT_MS = 30_000;
const MAX_CHARACTERS = 32_000_000;

/** Open jobs as JSON. Each is checked and written once, and then part of many answers. */
export interface JobViews {
  /** As search gives them, and as similar ones of a job. */
  whole: ViewCache<string>;
  /** As lists show them. */
  cards: ViewCache<string>;
  /** As the role they belong to lists them. */
  openings: ViewCache<string>;
}

/** The views that all calls of one API share. */
export function createJobViews(context: ApiContext): JobViews {
  const { changes, now } = context;
  const { db } = context.database;
  const limits = {
    ...{ changes, now, keptMs: VIEWS_KEPT_MS },
    ...{ sizeOf: (json: string) => json.length, maxCharacters: MAX_CHARACTERS },
  };
  return {
    whole: new ViewCache({
      ...limits,
      load: async (ids) =>
        toViews(await loadJobs(db, ids), (job) => toJson(jobSchema, toJobView(job, context))),
    }),
    cards: new ViewCache({
      ...limits,
      load: async (ids) =>
        toViews(await loadListedJobs(db, ids), (job) => toJson(jobCardSchema, toJobCard(job, context))),
    }),
    openings: new ViewCache({
      ...limits,
      load: async (ids) =>
        toViews(await loadListedJobs(db, ids), (job) => toJson(openingSchema, toOpening(job))),
    }),
  };
}

/** Of open jobs: one that was found may have closed since. */
function toViews<Job extends ListedJob>(jobs: readonly Job[], toView: (job: Job) => string) {
  return new Map(jobs.filter(({ job }) => job.status === 'open').map((job) => [job.job.id, toView(job)]));
}

/** Writes an answer as its schema has it, which drops whatever that does not name. */
export function toJson<Schema extends z.ZodType>(schema: Schema, view: z.input<Schema>): string {
  return JSON.stringify(schema.parse(view));
}
