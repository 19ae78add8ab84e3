import {
  PROFILE_SECTIONS,
  refuse,
  type AppError,
  type ProfileSection,
  type SaveSectionEntryRequest,
  type StoredEntry,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { toEntryView } from '../../../models/profile-sections.view.ts';
import { lockProfile } from '../../../models/stored-profile.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { requireProfile } from '../profiles.service.ts';
import { requireWithinBounds } from '../profile-bounds.ts';
import { parseEntry } from './parse-entry.ts';
import {
  deleteEntry,
  findEntryProfile,
  insertEntry,
  listEntries,
  setEntryOrder,
  updateEntry,
} from './sections.repository.ts';

/** Where an entry is. */
interface Place {
  section: ProfileSection;
  id: number;
}

/** Adds an entry, the last unless it says its place. 400 for what cannot be kept, 409 when the section is full, 413 when the account is. */
export async function addEntry(
  { database, now }: ApiContext,
  viewer: Viewer,
  { profileId, section }: { profileId: number; section: ProfileSection },
  given: SaveSectionEntryRequest,
): Promise<StoredEntry> {
  const entry = parseEntry(section, given);
  return storeWithinQuota(database.db, viewer.user.id, async (tx) => {
    await requireProfile(tx, viewer, profileId);
    const kept = await listEntries(tx, profileId, section);
    if (kept.length >= PROFILE_SECTIONS[section].most) throw sectionFull(section);
    const order = given.display_order ?? (kept.at(-1)?.display_order ?? -1) + 1;
    const stored = await insertEntry(tx, profileId, { section, entry, display_order: order }, now());
    await requireWithinBounds(tx, profileId);
    return toEntryView(stored);
  });
}

/** Writes an entry anew. 404 when it is in none of the viewer's profiles, 413 when there is no room for more text. */
export async function saveEntry(
  { database, now }: ApiContext,
  viewer: Viewer,
  place: Place,
  given: SaveSectionEntryRequest,
): Promise<StoredEntry> {
  const entry = parseEntry(place.section, given);
  return storeWithinQuota(database.db, viewer.user.id, async (tx) => {
    const profileId = await lockProfileOf(tx, viewer, place);
    const saved = await updateEntry(tx, place.id, { entry, order: given.display_order ?? null }, now());
    if (!saved) throw entryUnknown(place.section);
    await requireWithinBounds(tx, profileId);
    return toEntryView(saved);
  });
}

/** Removes an entry and closes the gap in the order of the others. */
export async function removeEntry({ database }: ApiContext, viewer: Viewer, place: Place): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const profileId = await lockProfileOf(tx, viewer, place);
    if (!(await deleteEntry(tx, place.id))) throw entryUnknown(place.section);
    for (const [order, entry] of (await listEntries(tx, profileId, place.section)).entries()) {
      if (entry.display_order !== order) await setEntryOrder(tx, entry.id, order);
    }
  });
}

async function lockProfileOf(tx: Executor, { user }: Viewer, place: Place): Promise<number> {
  const profileId = await findEntryProfile(tx, user.id, place);
  const profile = profileId === undefined ? undefined : await lockProfile(tx, user.id, profileId);
  if (!profile) throw entryUnknown(place.section);
  return profile.id;
}

function sectionFull(section: ProfileSection): AppError {
  const { heading, most } = PROFILE_SECTIONS[section];
  return refuse('section-full', { heading, most });
}

function entryUnknown(section: ProfileSection): AppError {
  return refuse('entry-unknown', { entry: PROFILE_SECTIONS[section].entry });
}
