import type { Found, FoundExperience } from './resume.ts';
import { fold } from './words/clean-text.ts';
import { isPresent } from './words/find-dates.ts';
import { isKnownCity } from './words/places.ts';

/** Below what is shown as sure. */
const UNSURE = 0.5;

/** A value as found, but not shown as sure. */
export function toUnsure<T>(found: Found<T> | null): Found<T> | null {
  return found && { ...found, confidence: Math.min(found.confidence, UNSURE) };
}

/** Employers that are a town or the person are read from beside them: they are not shown as sure. */
export function doubtEmployers(
  positions: readonly FoundExperience[],
  names: readonly string[],
): FoundExperience[] {
  const person = fold(names.join(' '));
  return positions.map((position) => {
    const { companyName } = position;
    if (!companyName || (fold(companyName.value) !== person && !isKnownCity(companyName.value)))
      return position;
    return { ...position, companyName: toUnsure(companyName) };
  });
}

/** Skills that are the person’s name are none for sure; neither is any of a list that took in the end of a time. */
export function doubtSkills(skills: readonly Found<string>[], names: readonly string[]): Found<string>[] {
  const own = new Set([...names, names.join(' '), names.toReversed().join(' ')].map(fold));
  const isMixed = skills.some(({ value }) => isPresent(value));
  return skills.map((skill) => (isMixed || own.has(fold(skill.value)) ? (toUnsure(skill) ?? skill) : skill));
}
