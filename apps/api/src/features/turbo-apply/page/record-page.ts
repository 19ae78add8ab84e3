import { readPageForm } from '@firsthand/applying';
import type { Application, FilledField, RecordPageRequest } from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { addApplication } from '../../job-applications/add-application.ts';
import { refuseTooManyApplications } from '../../job-applications/applications.service.ts';
import { toApplication } from '../../../models/applications.view.ts';
import { findStanding } from '../../../models/standing.ts';
import { findApplicationTo } from '../../../models/stored-application.ts';
import { lockProfile } from '../../../models/stored-profile.ts';
import type { JobKey } from '../../../models/job-key.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import { toDocuments } from '../../../models/documents.ts';
import { findSentFiles, toDraftDigest, type DraftContent } from '../drafts/draft-content.ts';
import { findDraftOfJob, lockDraft } from '../drafts/drafts.repository.ts';
import { hashDocuments, loadContent } from '../drafts/load-content.ts';
import { sealAnew } from '../submissions/seal-anew.ts';
import { requireJobKey } from './page.service.ts';

interface Recorded {
  created: boolean;
  application: Application;
}

const TYPED_THERE = { kind: 'typed', detail: 'Typed by you on the employer’s page' } as const;

/**
 * Records an application that the person sent on the employer's page. What was prepared is sealed with what stood in the
 * form; what was sealed before stays as it is and counts as sent; without either, only the application is noted. Twice
 * gives the one application.
 */
export async function recordPage(
  context: ApiContext,
  viewer: Viewer,
  request: RecordPageRequest,
): Promise<Recorded> {
  const key = requireJobKey(request);
  const sealed = await sealPrepared(context, viewer, { key, request }).catch((error: unknown) => {
    // Recorded in another way since we looked: what is there then counts as sent.
    if (isUniqueViolation(error)) return null;
    throw error;
  });
  if (sealed) return { created: true, application: sealed };
  const { requisition_id, source } = request;
  return addApplication(context, viewer, { requisition_id, source });
}

/** Null when there is nothing to seal. */
async function sealPrepared(
  context: ApiContext,
  viewer: Viewer,
  { key, request }: { key: JobKey; request: RecordPageRequest },
): Promise<Application | null> {
  const { user } = viewer;
  return storeWithinQuota(context.database.db, user.id, async (tx) => {
    const standing = await findStanding(tx, user.id, key);
    if (standing !== undefined && standing !== 'not-sent') return null;
    const found = await findDraftOfJob(tx, user.id, key);
    const draft = found && (await lockDraft(tx, user.id, found.id));
    if (!draft) return null;
    await lockProfile(tx, user.id, draft.job_profile_id);
    const { content } = await loadContent(tx, context, viewer, draft);
    if (!content.job || request.fields.length === 0) return null;
    await refuseTooManyApplications(tx, user.id);
    await sealAnew(tx, context, { ...(await toSent(tx, content, request)), isSent: true });
    const sealed = await findApplicationTo(tx, user.id, key);
    return sealed ? toApplication(sealed) : null;
  });
}

/** The prepared content with the page's fields in the place of the prepared ones. It is a packet: the person sent it. */
async function toSent(
  tx: Executor,
  content: DraftContent,
  request: RecordPageRequest,
): Promise<{ content: DraftContent; digest: string }> {
  const fields = toSentFields(request);
  const files = findSentFiles(fields, toDocuments(content.profile, content.version));
  const sent: DraftContent = { ...content, fields, files, way: 'packet', problems: [] };
  return { content: sent, digest: toDraftDigest(sent, await hashDocuments(tx, sent)) };
}

function toSentFields({ fields }: RecordPageRequest): FilledField[] {
  const given = new Map(fields.map((field) => [field.key, field]));
  return readPageForm(fields).fields.map((field) => {
    const { value = null, source = null } = given.get(field.key) ?? {};
    const isEmpty = value === null || value.length === 0;
    return isEmpty
      ? { ...field, value: null, source: null, left_empty: 'It was empty on the employer’s page.' }
      : { ...field, value, source: source ?? TYPED_THERE, left_empty: null };
  });
}
