import { MOST_YEARS_ASKED, type Claim } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import { saysNoExperience } from './no-experience.ts';
import type { Passage } from './passages.ts';
import { dropAsides, dropPreferred } from './years-asides.ts';
import {
  ASKS_FREELY,
  BETTER_DEGREE,
  BETWEEN,
  EDUCATION,
  ELIDED,
  LESSER_DEGREE,
  NESTS,
  NUMBER,
  NUMBER_WORDS,
  OF_THE_WHOLE,
  RANGE_ALONE,
  toOrPattern,
  YEARS,
} from './years-words.ts';

const EXPERIENCE =
  /experien|\bexp\b|erfahrung|expérience|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadcz|background in|track record|in a (?:similar|comparable|related) (?:role|position)|(?:berufs)?praxis/i;
/** How long something lasts, how old it is, and what the employer has. */
const OTHER =
  /\b(?:vest(?:s|ed|ing)?|warranty|anniversary|founded|established|collective(?:ly)?|in business|for (?:over|more than|nearly|almost) \d+|since \d{4}|learn(?:ing)? from|alongside|founders?|gain|report(?:ing)? to)\b/i;
const OURS = new RegExp(
  `\\bour (?:average |senior )?(?:colleagues?|team|staff|people|experts|engineers|clients|customers)\\b(?:\\W+[a-zß-ÿ]+){0,3}?\\W+(?:with|of|have|has|bring\\w*|average\\w*)\\b(?:\\W+[a-zß-ÿ]+){0,4}?\\W+${NUMBER}\\b|\\b(?:experience|history) (?:of|from) our (?:team|staff|people|experts|company)\\b`,
  'i',
);
const EMPLOYER = new RegExp(
  `^(?:with|boasting|drawing on|building on|backed by|thanks to)\\b[^,.]{0,60}?\\b(?:years|jahren)\\b[^,.]{0,80},|\\b(?:we|we['’]ve|company|firm|practice|team|clinic|organi[sz]ation|group|leaders(?:hip)?|founders?|partners?|instructors?)\\b(?:\\s+(?:[a-zß-ÿ]+\\s+){0,3}?)(?:have|has|bring|brings|boasts?|with|for|spans?|share)\\s+(?:[a-zß-ÿ]+\\s+){0,4}?${NUMBER}\\s*\\+?\\s*years`,
  'i',
);
/** "We are looking for somebody with 5 years …" is about the person after all. */
const WANTED =
  /\b(?:looking|seeking|searching|hiring|need|want|require|candidate|you|applicant|ideal|someone|somebody)\b/i;
