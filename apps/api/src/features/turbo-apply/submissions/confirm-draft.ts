import { AppError, type Application, refuse } from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { findApplicationByDigest, findApplicationTo } from '../../../models/stored-application.ts';
import { refuseTooManyApplications } from '../../job-applications/applications.service.ts';
import { toApplication } from '../../../models/applications.view.ts';
import { lockProfile } from '../../../models/stored-profile.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import type { DraftContent } from '../drafts/draft-content.ts';
import { findDraft, lockDraft, updateDraftRow, type DraftRow } from '../drafts/drafts.repository.ts';
import { loadContent } from '../drafts/load-content.ts';
import { readEmployerForm } from '../read-employer-form.service.ts';
import { requireOpenJob } from '../require-open-job.ts';
import { requirePremium } from '../require-premium.ts';
import { sealAnew } from './seal-anew.ts';

interface Confirmation {
  version: number;
  digest: string;
}

interface Confirmed {
  /** False when the same content was confirmed before. */
  created: boolean;
  application: Application;
}

/**
 * Seals exactly what the person has seen, which the version and the digest name, as an application; the draft is gone then.
 * The form is read once more before: no lock is held meanwhile, since the embedded database has one connection for
 * everybody. Confirming twice gives the one application. 403 where an access token would have it sent. Whatever is not as it was seen is refused, and nothing is sent.
 */
export async function confirmDraft(
  context: ApiContext,
  viewer: Viewer,
  id: number,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const { db } = context.database;
  const draft = await findDraft(db, viewer.user.id, id);
  if (!draft) return findConfirmed(db, viewer, confirmation);
  requirePremium(context, viewer);
  requireConfirmable(viewer, await loadContent(db, context, viewer, draft), confirmation);
  await requireSameForm(context, draft);
  try {
    // The person is locked before what is theirs: whoever locks in another order may wait for us for ever.
    return await storeWithinQuota(db, viewer.user.id, (tx) =>
      confirmLocked(tx, context, viewer, { draft, confirmation }),
    );
  } catch (error) {
    // Recorded by hand, or from another draft of the same job, since we looked.
    if (isUniqueViolation(error)) throw refuse('already-applied');
    throw error;
  }
}

async function confirmLocked(
  tx: Executor,
  context: ApiContext,
  viewer: Viewer,
  { draft: seen, confirmation }: { draft: DraftRow; confirmation: Confirmation },
): Promise<Confirmed> {
  const { user } = viewer;
  const draft = await lockDraft(tx, user.id, seen.id);
  const key = { source: seen.ats_source, jobId: seen.requisition_id };
  if (!draft) {
    const other = await findApplicationTo(tx, user.id, key);
    if (!other) throw refuse('draft-unknown');
    return { created: false, application: toApplication(other) };
  }
  await lockProfile(tx, user.id, draft.job_profile_id);
  const loaded = await loadContent(tx, context, viewer, draft);
  requireConfirmable(viewer, loaded, confirmation);
  await refuseTooManyApplications(tx, user.id);
  await sealAnew(tx, context, loaded);
  const sealed = await findApplicationTo(tx, user.id, key);
  if (!sealed) throw new Error(`The application to ${key.source} ${key.jobId} was not stored`);
  return { created: true, application: toApplication(sealed) };
}

/** The application that came of a draft which is gone: known by the digest, which names the draft too. */
async function findConfirmed(db: Executor, { user }: Viewer, { digest }: Confirmation): Promise<Confirmed> {
  const sealed = await findApplicationByDigest(db, user.id, digest);
  if (!sealed) throw refuse('draft-unknown');
  return { created: false, application: toApplication(sealed) };
}

function requireConfirmable(
  viewer: Viewer,
  { content, digest }: { content: DraftContent; digest: string },
  confirmation: Confirmation,
): void {
  const { draft, problems } = content;
  // What leaves for an employer is confirmed by the person themselves; what they sent is recorded by their programs too.
  if (content.way === 'api' && viewer.sessionId === null) throw refuse('access-token-refused');
  if (draft.version !== confirmation.version) throw refuse('draft-changed');
  for (const { code, message } of problems) {
    if (code === 'already-applied') throw new AppError(message, { code, status: 409 });
    if (code === 'job-closed') throw refuse('job-closed');
    if (code === 'profile-gone') throw refuse('profile-gone');
  }
  if (digest !== confirmation.digest) throw refuse('draft-changed');
  const blocking = problems.find((problem) => problem.blocking);
  if (blocking) throw notReady(blocking.message);
}

/** Reads the form as it is now. When it is another one, the draft gets it, and the person looks again. */
async function requireSameForm(context: ApiContext, draft: DraftRow): Promise<void> {
  const { db } = context.database;
  const key = { source: draft.ats_source, jobId: draft.requisition_id };
  const form = await readEmployerForm(context, await requireOpenJob(db, key));
  if (form.hash === draft.form_hash) return;
  const changed = await storeWithinQuota(db, draft.user_id, (tx) =>
    updateDraftRow(tx, draft, { form }, context.now()),
  );
  if (!changed) throw refuse('draft-changed');
  throw refuse('form-changed');
}

function notReady(message: string): AppError {
  return refuse('not-ready', { problem: message });
}
