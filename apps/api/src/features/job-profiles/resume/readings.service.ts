import { refuse, type ResumeReading } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { getProfile } from '../profiles.service.ts';
import { findReading, setReviewed } from './readings.repository.ts';

/** What was read from a profile's resume; 404 when the profile is none of the viewer's or none was read for it. */
export async function getReading(db: Executor, viewer: Viewer, profileId: number): Promise<ResumeReading> {
  await getProfile(db, viewer, profileId);
  const stored = await findReading(db, profileId);
  if (!stored) {
    throw refuse('reading-unknown');
  }
  return { ...stored.reading, reviewed_at: stored.reviewed_at?.toISOString() ?? null };
}

/** The viewer says that it is right. The first time counts. */
export async function reviewReading(
  { database, now }: ApiContext,
  viewer: Viewer,
  profileId: number,
): Promise<ResumeReading> {
  await getReading(database.db, viewer, profileId);
  await setReviewed(database.db, profileId, now());
  return getReading(database.db, viewer, profileId);
}
