import { LIMITS, refuse, type Experience, type SaveExperienceRequest } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import {
  deleteExperience,
  findExperienceProfile,
  insertExperience,
  listExperience,
  setDisplayOrder,
  updateExperience,
} from './experience.repository.ts';
import { parseExperience } from './parse-experience.ts';
import { lockProfile } from '../../../models/stored-profile.ts';
import { requireProfile } from '../profiles.service.ts';
import { requireWithinBounds } from '../profile-bounds.ts';
import { toExperienceView } from '../../../models/profiles.view.ts';

/** Adds an entry, the last unless it says its place. 400 for what cannot be saved, 409 when the profile is full, 413 when the account is. */
export async function addExperience(
  { database, now }: ApiContext,
  viewer: Viewer,
  profileId: number,
  given: SaveExperienceRequest,
): Promise<Experience> {
  const entry = parseExperience(given, now());
  return storeWithinQuota(database.db, viewer.user.id, async (tx) => {
    await requireProfile(tx, viewer, profileId);
    const kept = await listExperience(tx, profileId);
    if (kept.length >= LIMITS.experiencePerProfile) {
      throw refuse('experience-full', { most: LIMITS.experiencePerProfile });
    }
    const order = given.display_order ?? (kept.at(-1)?.display_order ?? -1) + 1;
    const stored = await insertExperience(tx, profileId, { ...entry, display_order: order }, now());
    await requireWithinBounds(tx, profileId);
    return toExperienceView(stored);
  });
}

/** Writes an entry anew. 404 when it is in none of the viewer's profiles, 413 when there is no room for more text. */
export async function saveExperience(
  { database, now }: ApiContext,
  viewer: Viewer,
  id: number,
  given: SaveExperienceRequest,
): Promise<Experience> {
  const fields = parseExperience(given, now());
  const order = given.display_order ?? null;
  const entry = order === null ? fields : { ...fields, display_order: order };
  return storeWithinQuota(database.db, viewer.user.id, async (tx) => {
    const profileId = await lockProfileOfEntry(tx, viewer, id);
    const saved = await updateExperience(tx, id, entry, now());
    if (!saved) throw refuse('experience-unknown');
    await requireWithinBounds(tx, profileId);
    return toExperienceView(saved);
  });
}

/** Removes an entry and closes the gap in the order of the others. */
export async function removeExperience({ database }: ApiContext, viewer: Viewer, id: number): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const profileId = await lockProfileOfEntry(tx, viewer, id);
    if (!(await deleteExperience(tx, id))) throw refuse('experience-unknown');
    for (const [order, entry] of (await listExperience(tx, profileId)).entries()) {
      if (entry.display_order !== order) await setDisplayOrder(tx, entry.id, order);
    }
  });
}

async function lockProfileOfEntry(tx: Executor, { user }: Viewer, id: number): Promise<number> {
  const profileId = await findExperienceProfile(tx, user.id, id);
  const profile = profileId === undefined ? undefined : await lockProfile(tx, user.id, profileId);
  if (!profile) throw refuse('experience-unknown');
  return profile.id;
}
