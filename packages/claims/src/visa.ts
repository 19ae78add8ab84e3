import type { Claim, VisaStance } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';
import {
  ABOUT,
  EDUCATION_OR_EVENT,
  NEEDS_ONE,
  OF_CLIENTS,
  OFFERS,
  OFFERS_BEHIND,
  OFFERS_ELSEWHERE,
  PEOPLE_SPONSORED,
  PERMIT_NAMED,
  REFUSES,
  REFUSES_ELSEWHERE,
  SAYS_NO,
} from './visa-words.ts';

/** Sponsors of other things. */
const OTHER =
  /\b(?:executive|clinical|trial|study|studies|project|program(?:me)?|event|brand|team|sports?|athlete|marketing|partner\w*|donor|funding|equity|private|financial|plan|401\w*|benefits?|insurance|gift|podcast|content|campaign\w*|deals?|activation\w*)[- ]+sponsor|sponsor(?:ed|s|ship)? (?:events?|teams?|athletes?|benefits?|research|stud(?:y|ies)|projects?|content|agreements?|sales|deals?|packages?|activations?|by|plans?|health|insurance|programs?|training|life|retirement|holidays?)\b|company[- ]sponsored|employer[- ]sponsored|visa (?:card|inc)\b|\bvisa,? (?:mastercard|amex)|mastercard/i;
/** What is asked of the person, and what is left open. */
const OPEN =
  /\?|\b(?:may be (?:available|considered|possible|offered|provided)|case[- ]by[- ]case|will you|do you (?:now|require)|depend(?:s|ing)|in some cases|certain (?:cases|roles|circumstances)|for every|for all roles|limited)\b/i;
/** "including, but not limited to, H-1B": neither open nor a refusal of its own. */
const EXAMPLES = /,? ?\b(?:includ(?:ing|es?)|such as),? but (?:is |are )?not limited to,?/gi;

/**
 * Whether the employer says that it sponsors visas. Null when no sentence says so plainly, or two contradict each other.
 */
export function readVisa(passages: readonly Passage[]): Claim<VisaStance> | null {
  const found: Claim<VisaStance>[] = [];
  for (const passage of passages) {
    const value = readStance(passage.text);
    if (value !== null) found.push({ value, evidence: toEvidence(passage) });
  }
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null;
}

function readStance(sentence: string): VisaStance | null {
  if (!ABOUT.test(sentence)) return null;
  const text = sentence.replace(EXAMPLES, ' including');
  if (OTHER.test(text) || OPEN.test(text)) return null;
  const isOfPermits = PERMIT_NAMED.test(text);
  const isOfOthers = !isOfPermits && EDUCATION_OR_EVENT.test(text);
  if (isOfOthers) return null;
  if (REFUSES.some((pattern) => pattern.test(text))) return 'refuses';
  if (isOfPermits && !NEEDS_ONE.test(text) && REFUSES_ELSEWHERE.some((pattern) => pattern.test(text)))
    return 'refuses';
  if (!isOfPermits && !PEOPLE_SPONSORED.test(text)) return null;
  if (OF_CLIENTS.test(text)) return null;
  if (OFFERS.some((pattern) => pattern.test(text))) return 'offers';
  const isElsewhere = OFFERS_ELSEWHERE.test(text) || OFFERS_BEHIND.test(text);
  return isElsewhere && !SAYS_NO.test(text) && !NEEDS_ONE.test(text) ? 'offers' : null;
}
