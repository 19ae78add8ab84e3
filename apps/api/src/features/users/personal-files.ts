import type { Executor } from '@firsthand/database';
import { toSafeName } from '../../files/safe-name.ts';
import { findPacketFile } from '../job-applications/downloads/packet-file.ts';
import { createDatabaseFileStore } from '../../models/profile-file-store.ts';
import { findVersionFile } from '../../models/resume-version-store.ts';
import type { Person } from './person.ts';

/** A document of a person, read when it is wanted since together they may be large. */
export interface PersonalFile {
  /** Its place in the export. */
  path: string;
  /** Undefined when it is gone. */
  read: (db: Executor) => Promise<Uint8Array | undefined>;
}

/** The folders of documents, each of the list of its name. */
export type FileFolder = 'files' | 'application-files' | 'resume-versions';

/** Where the bytes of a row of such a list lie: 'files/7/resume/cv.pdf'. */
export function toFilePath(
  list: FileFolder,
  { id, kind, filename }: { id: number; kind: string; filename: string },
): string {
  return `${list}/${id}/${kind}/${toSafeName(filename, kind)}`;
}

/** The files of profiles, those sealed with applications and those made for jobs, without their bytes. */
export async function listPersonalFiles(db: Executor, person: Person): Promise<PersonalFile[]> {
  const ofProfiles = await db
    .selectFrom('profile_files')
    .innerJoin('job_profiles', 'job_profiles.id', 'profile_files.job_profile_id')
    .select(['job_profile_id', 'kind', 'filename'])
    .where('user_id', '=', person.id)
    .orderBy('job_profile_id')
    .orderBy('kind')
    .execute();
  const ofApplications = await db
    .selectFrom('application_files')
    .innerJoin('job_applications', 'job_applications.id', 'application_files.application_id')
    .select(['application_id', 'kind', 'filename'])
    .where('user_id', '=', person.id)
    .orderBy('application_id')
    .orderBy('kind')
    .execute();
  const ofDrafts = await db
    .selectFrom('resume_versions')
    .innerJoin('application_drafts', 'application_drafts.id', 'resume_versions.draft_id')
    .select(['draft_id', 'filename'])
    .where('user_id', '=', person.id)
    .orderBy('draft_id')
    .execute();
  return [
    ...ofProfiles.map(({ job_profile_id: id, kind, filename }) => ({
      path: toFilePath('files', { id, kind, filename }),
      read: async (executor: Executor) => (await createDatabaseFileStore(executor).find(id, kind))?.content,
    })),
    ...ofApplications.map(({ application_id: id, kind, filename }) => ({
      path: toFilePath('application-files', { id, kind, filename }),
      read: async (executor: Executor) => (await findPacketFile(executor, id, kind))?.content,
    })),
    ...ofDrafts.map(({ draft_id: id, filename }) => ({
      path: toFilePath('resume-versions', { id, kind: 'resume', filename }),
      read: async (executor: Executor) => (await findVersionFile(executor, id))?.content,
    })),
  ];
}
