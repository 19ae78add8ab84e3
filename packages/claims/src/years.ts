import { MOST_YEARS_ASKED, type Claim } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    'ein zwei drei vier fünf sechs sieben acht neun zehn',
    'un deux trois quatre cinq six sept huit neuf dix',
    'un dos tres cuatro cinco seis siete ocho nueve diez',
    'een twee drie vier vijf zes zeven acht negen tien',
    'ett två tre fyra fem sex sju åtta nio tio',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1] as const)),
);
const NUMBER = `(?:\\d{1,2}|${Object.keys(WORDS).join('|')})`;
const COUNT = `(?<![\\da-zß-ÿ$€£.,])(?<least>${NUMBER})(?:\\s*\\(\\s*\\d{1,2}\\s*\\))?\\s*(?:\\+|plus\\b|or more\\b)?(?:\\s*(?:-|–|—|to|bis|à|a|tot|till)\\s*${NUMBER}(?:\\s*\\(\\s*\\d{1,2}\\s*\\))?\\s*\\+?)?`;
const YEARS = new RegExp(
  `${COUNT}\\s*(?:\\+\\s*)?(?:or more |plus |full |solid |hands-on )?(?:years?|yrs?|jahren?|jährige[a-zß-ÿ]*|ans?|années?|años?|jaar|års?)(?![a-zß-ÿ])`,
  'gi',
);
const EXPERIENCE =
  /experien|\bexp\b|erfahrung|expérience|ervaring|erfarenhet|background in|track record|in a (?:similar|comparable|related) (?:role|position)|berufspraxis/i;
/** How old somebody is, how long something lasts, what would be nice, what the employer has. */
const OTHER =
  /\b(?:years? of age|years? old|age of|preferred|a plus\b|bonus|ideally|nice to have|desir(?:ed|able)|advantage\w*|helpful|not required|vest(?:s|ed|ing)?|warranty|anniversary|founded|established|combined|collective(?:ly)?|in business|years? ago|over the (?:last|past|next)|for (?:over|more than|nearly|almost) \d+|since \d{4}|within \d+|first \d+|next \d+|every \d+|up to \w+|years? to\b|learn(?:ing)? from|alongside|founders?|report(?:ing)? to|our (?:average |senior )?(?:colleagues?|team|staff|people|experts|engineers|clients|customers)|contracts?|lease|commitment|duration|wünschenswert|von vorteil|idealerweise|apprécié|serait un plus|pluspunt|meriterande)\b/i;
const EMPLOYER = new RegExp(
  `^(?:with|boasting|drawing on|building on|backed by|thanks to)\\b[^,.]{0,60}?\\b(?:years|jahren)\\b[^,.]{0,80},|\\b(?:we|we['’]ve|company|firm|practice|team|clinic|organi[sz]ation|group|leaders(?:hip)?|founders?|partners?|instructors?)\\b(?:\\s+(?:[a-zß-ÿ]+\\s+){0,3}?)(?:have|has|bring|brings|boasts?|with|for|spans?|share)\\s+(?:[a-zß-ÿ]+\\s+){0,4}?${NUMBER}\\s*\\+?\\s*years`,
  'i',
);
/** "We are looking for somebody with 5 years …" is about the person after all. */
const WANTED =
  /\b(?:looking|seeking|searching|hiring|need|want|require|candidate|you|applicant|ideal|someone|somebody)\b/i;
const NONE =
  /\bno (?:prior |previous |work |professional |relevant |sales |[a-zß-ÿ]+ ){0,3}?experience (?:is |needed|necessary|required)|\bexperience (?:is )?not (?:required|necessary|needed)\b|\bno experience\b[^.]{0,20}\b(?:no problem|required|needed|necessary)|(?:berufs)?erfahrung ist (?:keine (?:bedingung|voraussetzung)|nicht (?:nötig|erforderlich|notwendig))|keine (?:vor|berufs)?(?:erfahrung|kenntnisse)[^.]{0,40}(?:erforderlich|nötig|notwendig)/i;
/** "No experience needed for harvest; some for the dairy": not everybody does without. */
const NOT_NONE = /\b(?:but|except|unless|although)\b|[;,–—-] ?some\b/i;
/** Not when it was gathered. */
const LATELY = new RegExp(`\\b(?:in|within|over|during) the (?:last|past|previous) ${NUMBER} years`, 'gi');
/** Without a word of experience: that it is asked for, and of whom. */
const DEMANDS = /\b(?:minimum|at least|required|must have|you(?:['’]ve| have| bring))\b/i;
/** Of something held, not of work done. */
const HELD = /\blicen[cs]es?\b|\bpermit|\bpassport|\bresid/i;
const ALTERNATIVE = /\b(?:or|oder|ou|o|of|eller)\b/i;
/** "or five with a master’s degree" */
const ELIDED = new RegExp(`\\bor (?<least>${NUMBER}) with\\b`, 'i');
const A_YEAR = /\b(?:at least (?:a|one) year|an? year or more)\b/i;
/** "between 6 and 8 years" */
const BETWEEN = new RegExp(`\\bbetween (?<least>${NUMBER}) and ${NUMBER} years`, 'i');
const HAS_YEARS = /years?|yrs?\b|jahr|jähr|ans?\b|année|años?|jaar|år/i;
const SAYS_NO = /\bno[nt]?\b|keine/i;

/**
 * The least number of years of experience that is asked for: of several demands the largest, of alternatives in one
 * sentence the smallest; 0 when none is needed. What is preferred, and what the employer says of itself, counts not.
 */
export function readYears(passages: readonly Passage[]): Claim<number> | null {
  let most: Claim<number> | null = null;
  for (const passage of passages) {
    const value = readDemand(passage);
    if (value === null) continue;
    if (most === null || value > most.value) most = { value, evidence: toEvidence(passage) };
  }
  return most;
}

function readDemand({ text, section }: Passage): number | null {
  if (section === 'company' || section === 'preferred' || section === 'offered' || section === 'legal')
    return null;
  if (SAYS_NO.test(text) && NONE.test(text)) return NOT_NONE.test(text) ? null : 0;
  if (!HAS_YEARS.test(text) || OTHER.test(text)) return null;
  const isOfExperience = EXPERIENCE.test(text);
  if (!isOfExperience && (HELD.test(text) || (section !== 'asked' && !DEMANDS.test(text)))) return null;
  if (EMPLOYER.test(text) && !WANTED.test(text)) return null;
  return countLeast(text.replace(LATELY, ''));
}

function countLeast(text: string): number | null {
  const between = BETWEEN.exec(text)?.groups?.['least'];
  if (between !== undefined) return toNumber(between);
  const elided = ELIDED.exec(text)?.groups?.['least'];
  const counts = [...text.matchAll(YEARS)]
    .map(({ groups }) => toNumber(groups?.['least'] ?? ''))
    .concat(elided === undefined ? [] : [toNumber(elided)])
    .filter((count) => count > 0 && count <= MOST_YEARS_ASKED);
  if (counts.length === 0) return A_YEAR.test(text) ? 1 : null;
  // "Five years, two of them abroad" asks for five.
  return ALTERNATIVE.test(text) ? Math.min(...counts) : Math.max(...counts);
}

const toNumber = (text: string) => WORDS[text.toLowerCase()] ?? Number(text);
