import type { ChosenJob } from './chosen-job.ts';

/** An address of the job's page that leads there whatever its title is. */
export function toChosenPath({ id, atsType }: ChosenJob): string {
  const company = atsType === 'workday' ? '-/-/-' : '-';
  return `/ats/${atsType}/${company}/job/job-${id}`;
}
