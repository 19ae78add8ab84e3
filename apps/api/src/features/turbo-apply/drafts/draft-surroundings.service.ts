import type { EarlierAnswer } from '@firsthand/applying';
import { findAnsweredDay } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { loadStandings, type Standing } from '../../../models/standing.ts';
import { loadJobs, type StoredJob } from '../../../models/stored-job.ts';
import { loadProfilesById, type StoredProfile } from '../../../models/stored-profile.ts';
import type { DraftRow } from './drafts.repository.ts';
import { loadVersions, type StoredVersion } from '../../../models/resume-version-store.ts';
import { toMadeFrom } from './version-resume.ts';
import { loadStoredAnswers } from '../stored-answers/stored-answers.repository.ts';

/** What drafts are filled from, and what may have happened around them since they were looked at. */
export interface DraftSurroundings {
  profiles: Map<number, StoredProfile>;
  jobs: Map<number, StoredJob>;
  /** How the person's applications to these jobs stand, by `toJobName`. */
  standings: Map<string, Standing>;
  earlier: EarlierAnswer[];
  /** Resumes made for the jobs of drafts, by draft. */
  versions: Map<number, DraftVersion>;
}

export interface DraftVersion extends StoredVersion {
  /** The profile says something else now than when it was made. */
  isOutdated: boolean;
}

/** Everything at once, however many drafts there are. */
export async function loadSurroundings(
  db: Executor,
  userId: number,
  drafts: readonly DraftRow[],
  now: Date,
): Promise<DraftSurroundings> {
  const jobIds = [...new Set(drafts.map((draft) => draft.requisition_id))];
  const profileIds = [...new Set(drafts.map((draft) => draft.job_profile_id))];
  // One after the other: in a transaction there is one connection.
  const loaded = await loadProfilesById(db, userId, profileIds);
  const profiles = new Map(loaded.map((stored) => [stored.profile.id, stored]));
  const jobs = await loadJobs(db, jobIds);
  const standings = await loadStandings(db, userId, jobIds);
  const answers = await loadStoredAnswers(db, userId);
  const versions = await loadVersions(
    db,
    drafts.map(({ id }) => id),
  );
  return {
    profiles,
    jobs: new Map(jobs.map((stored) => [stored.job.id, stored])),
    standings,
    earlier: answers
      .filter(({ answer }) => !isOver(answer, now))
      .map(({ question_key, country, answer, sensitive, updated_at }) => ({
        questionKey: question_key,
        country: country === '' ? null : country,
        answer,
        sensitive,
        answeredAt: updated_at,
      })),
    versions: compareVersions(drafts, versions, profiles),
  };
}

function compareVersions(
  drafts: readonly DraftRow[],
  versions: ReadonlyMap<number, StoredVersion>,
  profiles: DraftSurroundings['profiles'],
): DraftSurroundings['versions'] {
  // Each profile once, however many drafts go with it.
  const madeFrom = new Map<number, string>();
  const compared: DraftSurroundings['versions'] = new Map();
  for (const { id, job_profile_id: profileId } of drafts) {
    const version = versions.get(id);
    if (!version) continue;
    const stored = profiles.get(profileId);
    if (stored && !madeFrom.has(profileId)) madeFrom.set(profileId, toMadeFrom(stored));
    const now = madeFrom.get(profileId) ?? version.made_from;
    compared.set(id, { ...version, isOutdated: version.made_from !== now });
  }
  return compared;
}

/** "1 February 2027" answers no question any more after that day. */
function isOver(answer: EarlierAnswer['answer'], now: Date): boolean {
  const day = typeof answer === 'string' ? findAnsweredDay(answer) : null;
  return day !== null && day < now.toISOString().slice(0, 10);
}
