import {
  type AppError,
  type ApplicationDraft,
  type DraftInBrief,
  LIMITS,
  refuse,
  type UpdateDraftRequest,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import type { JobKey } from '../../../models/job-key.ts';
import { findStanding } from '../../../models/standing.ts';
import { findProfile, type StoredProfile } from '../../../models/stored-profile.ts';
import type { StoredJob } from '../../../models/stored-job.ts';
import { wantTexts } from '../../../models/wanted-texts.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import { changeDraft } from './change-draft.ts';
import { toContent } from './draft-content.ts';
import { loadSurroundings } from './draft-surroundings.service.ts';
import {
  countDrafts,
  deleteDraft,
  findDraftOfJob,
  insertDraft,
  loadDrafts,
  updateDraftRow,
  type DraftRow,
} from './drafts.repository.ts';
import { toDraftInBrief, toDraftView, toJobInBrief } from './drafts.view.ts';
import { loadContent, requireDraft, toFilling } from './load-content.ts';
import { deleteVersion } from '../../../models/resume-version-store.ts';
import { readEmployerForm, type EmployerForm } from '../read-employer-form.service.ts';
import { refuseStanding } from '../refusals.ts';
import { requireOpenJob } from '../require-open-job.ts';
import { requirePremium } from '../require-premium.ts';

/** The viewer's prepared applications, the last touched first. */
export async function listDrafts(context: ApiContext, viewer: Viewer): Promise<DraftInBrief[]> {
  const { db } = context.database;
  const drafts = await loadDrafts(db, viewer.user.id);
  const surroundings = await loadSurroundings(db, viewer.user.id, drafts, context.now());
  return drafts.map((draft) => toDraftInBrief(toContent(draft, surroundings, toFilling(context, viewer))));
}

/** 404 when it is none of the viewer's. */
export async function getDraft(context: ApiContext, viewer: Viewer, id: number): Promise<ApplicationDraft> {
  return showDraft(context, viewer, await requireDraft(context.database.db, viewer, id));
}

/**
 * Prepares an application: reads the employer's form and keeps it. A job that is prepared already gives that draft, with
 * the profile that is chosen now and `created` false.
 */
export async function startDraft(
  context: ApiContext,
  viewer: Viewer,
  { key, profileId }: { key: JobKey; profileId: number },
): Promise<{ created: boolean; draft: ApplicationDraft }> {
  const { db } = context.database;
  requirePremium(context, viewer);
  const profile = await findProfile(db, viewer.user.id, profileId);
  if (!profile) throw refuse('profile-unknown');
  const job = await requireOpenJob(db, key);
  refuseStanding(await findStanding(db, viewer.user.id, key));
  const kept = await findDraftOfJob(db, viewer.user.id, key);
  if (kept) return { created: false, draft: await chooseProfile(context, viewer, kept, profile) };
  const form = await readEmployerForm(context, job);
  const draft = await addDraft(context, viewer.user.id, { key, job, profile, form, origin: 'person' });
  if (draft) return { created: true, draft: await showDraft(context, viewer, draft) };
  // Another tab was quicker.
  const other = await findDraftOfJob(db, viewer.user.id, key);
  if (!other) throw refuse('draft-unknown');
  return { created: false, draft: await chooseProfile(context, viewer, other, profile) };
}

/**
 * Stores a draft unless the person has one of that job; then undefined. 409 or 413 when they have as many as are kept. `also` is
 * done in the same transaction.
 */
export async function addDraft(
  context: Pick<ApiContext, 'database' | 'now' | 'toExternalUrl'>,
  userId: number,
  given: {
    key: JobKey;
    job: StoredJob;
    profile: StoredProfile;
    form: EmployerForm;
    origin: DraftRow['origin'];
  },
  also: (tx: Executor) => Promise<void> = () => Promise.resolve(),
): Promise<DraftRow | undefined> {
  const { key, job, profile, form, origin } = given;
  return storeWithinQuota(context.database.db, userId, async (tx) => {
    if ((await countDrafts(tx, userId)) >= LIMITS.draftsPerUser) throw tooManyDrafts();
    await also(tx);
    if (origin === 'person') await wantTexts(tx, [key.jobId], context.now());
    return insertDraft(tx, {
      ...{ userId, profileId: profile.profile.id, key, job: toJobInBrief(job, context) },
      ...{ handling: profile.profile.optional_fields_handling, origin, at: context.now() },
      ...{ form: form.form, formHash: form.hash, formReadAt: form.readAt },
    });
  });
}

/** 409 when it was changed since the version that is named, 413 when there is no room for what was typed. */
export async function updateDraft(
  context: ApiContext,
  viewer: Viewer,
  id: number,
  changes: UpdateDraftRequest,
): Promise<ApplicationDraft> {
  const draft = await storeWithinQuota(context.database.db, viewer.user.id, (tx) =>
    changeDraft(tx, context, viewer, { id, changes }),
  );
  return showDraft(context, viewer, draft);
}

/** 404 when it is none of the viewer's. */
export async function discardDraft({ database }: ApiContext, { user }: Viewer, id: number): Promise<void> {
  if (!(await deleteDraft(database.db, user.id, id))) throw refuse('draft-unknown');
}

/** A draft as its person sees it. */
export async function showDraft(
  context: ApiContext,
  viewer: Viewer,
  draft: DraftRow,
): Promise<ApplicationDraft> {
  const { content, digest } = await loadContent(context.database.db, context, viewer, draft);
  return toDraftView(content, digest);
}

async function chooseProfile(
  context: ApiContext,
  viewer: Viewer,
  draft: DraftRow,
  { profile }: StoredProfile,
): Promise<ApplicationDraft> {
  if (draft.job_profile_id === profile.id) return showDraft(context, viewer, draft);
  const changes = { profileId: profile.id, handling: profile.optional_fields_handling };
  const { db } = context.database;
  const changed = await db.transaction().execute(async (tx) => {
    const row = await updateDraftRow(tx, draft, changes, context.now());
    // A resume of one profile does not go out with the answers of another.
    if (row) await deleteVersion(tx, draft.id);
    return row;
  });
  if (!changed) {
    // Another tab was quicker, perhaps with the same choice.
    const other = await requireDraft(db, viewer, draft.id);
    if (other.job_profile_id !== profile.id) throw refuse('draft-changed');
    return showDraft(context, viewer, other);
  }
  return showDraft(context, viewer, changed);
}

function tooManyDrafts(): AppError {
  return refuse('drafts-full', { most: LIMITS.draftsPerUser });
}
