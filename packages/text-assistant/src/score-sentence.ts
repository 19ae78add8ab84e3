import {
  ASKED,
  BESIDE_THE_JOB,
  BOILERPLATE,
  CIRCUMSTANCES,
  DEPENDENT_START,
  EMPLOYER_SUBJECT,
  FLUFF,
  INVITATIONS,
  NAMED_SUBJECT,
  POLICIES,
  ROLE_CUES,
  stopWords,
  TASK_IN_INVITATION,
} from './phrases.ts';
import type { Section, Sentence } from './sentences.ts';

/** Sentences shorter than this say too little, longer ones leave no room for a second. */
const SHORTEST = 30;
const LONGEST = 300;
const FEWEST_WORDS = 6;
/** A duty may be said in fewer words: "Du svetsar ramar och räcken." */
const SHORTEST_DUTY = 20;
const FEWEST_WORDS_OF_DUTY = 3;

const SECTION_WEIGHTS: Readonly<Record<Section, number>> = {
  duties: 1.6,
  role: 1.5,
  unknown: 1,
  company: 0.4,
  other: 0.3,
};

/** Such sentences serve only where there is little else. */
const BESIDE_THE_WORK = 0.35;

export interface Candidate extends Sentence {
  words: Set<string>;
  score: number;
}

/** The words of a text that carry meaning, in lower case. */
export function toWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)));
}

/**
 * Gives each usable sentence a score: how much of the posting's own vocabulary it holds, whether it says what the
 * person will do, its section and its place. Boilerplate, fragments, pay, and what is said of the employer and its perks
 * are left out altogether.
 */
export function scoreSentences(
  sentences: readonly Sentence[],
  title: string,
  company: string | null,
): Candidate[] {
  const titleWords = toWords(title);
  const own = company === null ? '' : company.trim().toLowerCase();
  const usable = sentences
    .filter(isUsable)
    .map((sentence) => ({ ...sentence, words: toWords(sentence.text), score: 0 }));
  const frequency = countWords(usable);
  for (const candidate of usable)
    candidate.score = score(candidate, frequency, titleWords, own, sentences.length);
  // What is said of the employer still tells which words are central.
  return usable.filter((candidate) => !isBesideTheJob(candidate, titleWords, own));
}

/** A whole sentence of a list of duties tells what the person does, whatever its words. */
const isDuty = ({ section, isClosed }: Sentence): boolean => section === 'duties' && isClosed;

function isUsable(sentence: Sentence): boolean {
  const { text } = sentence;
  const mayBeShort = sentence.section === 'duties';
  if (text.length < (mayBeShort ? SHORTEST_DUTY : SHORTEST) || text.length > LONGEST) return false;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (text.endsWith(':') || words < (mayBeShort ? FEWEST_WORDS_OF_DUTY : FEWEST_WORDS)) return false;
  // Without an end it is a fragment, unless it is a task in a list.
  if (!sentence.isClosed && !(sentence.isBullet && isAboutWork(sentence.section))) return false;
  if (isTorn(sentence)) return false;
  return !NOT_OF_THE_WORK.some((pattern) => pattern.test(text));
}

const NOT_OF_THE_WORK = [...BOILERPLATE, ...POLICIES];

/** Names that begin with a small letter: "iOS", "eBay". */
const SMALL_NAME = /^\p{Ll}{1,2}\p{Lu}/u;
const GOES_ON = /^(?:and|or|as|und|oder|et|ou|y|o|e|en|of|och)\s+\p{Ll}/u;

/** Whether it begins in the middle of a sentence: its beginning was lost, or stands above its list. */
function isTorn({ text, isBullet }: Sentence): boolean {
  if (/^[,;:)\]%&/]/u.test(text) || GOES_ON.test(text)) return true;
  return !isBullet && /^\p{Ll}/u.test(text) && !SMALL_NAME.test(text);
}

