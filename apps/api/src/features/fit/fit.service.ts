import { refuse, type Fit, type FitQuery, type FitResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { VIEWS_KEPT_MS } from '../../models/job-views.ts';
import { loadJobs } from '../../models/stored-job.ts';
import { ViewCache } from '../../models/view-cache.ts';
import { compare, comparePay } from './compare.ts';
import { toJobFacts, type JobFacts } from './job-facts.ts';
import { toProfileFacts, type ProfileFacts } from './profile-facts.ts';
import { readProfile } from './read-profile.repository.ts';

const MAX_CHARACTERS = 16_000_000;

/** Holds postings against job profiles. */
export interface FitService {
  /** What these postings state and the viewer's profile says of it. 404 when the named profile is none of theirs. */
  find(viewer: Viewer, query: FitQuery): Promise<FitResponse>;
}

export function createFit(context: ApiContext): FitService {
  const { changes, now } = context;
  const { db } = context.database;
  const jobs = new ViewCache<JobFacts>({
    ...{ changes, now, keptMs: VIEWS_KEPT_MS, maxCharacters: MAX_CHARACTERS },
    sizeOf: (facts) => JSON.stringify(facts).length,
    load: async (ids) => {
      const open = (await loadJobs(db, ids)).filter(({ job }) => job.status === 'open');
      return new Map(open.map((stored) => [stored.job.id, toJobFacts(stored)]));
    },
  });
  return {
    find: async (viewer, { ids, profile_id: profileId }) => {
      const profile = await findProfileFacts(context, viewer, profileId);
      if (!profile) return { profile: null, data: [] };
      const facts = await jobs.get(ids.split(',').map(Number));
      return {
        profile: { id: profile.id, profile_name: profile.name },
        data: facts.map((job) => toFit(job, profile)),
      };
    },
  };
}

/** The named profile of the viewer, else the one changed last; undefined when they have none, 404 when it is not theirs. */
export async function findProfileFacts(
  { database, now }: ApiContext,
  { user }: Viewer,
  profileId: number | undefined,
): Promise<ProfileFacts | undefined> {
  const read = await readProfile(database.db, user.id, profileId);
  if (read) return toProfileFacts(read, now());
  if (profileId === undefined) return undefined;
  throw refuse('profile-unknown');
}

function toFit(job: JobFacts, profile: ProfileFacts): Fit {
  const requirements = compare(job, profile);
  return {
    requisition_id: job.id,
    met: requirements.filter(({ outcome }) => outcome === 'met').length,
    requirements,
    pay: comparePay(job, profile),
  };
}
