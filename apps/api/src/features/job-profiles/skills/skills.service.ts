import { LIMITS, refuse, type Skill } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { requireProfile } from '../profiles.service.ts';
import { toSkillView } from '../../../models/profiles.view.ts';
import { deleteSkill, insertSkill, listSkillKeys } from './skills.repository.ts';

/** Adds a skill. 400 when it is none, 409 when the profile has it or is full. Additions wait for each other. */
export async function addSkill(
  { database }: ApiContext,
  viewer: Viewer,
  profileId: number,
  given: string | null | undefined,
): Promise<Skill> {
  const name = parseSkill(given);
  return database.db.transaction().execute(async (tx) => {
    await requireProfile(tx, viewer, profileId);
    const kept = await listSkillKeys(tx, profileId);
    if (kept.includes(toSkillKey(name))) {
      throw refuse('skill-exists');
    }
    if (kept.length >= LIMITS.skillsPerProfile) {
      throw refuse('skills-full', { kept: kept.length, most: LIMITS.skillsPerProfile });
    }
    return toSkillView(await insertSkill(tx, profileId, { name, key: toSkillKey(name) }));
  });
}

/** Removes a skill of one of the viewer's profiles; 404 when it is none of theirs. */
export async function removeSkill({ database }: ApiContext, { user }: Viewer, id: number): Promise<void> {
  if (await deleteSkill(database.db, user.id, id)) return;
  throw refuse('skill-unknown');
}

/** By what skills are compared: "CSS" and "css" are one. */
export function toSkillKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function parseSkill(given: string | null | undefined): string {
  const name = (given ?? '').trim();
  if (name === '') throw refuse('skill-missing');
  if (name.length > LIMITS.skillMaxLength) {
    throw refuse('skill-too-long', { most: LIMITS.skillMaxLength });
  }
  if (/\p{Cc}/u.test(name)) throw refuse('skill-several-lines');
  return name;
}
