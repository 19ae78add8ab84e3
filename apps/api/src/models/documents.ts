import { PROFILE_FILE_KINDS, type ApplicationFile } from '@firsthand/contracts';
import type { StoredProfile } from './stored-profile.ts';
import type { StoredVersion } from './resume-version-store.ts';

/** What an application can carry: the files of its profile, the resume made for its job in the place of the profile's. */
export function toDocuments(
  profile: Pick<StoredProfile, 'files'> | undefined,
  version?: Pick<StoredVersion, 'filename' | 'size'>,
): ApplicationFile[] {
  return PROFILE_FILE_KINDS.flatMap((kind) => {
    if (kind === 'resume' && version) return [toVersionFile(version)];
    const file = profile?.files.find((other) => other.kind === kind);
    return file ? [{ kind, filename: file.filename, size: file.size, mimetype: file.mimetype }] : [];
  });
}

function toVersionFile({ filename, size }: Pick<StoredVersion, 'filename' | 'size'>): ApplicationFile {
  return { kind: 'resume', filename, size, mimetype: 'application/pdf', made_for_job: true };
}
