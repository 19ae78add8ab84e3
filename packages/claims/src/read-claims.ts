import type { Claims, Place } from '@firsthand/contracts';
import { readEligibility } from './eligibility.ts';
import { readHirers } from './hirer.ts';
import { readPassages } from './passages.ts';
import { readPool } from './pool.ts';
import { readSeniority } from './seniority.ts';
import { readSkills } from './skills/read-skills.ts';
import { readVisa } from './visa.ts';
import { readYears } from './years.ts';

interface PostingTexts {
  title: string;
  descriptionText: string;
  /** What the posting's own field says of where it is: no sentence says more than that. */
  places?: readonly Pick<Place, 'country' | 'city'>[] | undefined;
  /** Its board says that no opening stands behind it. */
  isProspect?: boolean | undefined;
  /** As its board calls it. */
  company?: string | null | undefined;
}

/**
 * What a posting states of itself in words, each with the place it stands at: nothing is concluded, and what contradicts
 * itself is not stated. Offsets are into `title` and `descriptionText`.
 */
export function readClaims({
  title,
  descriptionText,
  places = [],
  isProspect = false,
  company = null,
}: PostingTexts): Claims {
  const passages = readPassages(descriptionText);
  return {
    visa: readVisa(passages),
    seniority: readSeniority(title, passages),
    years: readYears(passages),
    eligibility: readEligibility(passages, places),
    skills: readSkills(title, passages),
    pool: readPool({ title, passages, isProspect }),
    hirers: readHirers({ title, descriptionText, passages, company }),
  };
}
