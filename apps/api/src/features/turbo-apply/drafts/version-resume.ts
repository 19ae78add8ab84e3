import { createHash } from 'node:crypto';
import type { ResumeWording } from '@firsthand/contracts';
import { toJsonResume, toPoints, type ResumeProfile } from '@firsthand/resume-writer';
import { cleanFileStem, toFileName } from '../../../files/file-name.ts';
import { toProfileView } from '../../../models/profiles.view.ts';
import type { StoredProfile } from '../../../models/stored-profile.ts';

const PICTURE = /<img\b[^>]*>?/gi;

/**
 * A profile as a resume shows it, its experience in these words. It goes to an employer with what it was made of attached, so that
 * holds nothing which its pages do not show: neither the profile's name nor pictures.
 */
export function toVersionProfile(stored: StoredProfile, wording: ResumeWording): ResumeProfile {
  const profile = toProfileView(stored);
  const lines = new Map(wording.map((entry) => [entry.experience_id, entry.lines]));
  return {
    ...profile,
    profile_name: toPersonName(stored) || 'Resume',
    experience: profile.experience.map((entry) => {
      const worded = lines.get(entry.id);
      return { ...entry, description: worded ? toPoints(worded) : entry.description.replace(PICTURE, '') };
    }),
  };
}

/** Digest of what a resume shows of a profile: another one means that the profile says something else now. */
export function toMadeFrom(stored: StoredProfile): string {
  return createHash('sha256')
    .update(JSON.stringify(toJsonResume(toVersionProfile(stored, []))))
    .digest('hex');
}

/** "Resume - Ada Lovelace - Acme.pdf" */
export function toVersionName(stored: StoredProfile, company: string | null): string {
  const parts = ['Resume', toPersonName(stored), company ?? ''].filter((part) => part.trim() !== '');
  return toFileName(cleanFileStem(parts.join(' - ')), '.pdf', 'resume');
}

export function toPersonName({ profile: { first_name, last_name } }: StoredProfile): string {
  return [first_name, last_name].filter(Boolean).join(' ').trim();
}
