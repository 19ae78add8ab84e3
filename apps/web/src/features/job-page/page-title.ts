import type { JobView } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';

type Titled = Pick<JobView, 'meta_title' | 'meta_description' | 'title' | 'location'>;

/** The document title: what the server made for it, else the job's title. */
export function toDocumentTitle(job: Titled): string {
  return job.meta_title || job.title;
}

/** The description for search engines: the server's, else the first 130 characters of the location and an invitation. */
export function toDocumentDescription(job: Titled): string {
  if (job.meta_description) return job.meta_description;
  const where = (job.location ?? '').slice(0, LIMITS.metaDescriptionLocationLength).trim();
  return `${where} Apply now through Firsthand.`.trim();
}
