import {
  LIMITS,
  refuse,
  type CreateJobProfileRequest,
  type JobProfile,
  type UpdateJobProfileRequest,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import { isPremium } from '../../people/is-premium.ts';
import type { Viewer } from '../../people/viewer.ts';
import { lockPerson } from '../../people/lock-person.ts';
import {
  parseAnswers,
  parseDesiredJobTitle,
  parseProfileChanges,
  parseProfileName,
  type ProfileFields,
} from './profile-fields.ts';
import { requireWithinBounds } from './profile-bounds.ts';
import {
  deleteProfileRow,
  findAnswers,
  insertProfile,
  saveAnswers,
  updateProfileRow,
} from './profiles.repository.ts';
import { toProfileView } from '../../models/profiles.view.ts';
import {
  countProfiles,
  findProfile,
  loadProfiles,
  lockProfile,
  type ProfileRow,
} from '../../models/stored-profile.ts';

/** The viewer's profiles, oldest first. */
export async function listProfiles({ database }: ApiContext, { user }: Viewer): Promise<JobProfile[]> {
  return (await loadProfiles(database.db, user.id)).map(toProfileView);
}

/** 404 when the viewer has no profile of this number. */
export async function getProfile(db: Executor, { user }: Viewer, id: number): Promise<JobProfile> {
  const stored = await findProfile(db, user.id, id);
  if (!stored) throw refuse('profile-unknown');
  return toProfileView(stored);
}

export async function createProfile(
  context: ApiContext,
  viewer: Viewer,
  given: CreateJobProfileRequest,
): Promise<JobProfile> {
  const fields = {
    profile_name: parseProfileName(given.profile_name),
    desired_job_title: parseDesiredJobTitle(given.desired_job_title),
  };
  return context.database.db.transaction().execute(async (tx) => {
    const id = await addProfile(tx, viewer, fields, context.now());
    return getProfile(tx, viewer, id);
  });
}

/** 403 when the viewer has as many profiles as they may: told before work that would be for nothing. */
export async function requireRoomForProfile({ database, now }: ApiContext, { user }: Viewer): Promise<void> {
  refuseTooManyProfiles(isPremium(user, now()), await countProfiles(database.db, user.id));
}

/** Stores a profile, unless the viewer has as many as they may (403). Two at once wait for each other. */
export async function addProfile(
  tx: Executor,
  { user }: Viewer,
  fields: ProfileFields,
  now: Date,
): Promise<number> {
  const owner = await lockPerson(tx, user.id);
  refuseTooManyProfiles(isPremium(owner, now), await countProfiles(tx, user.id));
  return insertProfile(tx, user.id, fields, now);
}

/** Free people have one profile, premium ones practically as many as they like. */
function refuseTooManyProfiles(hasPremium: boolean, kept: number): void {
  if (kept < (hasPremium ? LIMITS.premiumProfiles : LIMITS.freeProfiles)) return;
  throw hasPremium ? refuse('profiles-full', { kept }) : refuse('profile-limit');
}

/**
 * Merges what was sent over the stored profile. 409 when it was saved since `version`, unless nothing would change:
 * then the save arrived before and only its answer was lost.
 */
export async function saveProfile(
  context: ApiContext,
  viewer: Viewer,
  id: number,
  given: UpdateJobProfileRequest,
): Promise<JobProfile> {
  const changes = parseProfileChanges(given, context.now());
  const answers = parseAnswers(given);
  return context.database.db.transaction().execute(async (tx) => {
    const profile = await requireProfile(tx, viewer, id);
    const isOld = given.version !== undefined && given.version !== profile.version;
    const changesAnswers = differs(answers, (await findAnswers(tx, id)) ?? {});
    if (changesAnswers || differs(changes, profile)) {
      if (isOld) throw refuse('profile-changed');
      await updateProfileRow(tx, profile, changes, context.now());
      if (changes.summary != null) await requireWithinBounds(tx, id);
      if (changesAnswers) await saveAnswers(tx, id, answers);
    }
    return getProfile(tx, viewer, id);
  });
}

/** Deletes a profile with its answers, skills, experience, sections, files and reading. */
export async function deleteProfile({ database }: ApiContext, { user }: Viewer, id: number): Promise<void> {
  if (!(await deleteProfileRow(database.db, user.id, id))) throw refuse('profile-unknown');
}

/** Locks a profile of the viewer; 404 when it is none of theirs. */
export async function requireProfile(tx: Executor, { user }: Viewer, id: number): Promise<ProfileRow> {
  const profile = await lockProfile(tx, user.id, id);
  if (!profile) throw refuse('profile-unknown');
  return profile;
}

function differs(changes: object, stored: object): boolean {
  const kept = stored as Record<string, unknown>;
  return Object.entries(changes).some(([field, value]) => value !== (kept[field] ?? null));
}
