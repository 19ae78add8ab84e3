import { AppError } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { findTooMuchOfProfile, measureEntry, measurePlainText } from '../../models/text-bounds.ts';

/**
 * Refuses what was just written when all that a profile says together is more than a profile may hold: whatever is made of
 * it is made of all of it. To be called in the transaction of the write, with the profile locked.
 */
export async function requireWithinBounds(tx: Executor, profileId: number): Promise<void> {
  const experience = await tx
    .selectFrom('profile_experience')
    .select('description')
    .where('job_profile_id', '=', profileId)
    .execute();
  const entries = await tx
    .selectFrom('profile_entries')
    .select('entry')
    .where('job_profile_id', '=', profileId)
    .execute();
  const profile = await tx
    .selectFrom('job_profiles')
    .select('summary')
    .where('id', '=', profileId)
    .executeTakeFirst();
  const descriptions = experience.map(({ description }) => description);
  const others = [
    measurePlainText(profile?.summary ?? null),
    ...entries.map(({ entry }) => measureEntry(entry)),
  ];
  const text = findTooMuchOfProfile(descriptions, others);
  if (text !== null) throw new AppError(text, { code: 'profile-too-much', status: 400 });
}