/** Whether it is about the employer, or about what is pleasant there: nothing that a summary of the job may say. */
function isBesideTheJob(sentence: Sentence, titleWords: ReadonlySet<string>, company: string): boolean {
  const { text } = sentence;
  if (sentence.section === 'duties') return false;
  if (BESIDE_THE_JOB.some((pattern) => pattern.test(text))) return true;
  if (ROLE_CUES.test(text)) return false;
  if (INVITATIONS.some((pattern) => pattern.test(text))) return false;
  if (EMPLOYER_SUBJECT.test(text)) return true;
  const name = NAMED_SUBJECT.exec(text)?.groups?.['name'];
  if (name === undefined) return company !== '' && text.toLowerCase().startsWith(company);
  // "Chef has responsibility for all meals" speaks of who is looked for.
  const words = toWords(name);
  const isTheRole = words.size > 0 && [...words].every((word) => titleWords.has(word));
  return !isTheRole || text.toLowerCase().startsWith(company === '' ? '\0' : company);
}

const isAboutWork = (section: Section): boolean => section === 'duties' || section === 'role';

function countWords(candidates: readonly Candidate[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const candidate of candidates) {
    for (const word of candidate.words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return frequency;
}

function score(
  candidate: Candidate,
  frequency: ReadonlyMap<string, number>,
  titleWords: ReadonlySet<string>,
  company: string,
  total: number,
): number {
  const { text, words } = candidate;
  let central = 0;
  let named = 0;
  for (const word of words) {
    central += Math.log1p((frequency.get(word) ?? 1) - 1);
    if (titleWords.has(word)) named += 1;
  }
  let points = 1 + central / Math.max(6, words.size) + Math.min(named, 3) * 0.35;
  if (ROLE_CUES.test(text) || isDuty(candidate)) points += 1.3;
  points += 0.6 * (1 - candidate.index / Math.max(1, total));
  points -= penalty(candidate, company);
  if (isBesideTheWork(candidate)) points *= BESIDE_THE_WORK;
  return points * SECTION_WEIGHTS[candidate.section];
}

function penalty(candidate: Candidate, company: string): number {
  const { text } = candidate;
  let points = 0;
  const fluff = FLUFF.filter((pattern) => pattern.test(text)).length;
  points += Math.min(2, fluff) * (ROLE_CUES.test(text) ? 0.4 : 0.9);
  if (company !== '' && text.toLowerCase().startsWith(company) && !ROLE_CUES.test(text)) points += 0.7;
  if (ASKED.test(text)) points += 0.7;
  if (text.endsWith('?')) points += 1.2;
  if (text.endsWith('!')) points += 0.4;
  if (DEPENDENT_START.test(text)) points += 0.5;
  if (candidate.isBullet && !isDuty(candidate)) points += candidate.isClosed ? 0.15 : 0.8;
  if (/\p{Lu}{4}.*\p{Lu}{4}/u.test(text)) points += 0.6;
  return points;
}

/** Whether it is a task in few words and without an end: better than nothing of the work, and than nothing else. */
export function isShortTask({ text, section, isClosed }: Candidate): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return section === 'duties' && !isClosed && (text.length < SHORTEST || words < FEWEST_WORDS);
}

/** Whether it says where, when and with whom the work is done, or what is asked of the person. */
export function isAroundTheWork({ text, isClosed }: Candidate): boolean {
  return isClosed && (ASKED.test(text) || CIRCUMSTANCES.some((pattern) => pattern.test(text)));
}

/** Whether it invites or tells circumstances; a duty may name colleagues, shifts and places. */
function isBesideTheWork(candidate: Candidate): boolean {
  const { text } = candidate;
  if (isDuty(candidate)) return false;
  if (CIRCUMSTANCES.some((pattern) => pattern.test(text))) return true;
  return INVITATIONS.some((pattern) => pattern.test(text)) && !TASK_IN_INVITATION.test(text);
}
