import { findAts, toJobPath, type JobCard, type Navigation, type Source } from '@firsthand/contracts';
import { z } from 'zod';
import { ToolFailure } from './call-api.ts';
import { toLine } from './plain.ts';

const SUMMARY_LENGTH = 400;

/** How a job is named, here as in the API. */
export const jobNameFields = {
  source: z
    .string()
    .max(40)
    .describe('The system the job is on, as search_jobs gives it: lever, greenhouseio, …'),
  id: z.number().int().positive().describe('The number of the job, as search_jobs gives it'),
};

export const jobFields = z.object({
  source: z.string(),
  id: z.number(),
  title: z.string(),
  company: z.string().nullable(),
  company_key: z.string(),
  location: z.string().nullable(),
  work_mode: z.string().nullable(),
  type: z.string().nullable(),
  pay: z.string().nullable(),
  posted_at: z.string().nullable(),
  verified_at: z.string(),
  summary: z.string().nullable(),
  url: z.string(),
});

/** A job in a few lines. Title, company and summary are the employer's words. */
export function toJobFields(job: JobCard, siteUrl: string): z.infer<typeof jobFields> {
  return {
    ...{ source: job.source, id: job.id, title: toLine(job.title) ?? '', company: toLine(job.company) },
    ...{ company_key: job.company_key, location: toLine(job.location), work_mode: job.work_mode },
    ...{ type: job.type, pay: toLine(job.salary), posted_at: job.posted_at, verified_at: job.updated_at },
    summary: toLine(job.summary, SUMMARY_LENGTH),
    url: toJobUrl(job.navigation, siteUrl),
  };
}

export function toJobUrl(navigation: Navigation, siteUrl: string): string {
  return siteUrl + toJobPath(navigation);
}

/** Takes each of the names that a system has. */
export function requireSource(name: string): { source: Source; slug: string } {
  const ats = findAts(name);
  if (ats) return ats;
  throw new ToolFailure(
    `There is no source ${toLine(name, 40) ?? 'without a name'}. Take it from search_jobs.`,
    400,
    null,
  );
}
