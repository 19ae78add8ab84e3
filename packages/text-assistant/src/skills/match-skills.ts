import type { SkillMatchResponse } from '@firsthand/contracts';
import { toFacts, type Fact, type FactSource } from '../letter/facts.ts';
import { findKnownSkills, holdsTerm, listSpellings } from '@firsthand/claims';

/**
 * Which of the skills that a posting names the profile shows, and where; and which it does not. A skill counts as named
 * when it stands in the posting and is either in our list or among the profile's own.
 */
export function matchSkills(input: { descriptionText: string; profile: FactSource }): SkillMatchResponse {
  const facts = toFacts(input.profile);
  const own = facts.filter(({ kind }) => kind === 'skill').map(({ text }) => text);
  const named = [
    ...findKnownSkills(input.descriptionText),
    ...own.filter((skill) => holdsAny(input.descriptionText, skill)),
  ].filter((skill, index, all) => all.findIndex((other) => isSame(other, skill)) === index);
  const found = named.map((skill) => ({ skill, where: findWhere(skill, facts) }));
  return {
    shown: found.flatMap(({ skill, where }) => (where === null ? [] : [{ skill, where }])),
    not_shown: found.filter(({ where }) => where === null).map(({ skill }) => skill),
  };
}

const isSame = (left: string, right: string): boolean =>
  listSpellings(left).some((spelling) =>
    listSpellings(right).some((other) => other.toLowerCase() === spelling.toLowerCase()),
  );

const holdsAny = (text: string, skill: string): boolean =>
  listSpellings(skill).some((spelling) => holdsTerm(text, spelling));

/** The skills come first, then the experience, newest first as the profile orders it. */
function findWhere(skill: string, facts: readonly Fact[]): string | null {
  const fact = facts.find(({ kind, text }) =>
    kind === 'skill'
      ? isSame(text, skill) || holdsAny(text, skill)
      : kind !== 'name' && holdsAny(text, skill),
  );
  if (!fact) return null;
  if (fact.kind === 'skill') return 'Your skills';
  const job = facts.find(({ kind, entryId }) => kind === 'job' && entryId === fact.entryId) ?? fact;
  return `Your experience: ${job.text}`;
}
