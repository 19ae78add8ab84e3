import type { ApplicationFile, FilledField, FillPageResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { loadDetail } from '../../job-applications/applications.service.ts';
import { findApplicationTo } from '../../../models/stored-application.ts';
import { loadProfilesById, type StoredProfile } from '../../../models/stored-profile.ts';
import type { JobKey } from '../../../models/job-key.ts';
import { toHandling, type DraftContent } from '../drafts/draft-content.ts';
import { toDocuments } from '../../../models/documents.ts';
import { findDraftOfJob } from '../drafts/drafts.repository.ts';
import { loadContent } from '../drafts/load-content.ts';

/** What an employer's page is filled from: a prepared application, or one that was sealed and not sent. */
export interface Prepared {
  fields: FilledField[];
  files: FillPageResponse['files'];
  handling: DraftContent['handling'];
  profile: StoredProfile | undefined;
  /** What it can carry. */
  documents: ApplicationFile[];
}

/** Undefined when nothing was prepared for the job, or when it is sent already. */
export async function findPrepared(
  context: ApiContext,
  viewer: Viewer,
  key: JobKey,
): Promise<Prepared | undefined> {
  const { db } = context.database;
  const draft = await findDraftOfJob(db, viewer.user.id, key);
  if (draft) {
    const { content } = await loadContent(db, context, viewer, draft);
    const { fields, handling, profile, version } = content;
    const toPath = ({ kind, made_for_job: isMadeForJob }: ApplicationFile) =>
      isMadeForJob
        ? `/v1/api/job-applications/drafts/${draft.id}/resume-version.pdf`
        : `/v1/api/job-profiles/${draft.job_profile_id}/${kind}/download`;
    const documents = toDocuments(profile, version);
    return { fields, handling, profile, documents, files: nameFiles(documents, toPath) };
  }
  const application = await findApplicationTo(db, viewer.user.id, key);
  if (application?.application_status !== 'pending' || !application.has_packet) return undefined;
  const { packet } = await loadDetail(context, viewer, application.id);
  if (!packet) return undefined;
  const profileId = typeof packet.profile['id'] === 'number' ? packet.profile['id'] : -1;
  const [profile] = await loadProfilesById(db, viewer.user.id, [profileId]);
  const toPath = ({ kind }: ApplicationFile) => `/v1/api/job-applications/${application.id}/files/${kind}`;
  return {
    fields: packet.fields,
    handling: toHandling(profile?.profile.optional_fields_handling ?? ''),
    profile,
    documents: packet.files,
    files: nameFiles(packet.files, toPath),
  };
}

function nameFiles(
  files: readonly ApplicationFile[],
  toPath: (file: ApplicationFile) => string,
): FillPageResponse['files'] {
  return files.map((file) => {
    const { kind, filename, size } = file;
    return { kind, filename, size, path: toPath(file) };
  });
}