/** Without a word of experience: that it is asked for, and of whom. */
const DEMANDS =
  /\b(?:minimum|at least|required|must have|you(?:['’]ve| have| bring)|mindestens|au moins|al menos|mínimo|minimaal|minstens|almeno|pelo menos|minst|mindst)\b/i;
/** Of something held or lived through, not of work done. */
const HELD = /\blicen[cs]es?\b|\bpermit|\bpassport|\bresid|\bliv(?:ed|ing)\b|\bclearance/i;
const A_YEAR = /\b(?:at least (?:a|one) year|an? year or more)\b/i;
const HAS_YEARS = /years?|yrs?\b|jahr|jähr|ans?\b|année|años?|ann[io]\b|anos?\b|jaar|jaren|år|\blata?\b/i;
/** "three (3) years" */
const IN_FIGURES = /(?<=[a-z\d+]) ?\(\d{1,2}\+?\)/gi;
/** From here on a count may be an age: only one of experience itself counts. */
const LEAST_AGE = 16;
/** So far behind its figure experience is said to be counted. */
const NEAR = 60;
/** Behind "or", and before the count that it makes an alternative. */
const FEW_WORDS = 2;
const SOME_WORDS = 8;

/**
 * The least number of years of experience that is asked for: of several demands the largest, of alternatives in one
 * sentence the smallest; 0 when none is needed. What is preferred, and what the employer says of itself, counts not.
 */
export function readYears(passages: readonly Passage[]): Claim<number> | null {
  let most: Claim<number> | null = null;
  for (const [at, passage] of passages.entries()) {
    const value = readDemand(passage, passages[at + 1]?.text ?? '');
    if (value === null) continue;
    if (most === null || value > most.value) most = { value, evidence: toEvidence(passage) };
  }
  return most;
}

/** "12+ years of sales; our founders have 40": what is behind the semicolon is the employer's. */
const EMPLOYER_BEHIND = /;[^;]*\bour (?:founders?|team|people|partners|staff)\b[^;]*$/i;

function readDemand({ text: whole, section }: Passage, next: string): number | null {
  const text = whole.replace(EMPLOYER_BEHIND, '');
  if (section === 'company' || section === 'preferred' || section === 'offered' || section === 'legal')
    return null;
  const saysNone = saysNoExperience(text.endsWith('?') ? `${text} ${next}` : text);
  if (saysNone !== false) return saysNone ? 0 : null;
  if (!HAS_YEARS.test(text) || OTHER.test(text)) return null;
  const isOfExperience = EXPERIENCE.test(text);
  if (
    !isOfExperience &&
    ((HELD.test(text) && !ASKS_FREELY.test(text)) ||
      (section !== 'asked' && !DEMANDS.test(text) && !ASKS_FREELY.test(text)))
  )
    return null;
  if (isOfEmployer(text)) return null;
  const plain = text.replace(IN_FIGURES, '').replace(BETWEEN, '$<least>-');
  return countLeast(dropPreferred(dropAsides(plain)));
}

const isOfEmployer = (text: string): boolean =>
  OURS.test(text) || (EMPLOYER.test(text) && !WANTED.test(text));

interface Count {
  years: number;
  unit: string;
  start: number;
  end: number;
}

function countLeast(text: string): number | null {
  const counts = listCounts(text);
  const elided = [...text.matchAll(ELIDED)].map(({ groups }) =>
    toNumber(groups?.['least'] ?? groups?.['inBrackets'] ?? ''),
  );
  if (counts.length === 0) return A_YEAR.test(text) ? 1 : null;
  let most = 0;
  let least = Infinity;
  for (const [at, count] of counts.entries()) {
    const before = counts[at - 1];
    least = before && isAlternative(before, count, text) ? Math.min(least, count.years) : count.years;
    const next = counts[at + 1];
    if (!next || !isAlternative(count, next, text)) most = Math.max(most, least);
  }
  return Math.min(most, ...elided);
}

function listCounts(text: string): Count[] {
  return Array.from(text.matchAll(YEARS), ({ index, 0: { length }, groups }) => ({
    years: toNumber(groups?.['least'] ?? ''),
    unit: groups?.['unit'] ?? 'Jahre',
    start: index,
    end: index + length,
  })).filter(
    ({ years, end }) =>
      years <= MOST_YEARS_ASKED && (years < LEAST_AGE || EXPERIENCE.test(text.slice(end, end + NEAR))),
  );
}

/** Whether what stands between two counts makes them alternatives: "5 years, or 3 with a degree", and no part of a whole. */
function isAlternative(one: Count, other: Count, text: string): boolean {
  const between = text.slice(one.end, other.start);
  if (RANGE_ALONE.test(between)) return true;
  if (OF_THE_WHOLE.test(text.slice(other.end, other.end + NEAR))) return false;
  const or = [...between.matchAll(toOrPattern(one.unit) ?? /$^/g)].at(-1);
  if (or) {
    const behind = between.slice(or.index + or[0].length);
    const words = behind.trim() === '' ? 0 : behind.trim().split(/\s+/u).length;
    if (EDUCATION.test(behind)) return true;
    const most = or.groups?.['before'] === undefined ? FEW_WORDS : SOME_WORDS;
    if (!NESTS.test(behind) && !behind.includes(',') && words <= most) return true;
  }
  return (
    BETTER_DEGREE.test(between) && LESSER_DEGREE.test(text.slice(0, one.end)) && !/[.;]\s*$/u.test(between)
  );
}

const toNumber = (text: string) => NUMBER_WORDS[text.toLowerCase()] ?? Number(text);
