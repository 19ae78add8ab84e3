import { AppError, ERROR_TEXTS, LIMITS, type Skill } from '@firsthand/contracts';
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
      throw new AppError(ERROR_TEXTS.skillExists, { code: 'skill-exists', status: 409 });
    }
    if (kept.length >= LIMITS.skillsPerProfile) {
      const text = `You have ${kept.length} of ${LIMITS.skillsPerProfile} skills. Remove some skills to add new ones.`;
      throw new AppError(text, { code: 'skills-full', status: 409 });
    }
    return toSkillView(await insertSkill(tx, profileId, { name, key: toSkillKey(name) }));
  });
}

/** Removes a skill of one of the viewer's profiles; 404 when it is none of theirs. */
export async function removeSkill({ database }: ApiContext, { user }: Viewer, id: number): Promise<void> {
  if (await deleteSkill(database.db, user.id, id)) return;
  throw new AppError('There is no such skill in your profiles.', { code: 'skill-unknown', status: 404 });
}

/** By what skills are compared: "CSS" and "css" are one. */
export function toSkillKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function parseSkill(given: string | null | undefined): string {
  const name = (given ?? '').trim();
  if (name === '') throw invalid('Please enter a skill.');
  if (name.length > LIMITS.skillMaxLength) {
    throw invalid(`A skill must be at most ${LIMITS.skillMaxLength} characters.`);
  }
  if (/\p{Cc}/u.test(name)) throw invalid('A skill must be one line of text.');
  return name;
}

function invalid(text: string): AppError {
  return new AppError(text, { code: 'skill-invalid', status: 400 });
}
