import type { FittingJob } from '@firsthand/search';

/** A role that came: what stands for it first, then its other openings. */
export interface NewRole {
  jobIds: number[];
  /** It is about what the search asks for, and does not only mention it. */
  isAbout: boolean;
}

/** Puts what fits together by roles, in the order of the first of each: those about it stand first. */
export function groupRoles(jobs: readonly FittingJob[]): NewRole[] {
  const roles = new Map<number, NewRole>();
  for (const { jobId, role, isAbout } of jobs) {
    const known = roles.get(role);
    if (known) known.jobIds.push(jobId);
    else roles.set(role, { jobIds: [jobId], isAbout });
  }
  return [...roles.values()];
}
