import type { AtsSlug } from '@firsthand/contracts';
import { findAts } from '@firsthand/contracts/light';

/** The job that is shown beside the results. An id alone would not lead to it: its address begins with its ATS. */
export interface ChosenJob {
  id: number;
  atsType: AtsSlug;
}

const name = 'job';

/** "?q=nurse&job=greenhouse-42" → 42 at Greenhouse; what makes no sense is none. */
export function readChosenJob(params: URLSearchParams): ChosenJob | null {
  const [, slug = '', id] = /^([a-z]+)-(\d{1,15})$/.exec(params.get(name) ?? '') ?? [];
  const ats = findAts(slug);
  return ats?.slug === slug ? { id: Number(id), atsType: ats.slug } : null;
}

/** The address of a search with a job beside its results: "/search?q=nurse" → "/search?q=nurse&job=greenhouse-42" */
export function toChosenAddress(address: string, job: ChosenJob | null): string {
  if (job === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${job.atsType}-${job.id}`;
}
