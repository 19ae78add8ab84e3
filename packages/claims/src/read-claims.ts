import type { Claims } from '@firsthand/contracts';
import { readEligibility } from './eligibility.ts';
import { readPassages } from './passages.ts';
import { readSeniority } from './seniority.ts';
import { readSkills } from './skills/read-skills.ts';
import { readVisa } from './visa.ts';
import { readYears } from './years.ts';

/**
 * What a posting states of itself in words, each with the place it stands at: nothing is concluded, and what contradicts
 * itself is not stated. Offsets are into `title` and `descriptionText`.
 */
export function readClaims({ title, descriptionText }: { title: string; descriptionText: string }): Claims {
  const passages = readPassages(descriptionText);
  return {
    visa: readVisa(passages),
    seniority: readSeniority(title, passages),
    years: readYears(passages),
    eligibility: readEligibility(passages),
    skills: readSkills(title, passages),
  };
}
