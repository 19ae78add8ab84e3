import {
  type ApplyingProblem,
  findAts,
  refuse,
  type validateApplicationRequestSchema,
  type ValidateApplicationResponse,
} from '@firsthand/contracts';
import type { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { isPremium } from '../../people/is-premium.ts';
import type { Viewer } from '../../people/viewer.ts';
import { parseJobKey, type JobKey } from '../../models/job-key.ts';
import { findStanding } from '../../models/standing.ts';
import { findProfile, type StoredProfile } from '../../models/stored-profile.ts';
import { findJob } from '../../models/stored-job.ts';
import { findProfileProblems, findStandingProblems, PROBLEMS } from './applying-problems.ts';
import { toDocuments } from '../../models/documents.ts';
import { findWay } from './drafts/draft-content.ts';
import { findDraftOfJob } from './drafts/drafts.repository.ts';
import { loadVersions, type StoredVersion } from '../../models/resume-version-store.ts';

type Request = z.infer<typeof validateApplicationRequestSchema>;

/**
 * What is missing before a person starts: gaps of the profile, and of the job, when one is named, whether it can be applied
 * to. The employer's form is not read for this. 404 for a profile that is none of the viewer's.
 */
export async function validateApplication(
  context: ApiContext,
  viewer: Viewer,
  request: Request,
): Promise<ValidateApplicationResponse> {
  const { db } = context.database;
  const profileId = parseId(request.jobProfileId);
  if (profileId === null) throw refuse('profile-not-chosen');
  const profile = await findProfile(db, viewer.user.id, profileId);
  if (!profile) throw refuse('profile-unknown');
  const job = await checkJob(context, viewer, request);
  const problems = [
    ...job.problems,
    ...(isPremium(viewer.user, context.now()) ? [] : [PROBLEMS.premiumNeeded]),
    ...findProfileProblems(
      profile,
      toDocuments(profile, await findVersion(context, viewer, profile, job.key)),
    ),
  ];
  return { success: true, valid: !problems.some(({ blocking }) => blocking), problems, way: job.way };
}

async function checkJob(
  context: ApiContext,
  { user }: Viewer,
  { requisitionId, atsSource }: Request,
): Promise<{
  problems: ApplyingProblem[];
  way: ValidateApplicationResponse['way'];
  key: JobKey | null;
}> {
  if (isEmpty(requisitionId)) return { problems: [], way: null, key: null };
  const key = parseJobKey({ source: atsSource, requisition_id: requisitionId });
  if (!key) throw refuse(isKnown(atsSource) ? 'requisition-id-invalid' : 'ats-source-unknown');
  const { db } = context.database;
  const problems: ApplyingProblem[] = [];
  const stored = await findJob(db, key);
  const job = stored?.job.status === 'open' ? stored : undefined;
  if (!job) problems.push(PROBLEMS.jobClosed);
  problems.push(...findStandingProblems(await findStanding(db, user.id, key)));
  return { problems, way: job ? findWay(context, {}, job) : null, key };
}

/** The resume that was made for the job with this profile. */
async function findVersion(
  { database: { db } }: ApiContext,
  { user }: Viewer,
  { profile }: StoredProfile,
  key: JobKey | null,
): Promise<StoredVersion | undefined> {
  const draft = key ? await findDraftOfJob(db, user.id, key) : undefined;
  if (draft?.job_profile_id !== profile.id) return undefined;
  return (await loadVersions(db, [draft.id])).get(draft.id);
}

function parseId(value: Request['jobProfileId']): number | null {
  if (isEmpty(value)) return null;
  const number = Number(value);
  // A number that none can have is somebody's who does not exist.
  if (!Number.isInteger(number)) throw refuse('profile-id-invalid');
  return Number.isSafeInteger(number) ? number : -1;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isKnown(source: Request['atsSource']): boolean {
  return typeof source === 'string' && findAts(source) !== undefined;
}
