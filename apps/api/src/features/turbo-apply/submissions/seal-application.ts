import { refuse, type JobView, type SealedPacket } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { insertApplication, type NewApplicationFile } from '../../job-applications/insert-application.ts';
import { findPacketFault } from '../../../models/packet-texts.ts';
import { toPostingCopy } from '../../job-applications/posting-copy.ts';
import { createDatabaseFileStore } from '../../../models/profile-file-store.ts';
import { toProfileView } from '../../../models/profiles.view.ts';
import { toJobView } from '../../../models/jobs.view.ts';
import type { DraftContent } from '../drafts/draft-content.ts';
import { deleteDraft } from '../drafts/drafts.repository.ts';
import { toFormInBrief } from '../drafts/drafts.view.ts';
import { findVersionFile } from '../../../models/resume-version-store.ts';
import { queueSubmission } from './submissions.repository.ts';

/**
 * Makes an application of a draft, with its own copy of everything: the posting, the profile, each answer, the files' bytes.
 * With the employer's key it is put in the queue; else it waits for the person to send it, unless they did (`isSent`).
 */
export async function sealApplication(
  tx: Executor,
  context: Pick<ApiContext, 'now' | 'toExternalUrl'>,
  { content, digest, isSent = false }: { content: DraftContent; digest: string; isSent?: boolean },
): Promise<void> {
  const { draft, job, way } = content;
  if (!job) throw new Error(`The job of draft ${draft.id} is gone`);
  const now = context.now();
  const applicationId = await insertApplication(tx, {
    ...{ userId: draft.user_id, way, status: isSent ? 'completed' : 'pending', appliedAt: now, now },
    stages: [{ stage: isSent ? 'applied' : 'saved', on: now.toISOString().slice(0, 10) }],
    ...toPostingCopy(job, context),
    packet: {
      sealed: requireSealable(toPacket(content, { posting: toJobView(job, context), digest, now })),
      files: await readFiles(tx, content),
    },
  });
  if (way === 'api') await queueSubmission(tx, { applicationId, board: job.board });
  await deleteDraft(tx, draft.user_id, draft.id);
}

function toPacket(
  content: DraftContent,
  { posting, digest, now }: { posting: JobView; digest: string; now: Date },
): SealedPacket {
  return {
    sealed_at: now.toISOString(),
    digest,
    job: posting,
    profile: toProfileCopy(content),
    form: toFormInBrief(content),
    fields: content.fields.map(withoutOffer),
    files: content.files,
  };
}

/** What was offered and not taken is no part of what is sealed. */
function withoutOffer<Field extends { offered?: unknown }>(field: Field): Omit<Field, 'offered'> {
  const sealed = { ...field };
  delete sealed.offered;
  return sealed;
}

/** What is sealed comes back in with an account's file, which takes no more. */
function requireSealable(packet: SealedPacket): SealedPacket {
  if (findPacketFault(packet) === null) return packet;
  throw refuse('application-too-large');
}

/** The profile as it is, without the equal opportunity answers unless the form asks for such. */
function toProfileCopy({ profile, fields }: DraftContent): SealedPacket['profile'] {
  if (!profile) return {};
  const { veteran_status, disability_status, gender, ...rest } = toProfileView(profile);
  const isAsked = fields.some(({ sensitive }) => sensitive === 'equal-opportunity');
  return isAsked ? { ...rest, veteran_status, disability_status, gender } : rest;
}

async function readFiles(tx: Executor, { draft, files }: DraftContent): Promise<NewApplicationFile[]> {
  const store = createDatabaseFileStore(tx);
  const read: NewApplicationFile[] = [];
  for (const { kind, mimetype, made_for_job: isMadeForJob } of files) {
    const file = isMadeForJob
      ? await findVersionFile(tx, draft.id)
      : await store.find(draft.job_profile_id, kind);
    if (!file) throw new Error(`The ${kind} of draft ${draft.id} is gone`);
    read.push({ kind, filename: file.filename, mimetype, content: file.content });
  }
  return read;
}
