import { refuse, type JobProfile, type ProfileFileKind } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import { toFileName } from '../../../files/file-name.ts';
import { findFileType } from '../../../files/file-type.ts';
import { createDatabaseFileStore, type ProfileFile } from '../../../models/profile-file-store.ts';
import { getProfile, requireProfile } from '../profiles.service.ts';
import type { Upload } from '../read-upload.ts';
import { deleteReading } from '../resume/readings.repository.ts';

/**
 * Keeps a file of a profile in the place of the one before. 400, 413 or 415 for what is no such file, 413 also when there is no room. A new resume
 * takes along what was read from the old one.
 */
export async function keepFile(
  { database, now }: ApiContext,
  viewer: Viewer,
  { id, kind }: { id: number; kind: ProfileFileKind },
  upload: Upload,
): Promise<JobProfile> {
  const file = toProfileFile(upload, kind, now());
  return storeWithinQuota(database.db, viewer.user.id, async (tx) => {
    await requireProfile(tx, viewer, id);
    await createDatabaseFileStore(tx).put(id, kind, file);
    if (kind === 'resume') await deleteReading(tx, id);
    return getProfile(tx, viewer, id);
  });
}

/** 404 when the viewer has no such profile, or it has no such file. */
export async function getFile(
  { database }: ApiContext,
  viewer: Viewer,
  { id, kind }: { id: number; kind: ProfileFileKind },
): Promise<ProfileFile> {
  await getProfile(database.db, viewer, id);
  const file = await createDatabaseFileStore(database.db).find(id, kind);
  if (file) return file;
  throw refuse('profile-file-unknown', { kind });
}

/** Removes a file, and what was read from it. One that is not there is fine too. */
export async function removeFile(
  { database }: ApiContext,
  viewer: Viewer,
  { id, kind }: { id: number; kind: ProfileFileKind },
): Promise<JobProfile> {
  return database.db.transaction().execute(async (tx) => {
    await requireProfile(tx, viewer, id);
    await createDatabaseFileStore(tx).remove(id, kind);
    if (kind === 'resume') await deleteReading(tx, id);
    return getProfile(tx, viewer, id);
  });
}

function toProfileFile({ file }: Upload, kind: ProfileFileKind, now: Date): ProfileFile {
  if (!file) throw refuse('file-missing');
  if (file.isTooLarge) throw refuse('file-too-large');
  const type = findFileType(file.content);
  if (!type) throw refuse('file-type-unknown');
  const filename = toFileName(file.name, type.extension, kind);
  return { filename, mimetype: type.mimetype, content: file.content, uploadedAt: now };
}
