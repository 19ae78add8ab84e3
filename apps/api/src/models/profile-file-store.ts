import type { ProfileFileKind } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

export interface ProfileFile {
  filename: string;
  mimetype: string;
  content: Buffer;
  uploadedAt: Date;
}

/** Where the files of profiles are. Each profile has at most one of a kind. */
export interface ProfileFileStore {
  /** Takes the place of the file that was there. */
  put(profileId: number, kind: ProfileFileKind, file: ProfileFile): Promise<void>;
  find(profileId: number, kind: ProfileFileKind): Promise<ProfileFile | undefined>;
  /** One that is not there is fine too. */
  remove(profileId: number, kind: ProfileFileKind): Promise<void>;
}

/** Files in the database, so that one transaction, one backup and one deletion hold for them as for the rest. */
export function createDatabaseFileStore(db: Executor): ProfileFileStore {
  return {
    async put(profileId, kind, { filename, mimetype, content, uploadedAt }) {
      const file = { filename, mimetype, content, size: content.length, uploaded_at: uploadedAt };
      await db
        .insertInto('profile_files')
        .values({ ...file, job_profile_id: profileId, kind })
        .onConflict((conflict) => conflict.columns(['job_profile_id', 'kind']).doUpdateSet(file))
        .execute();
    },
    async find(profileId, kind) {
      const file = await db
        .selectFrom('profile_files')
        .selectAll()
        .where('job_profile_id', '=', profileId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!file) return undefined;
      const { filename, mimetype, uploaded_at: uploadedAt } = file;
      return { filename, mimetype, uploadedAt, content: Buffer.from(file.content) };
    },
    async remove(profileId, kind) {
      await db
        .deleteFrom('profile_files')
        .where('job_profile_id', '=', profileId)
        .where('kind', '=', kind)
        .execute();
    },
  };
}
