import type { Executor } from '@firsthand/database';
import { toSafeName } from '../job-applications/archive/safe-name.ts';
import { findPacketFile } from '../job-applications/downloads/packet-file.ts';
import { createDatabaseFileStore } from '../job-profiles/files/profile-file-store.ts';
import type { Person } from './person.ts';

/** A document of a person, read when it is wanted since together they may be large. */
export interface PersonalFile {
  /** Its place in the export. */
  path: string;
  /** Undefined when it is gone. */
  read: (db: Executor) => Promise<Uint8Array | undefined>;
}

/** Where the bytes of a row of `files` or `application-files` lie: 'files/7/resume/cv.pdf'. */
export function toFilePath(
  list: 'files' | 'application-files',
  { id, kind, filename }: { id: number; kind: string; filename: string },
): string {
  return `${list}/${id}/${kind}/${toSafeName(filename, kind)}`;
}

/** The files of profiles, and those that were sealed with applications, without their bytes. */
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
  return [
    ...ofProfiles.map(({ job_profile_id: id, kind, filename }) => ({
      path: toFilePath('files', { id, kind, filename }),
      read: async (executor: Executor) => (await createDatabaseFileStore(executor).find(id, kind))?.content,
    })),
    ...ofApplications.map(({ application_id: id, kind, filename }) => ({
      path: toFilePath('application-files', { id, kind, filename }),
      read: async (executor: Executor) => (await findPacketFile(executor, id, kind))?.content,
    })),
  ];
}
