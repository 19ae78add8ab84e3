import { isDeepStrictEqual } from 'node:util';
import { findDocument } from '@firsthand/applying';
import {
  type ApplicationDraft,
  findNameLoss,
  LIMITS,
  type MakeResumeVersionRequest,
  refuse,
  type ResumeWords,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ResumeMaker } from '@firsthand/resume-writer';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { toLook } from '../../../models/resume-look.ts';
import { findProfile, type StoredProfile } from '../../../models/stored-profile.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import { mergeTyped } from '../drafts/change-draft.ts';
import { lockDraft, updateDraftRow, type DraftRow } from '../drafts/drafts.repository.ts';
import { showDraft } from '../drafts/drafts.service.ts';
import { loadContent, requireDraft } from '../drafts/load-content.ts';
import { requirePremium } from '../require-premium.ts';
import {
  deleteVersion,
  findVersionFile,
  findWording,
  loadVersions,
  putVersion,
} from '../../../models/resume-version-store.ts';
import { toResumeWords } from '../drafts/resume-version.view.ts';
import { toWording } from './to-wording.ts';
import { toMadeFrom, toPersonName, toVersionName, toVersionProfile } from '../drafts/version-resume.ts';

/** What a resume for a draft's job is worded from, and the words that were kept. 409 when its profile is gone. */
export async function getResumeWords(
  { database: { db }, draftingModel }: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<ResumeWords> {
  const draft = await requireDraft(db, viewer, draftId);
  const profile = await requireProfileOf(db, viewer, draft);
  const versions = await loadVersions(db, [draft.id]);
  return toResumeWords(profile, {
    version: versions.get(draft.id),
    wording: (await findWording(db, draft.id)) ?? [],
    offersDraft: draftingModel !== null,
  });
}

/**
 * Makes the resume for a draft's job, and with it the file that the draft goes with. The profile stays as it is. It is set
 * before anything is locked, since the embedded database has one connection for everybody. 409 when the draft was changed since the version that
 * is named, unless this very resume was made: then only the answer was lost.
 */
export async function makeResumeVersion(
  context: ApiContext,
  resumeMaker: ResumeMaker,
  viewer: Viewer,
  { draftId, request, signal }: { draftId: number; request: MakeResumeVersionRequest; signal: AbortSignal },
): Promise<ApplicationDraft> {
  const { db } = context.database;
  const draft = await requireDraft(db, viewer, draftId);
  requirePremium(context, viewer);
  const profile = await requireProfileOf(db, viewer, draft);
  const wanted = {
    wording: toWording(profile, request.entries),
    ...toLook(profile.profile.country, request),
    made_from: toMadeFrom(profile),
  };
  if (await isMade(db, draft, wanted)) return showDraft(context, viewer, draft);
  if (draft.version !== request.version) throw refuse('draft-changed');
  const { design, paper } = wanted;
  const { content, leftOut } = await resumeMaker.work(
    { format: 'pdf', profile: toVersionProfile(profile, wanted.wording), design, paper },
    { person: viewer.user.id, signal },
  );
  if (content.length > LIMITS.uploadMaxBytes) throw refuse('resume-too-large');
  if (findNameLoss(toPersonName(profile), leftOut) === 'whole') throw refuse('resume-nameless');
  const made = {
    ...{ ...wanted, draft_id: draft.id, left_out: leftOut.slice(0, MOST_NAMED).join('') },
    ...{ filename: toVersionName(profile, draft.job.company), content, made_at: context.now() },
  };
  const changed = await storeWithinQuota(db, viewer.user.id, async (tx) => {
    const locked = await lockDraft(tx, viewer.user.id, draft.id);
    if (!locked) throw refuse('draft-unknown');
    if (locked.version !== request.version) throw refuse('draft-changed');
    await putVersion(tx, made);
    return sendResume(tx, context, viewer, locked);
  });
  return showDraft(context, viewer, changed);
}

/** Takes the profile's resume again. A draft that has none is as wanted already. */
export async function removeResumeVersion(
  context: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<ApplicationDraft> {
  const draft = await context.database.db.transaction().execute(async (tx) => {
    const locked = await lockDraft(tx, viewer.user.id, draftId);
    if (!locked) throw refuse('draft-unknown');
    return (await deleteVersion(tx, draftId)) ? sendProfileResume(tx, context, viewer, locked) : locked;
  });
  return showDraft(context, viewer, draft);
}

/** 404 when none is made. */
export async function getVersionFile(
  { database: { db } }: ApiContext,
  viewer: Viewer,
  draftId: number,
): Promise<{ filename: string; content: Buffer }> {
  const draft = await requireDraft(db, viewer, draftId);
  const file = await findVersionFile(db, draft.id);
  if (file) return file;
  throw refuse('version-unknown');
}

/** Of characters that no font has. */
const MOST_NAMED = 50;

async function requireProfileOf(db: Executor, { user }: Viewer, draft: DraftRow): Promise<StoredProfile> {
  const profile = await findProfile(db, user.id, draft.job_profile_id);
  if (!profile) throw refuse('profile-gone');
  return profile;
}

async function isMade(db: Executor, { id }: DraftRow, wanted: object): Promise<boolean> {
  const version = (await loadVersions(db, [id])).get(id);
  if (!version) return false;
  const { design, paper, made_from } = version;
  return isDeepStrictEqual({ wording: await findWording(db, id), design, paper, made_from }, wanted);
}

/** Whatever asks for a resume as a file is answered with the one that was made to be sent, also where it stood empty. */
async function sendResume(
  tx: Executor,
  context: ApiContext,
  viewer: Viewer,
  draft: DraftRow,
): Promise<DraftRow> {
  const { content } = await loadContent(tx, context, viewer, draft);
  const empty = content.fields.filter(
    (field) => isResumeFile(field) && field.shown_when === null && field.value !== 'resume',
  );
  const answers = Object.fromEntries(empty.map(({ key }) => [key, 'resume']));
  return change(tx, context, draft, mergeTyped(draft, answers));
}

/** What was answered with a resume that the profile does not have goes back to what the profile has. */
async function sendProfileResume(
  tx: Executor,
  context: ApiContext,
  viewer: Viewer,
  draft: DraftRow,
): Promise<DraftRow> {
  const profile = await findProfile(tx, viewer.user.id, draft.job_profile_id);
  const hasResume = profile?.files.some(({ kind }) => kind === 'resume') ?? false;
  const fileKeys = new Set(draft.form.fields.filter(({ kind }) => kind === 'file').map(({ key }) => key));
  const typed = Object.entries(draft.typed).filter(
    ([key, { value }]) => hasResume || value !== 'resume' || !fileKeys.has(key),
  );
  return change(tx, context, draft, Object.fromEntries(typed));
}

function isResumeFile(field: DraftRow['form']['fields'][number]): boolean {
  return field.kind === 'file' && findDocument(field) === 'resume';
}

async function change(
  tx: Executor,
  { now }: Pick<ApiContext, 'now'>,
  draft: DraftRow,
  typed: DraftRow['typed'],
): Promise<DraftRow> {
  const changed = await updateDraftRow(tx, draft, { typed }, now());
  if (!changed) throw refuse('draft-changed');
  return changed;
}
