import type { EmploymentType, JobView } from '@firsthand/contracts';

const TYPE_LABELS: Record<EmploymentType, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
  volunteer: 'Volunteer',
  per_diem: 'Per diem',
};

/** A text to show and whether the posting itself says it; the rest are the specification's fallbacks, for display only. */
export interface Fact {
  text: string;
  stated: boolean;
}

function factOf(text: string | null | undefined, fallback: string): Fact {
  return text ? { text, stated: true } : { text: fallback, stated: false };
}

export const toTypeFact = (job: Pick<JobView, 'type'>) =>
  factOf(job.type === null ? null : TYPE_LABELS[job.type], 'Full-time');
export const toCategoryFact = (job: Pick<JobView, 'category'>) =>
  factOf(job.category, 'Software Development');
export const toPayFact = (job: Pick<JobView, 'salary'>) => factOf(job.salary, 'Competitive');

/** "Remote" or "On-site", as the specification has it, and "Hybrid" where the employer says so. */
export function toModeFact(job: Pick<JobView, 'work_mode' | 'remote'>): Fact {
  if (job.work_mode === 'hybrid') return { text: 'Hybrid', stated: true };
  if (job.remote) return { text: 'Remote', stated: true };
  return { text: 'On-site', stated: job.work_mode === 'on_site' };
}

/** The employer's name: of the job, else of its client record, else "Unknown Company". */
export function toCompanyName(
  company: string | null,
  client?: { client_name: string | null; name: string | null },
): string {
  return company || client?.client_name || client?.name || 'Unknown Company';
}

/** (["Berlin", "Munich", "Cologne"]) → { first: "Berlin", more: 2 }; no place at all gives null. */
export function splitPlaces(
  places: readonly string[],
  location: string | null,
): { first: string; more: number } | null {
  const first = places[0] ?? location;
  if (!first) return null;
  return { first, more: Math.max(0, places.length - 1) };
}
