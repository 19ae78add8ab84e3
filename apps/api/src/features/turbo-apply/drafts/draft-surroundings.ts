import type { EarlierAnswer } from '@firsthand/applying';
import type { Executor } from '@firsthand/database';
import { loadApplicationsTo, type StoredApplication } from '../../job-applications/stored-application.ts';
import { loadJobs, type StoredJob } from '../../jobs/stored-job.ts';
import { loadProfilesById, type StoredProfile } from '../../job-profiles/stored-profile.ts';
import type { DraftRow } from './drafts.repository.ts';
import { loadStoredAnswers } from '../stored-answers/stored-answers.repository.ts';

/** What drafts are filled from, and what may have happened around them since they were looked at. */
export interface DraftSurroundings {
  profiles: Map<number, StoredProfile>;
  jobs: Map<number, StoredJob>;
  /** Requisition ids, as `source:id`, that the person has an application to. */
  applied: Set<string>;
  earlier: EarlierAnswer[];
}

/** Everything at once, however many drafts there are. */
export async function loadSurroundings(
  db: Executor,
  userId: number,
  drafts: readonly DraftRow[],
): Promise<DraftSurroundings> {
  const jobIds = [...new Set(drafts.map((draft) => draft.requisition_id))];
  const profileIds = [...new Set(drafts.map((draft) => draft.job_profile_id))];
  // One after the other: in a transaction there is one connection.
  const profiles = await loadProfilesById(db, userId, profileIds);
  const jobs = await loadJobs(db, jobIds);
  const applied = await loadApplicationsTo(db, userId, jobIds);
  const answers = await loadStoredAnswers(db, userId);
  return {
    profiles: new Map(profiles.map((stored) => [stored.profile.id, stored])),
    jobs: new Map(jobs.map((stored) => [stored.job.id, stored])),
    applied: new Set(applied.map(toJobName)),
    earlier: answers.map(({ question_key, answer, sensitive, updated_at }) => ({
      questionKey: question_key,
      answer,
      sensitive,
      answeredAt: updated_at,
    })),
  };
}

export function toJobName({
  ats_source,
  requisition_id,
}: Pick<StoredApplication, 'ats_source' | 'requisition_id'>) {
  return `${ats_source}:${requisition_id}`;
}
