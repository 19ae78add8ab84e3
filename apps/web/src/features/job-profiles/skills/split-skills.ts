import { LIMITS } from '@firsthand/contracts/light';

export interface SplitSkills {
  /** To be added, in the order they were written. */
  fresh: string[];
  /** What does not fit any more. */
  beyondLimit: string[];
  tooLong: string[];
}

const toKey = (skill: string) => skill.trim().toLowerCase();

/** Whether a profile that holds `existing` has this skill already, whatever its capitals. */
export function hasSkill(existing: readonly string[], skill: string): boolean {
  return existing.some((name) => toKey(name) === toKey(skill));
}

/**
 * "Go, SQL , go,," → Go and SQL: split at commas and line ends, trimmed, without what is empty, too long, written twice
 * or there already, and only as many as fit. What is dropped takes no place of what is added.
 */
export function splitSkills(text: string, existing: readonly string[]): SplitSkills {
  const split: SplitSkills = { fresh: [], beyondLimit: [], tooLong: [] };
  for (const skill of text.split(/[,\n]/).map((part) => part.trim())) {
    if (skill === '' || hasSkill([...existing, ...split.fresh, ...split.beyondLimit], skill)) continue;
    if (skill.length > LIMITS.skillMaxLength) split.tooLong.push(skill);
    else if (existing.length + split.fresh.length >= LIMITS.skillsPerProfile) split.beyondLimit.push(skill);
    else split.fresh.push(skill);
  }
  return split;
}
