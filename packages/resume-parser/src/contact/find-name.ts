import { fold } from '../words/clean-text.ts';
import { toLinePlace, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Found, Place } from '../resume.ts';
import { findHeading } from '../words/headings.ts';
import { findCountry, findState, isKnownCity } from '../words/places.ts';
import { scoreCompany, scoreTitle } from '../words/titles.ts';
import { countByAddress, toLetters } from './count-by-address.ts';
import { countGivenNames, isInitial, isOpen, PARTICLES, TWO_FAMILIES } from './given-names.ts';
import { isLetters, isSpeakable } from './name-look.ts';

interface FoundName {
  firstName: Found<string> | null;
  lastName: Found<string> | null;
  lines: Line[];
}

interface Candidate {
  words: string[];
  lines: Line[];
  score: number;
  isReversed: boolean;
  /** What stands behind the comma may be a name or letters of a title. */
  isDoubtful: boolean;
}

const NOT_A_NAME =
  /^(?:curriculum(?: vitae)?|cv|resume|resumé|lebenslauf|hoja de vida|bewerbung|bewerbungsunterlagen|europass|page|seite|confidential|contact|portfolio|currículo)\b|\b(?:resume|vitae|lebenslauf)$/i;
const LABEL =
  /^\s*(?:first name(?:\(s\))? ?\/ ?surname(?:\(s\))?|nome(?:\(i\))? ?\/ ?cognome(?:\(i\))?|cognome e nome|nome e cognome|nome completo|nome\(s\) ?\/ ?apelido\(s\)|nombre\(s\) ?\/ ?apellido\(s\)|apellidos? ?\/? ?(?:y )?nombres?|nom\(s\) ?\/ ?prenom\(s\)|prenom et nom|nom\/prenom|nachname\(n\) ?\/ ?vorname\(n\)|vor- und zuname|voor- en achternaam|for- och efternamn|candidate name|name of candidate|(?:full |last |sur)?name|nom(?: et prenom)?|nombre(?: y apellidos)?|vor- und nachname|vorname|naam|namn|nome)\s*[:|]?\s+/i;
/** What people put before and behind their name. */
const BEFORE =
  /^(?:(?:mr|mrs|ms|mx|dr|prof|professor|dipl\.?-?\s?(?:ing|inf|kfm|kff|volksw|psych|phys|chem)|ing|ir|herr|frau|m|mme|sr|sra|dott|eng|drs|mag)\.?(?:\s+|(?<=\.))(?:(?:rer|med|phil|nat|jur|ing|h\.?c|pol)\.\s*)*)+(?=\p{L})/iu;
const BEHIND =
  /(?:,\s*|\s+)(?:ph\.?\s?d|mba|m\.?\s?sc|b\.?\s?sc|m\.?\s?a|b\.?\s?a|m\.?\s?eng|m\.?ed|b\.?ed|ed\.?s|mat|mfa|msw|lmsw|lpc|lcpc|ot|dpt|pt|b\.?\s?eng|md|m\.d|rn|bsn|msn|np|fnp|dnp|aprn|lpn|cpa|cfa|cma|pmp|csm|esq|jd|j\.d|llm|ll\.m|pe|p\.e|phr|sphr|shrm-c?s?cp|cissp|cisa|acca|fca|aca|mpa|mph|mfa|ms|dds|dvm|pharmd|edd|ed\.d|psyd|dba|frcs|mrcp|jr|sr|ii|iii|iv|ccrn|rd|lcsw|lmft|six sigma|mcips|fcca|pgce|aia|leed ap|ceng|c\.eng)\.?(?=$|,|\s)/i;
/** Against what stands in a position. */
const OF_WORK = 2.5;

/**
 * Finds the person's name: large, at the top, made of capitalised words, and like the mail address when there is one. What
 * was read as a position, or as an employer, names nobody. The language of the document and the person's land tell how many
 * names are the family's.
 */
export function findName(
  sections: readonly Section[],
  email: string | null,
  origin: { language: string | null; country: string | null },
  employed: { lines: ReadonlySet<Line>; employers: readonly string[] },
): FoundName {
  const lines = sections
    .filter(({ kind }, index) => kind === 'head' || kind === 'contact' || kind === 'other' || index < 2)
    .flatMap((section) => [
      ...(section.kind === 'other' && section.heading ? [section.heading] : []),
      ...section.lines,
    ])
    .filter(({ page }) => page === 1);
  const employers = new Set(employed.employers.map((employer) => fold(employer)));
  const largest = lines.reduce((most, { size }) => Math.max(most, size), 1);
  const candidates = lines.flatMap((line) => toCandidates(line, lines, largest));
  const top = lines.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    const [line] = candidate.lines;
    if (!line) continue;
    candidate.score += (line.size / largest) * 4 - ((line.y - top) / 842) * 3 + (line.isBold ? 0.5 : 0);
    candidate.score += matchEmail(candidate.words, email);
    if (employers.has(fold(candidate.words.join(' ')))) continue;
    if (candidate.lines.some((each) => employed.lines.has(each))) candidate.score -= OF_WORK;
    if (!best || candidate.score > best.score) best = candidate;
  }
  if (!best || best.score < 2) return { firstName: null, lastName: null, lines: [] };
  return toName(best, origin, email);
}

function toCandidates(line: Line, lines: readonly Line[], largest: number): Candidate[] {
  const cells = line.cells.map(({ text }) => text);
  const isLarge = line.size >= 15 && line.size >= largest * 0.95;
  const texts = [
    ...new Set([
      // What stands beside the name in another size is no part of it.
      ...(line.cells.every(({ size }) => Math.abs(size - line.size) < 0.6) ? [cells.join(' ')] : []),
      ...cells,
      ...cells.map((text) => text.split(/\s+[|•·–—-]\s+|\s*\|\s*/)[0] ?? ''),
    ]),
  ];
  const candidates = texts.flatMap((text) => toCandidate(text, [line], isLarge));
  // First name over last name, in the same size.
  const below = lines.find(
    (other) =>
      other.page === line.page &&
      other.y > line.y &&
      other.y - line.y < line.size * 2.2 &&
      Math.abs(other.size - line.size) < 0.6 &&
      Math.abs(other.x - line.x) < Math.max(line.size * 6, 60),
  );
  const isBroken =
    below !== undefined &&
    line.text.split(' ').length <= 5 &&
    (toLargeText(below).split(' ').length <= 2 || PARTICLES.has(fold(below.text.split(' ')[0] ?? '')));
  if (isBroken && line.size > 14) {
    const [upper, lower] = [line, below].map(toLargeText);
    const text = upper?.endsWith('-') ? `${upper}${lower}` : `${upper} ${lower}`;
    candidates.push(
      ...toCandidate(text, [line, below], isLarge).map((each) => ({ ...each, score: each.score + 0.8 })),
    );
  }
  return candidates;
}

/** Without what stands beside it in a smaller size. */
function toLargeText({ cells, size }: Line): string {
  return cells
    .filter((cell) => cell.size > size - 0.6)
    .map(({ text }) => text)
    .join(' ');
}

function toCandidate(text: string, lines: Line[], isLarge: boolean): Candidate[] {
  const label = LABEL.exec(fold(text))?.[0] ?? '';
  let bare = text
    .slice(label.length)
    .trim()
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}.®™]+$/gu, '');
  bare = dropGreeting(dropDocument(bare.replace(/(?<=\s\p{L}) \.(?=\s|$)/gu, '.'))).replace(
    /(\p{Ll}{3})\.$/u,
    '$1',
  );
  bare = dropOccupation(bare);
  if (NOT_A_NAME.test(fold(bare)) || bare.length > 50) return [];
  bare = bare.replace(BEFORE, '');
  for (let guard = 0; guard < 6 && BEHIND.test(bare) && bare.split(/\s+/).length > 2; guard += 1) {
    const cut = bare.replace(BEHIND, '').trim();
    if (cut.split(/\s+/).length < 2) break;
    bare = cut;
  }
  bare = dropTrailingLetters(dropUnknownTitles(bare.replace(/[,\s]+$/, '')));
  const [last = '', first, ...more] = bare.split(/\s*,\s*/);
  if (more.length > 0) return [];
  const isReversed = first !== undefined && first !== '';
  const ordered = isReversed ? `${first} ${last}` : bare;
  const words = ordered.split(/\s+/);
  if (words.length > 6 || !words.every(isNameWord) || findHeading(bare) !== null) return [];
  const isPlace =
    findCountry(bare) !== null || isKnownCity(bare) || (isReversed && isPlaceReversed(last, first, isLarge));
  if (isPlace) return [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) || PARTICLES.has(fold(word))).length;
  const count = words.length === 1 ? -2.5 : words.length <= 3 ? 1 : words.length === 4 ? 0.5 : -0.5;
  // Smith, Cook and Wright are family names as well.
  const penalty = Math.min(scoreTitle(ordered), isLarge ? 2.2 : 5) * 0.9;
  const score =
    count +
    (capitals === words.length ? 0.5 : -2) -
    penalty -
    scoreCompany(ordered) * 0.6 +
    (PARTICLES.has(fold(words[0] ?? '')) ? -2 : 0) +
    (label === '' ? 0 : 3) -
    (isReversed ? 0.4 : 0) -
    (/\d/.test(text) ? 2 : 0);
  const isDoubtful =
    isReversed &&
    /^[\p{Lu}.'’-]{2,6}$/u.test(first) &&
    last.split(/\s+/).length >= 2 &&
    bare === bare.toUpperCase();
  return [{ words, lines, score, isReversed, isDoubtful }];
}

/** `Portland, Oregon`; many towns are families too, so that the page’s largest text needs a region: `Bradford, Alice`. */
function isPlaceReversed(town: string, region: string, isLarge: boolean): boolean {
  const isRegion = findCountry(region) !== null || findState(region) !== null || /^\p{Lu}{2}$/u.test(region);
  return isRegion || (!isLarge && isKnownCity(town));
}

/** `'Delphine Okafor, PMP, Field Engineer'`: what somebody is stands behind the name. */
function dropOccupation(text: string): string {
  const at = text.lastIndexOf(',');
  const isBehind = at > 0 && text.slice(0, at).trim().split(/\s+/).length >= 2;
  return isBehind && scoreTitle(text.slice(at + 1)) >= 2 ? text.slice(0, at) : text;
}

const DOCUMENT =
  '(?:curriculum vitae|r[eé]sum[eé]|c\\.?v\\.?|lebenslauf|bewerbung|hoja de vida|currículum|currículo)';
const BEFORE_NAME = new RegExp(
  `^${DOCUMENT}(?:\\s*(?:[-–—:|•·]|of|von|de|di|van|för))?\\s+(?=\\p{Lu})`,
  'iu',
);
const BEHIND_NAME = new RegExp(`(?:['’]s)?\\s*(?:[-–—:|•·,]\\s*|\\s)${DOCUMENT}$`, 'iu');

/** `'Resume of Jane Doe'`, `'Jane Doe – Curriculum Vitae'` → `'Jane Doe'`. */
function dropDocument(text: string): string {
  const bare = text.replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim();
  return bare.split(/\s+/).length >= 2 ? bare : text;
}

const GREETING =
  /^(?:(?:hello|hi|hey|hallo|bonjour|hola|ciao|ol[aá]|hej)[ ,!.–—-]+)?(?:(?:i['’]?m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi chiamo|ik ben|jag heter|meu nome é)\s+)(?=\p{Lu})/iu;

/** `"Hi, I'm Jane Doe"` → `'Jane Doe'`, as pages of one's own begin. */
function dropGreeting(text: string): string {
  return text.replace(GREETING, '');
}

/**
 * `'Fiona MacAllister, FCIPD, MSt'`: short words mostly of capitals behind a comma are titles, known or not. Where the name
 * is in capitals too, it could be the other way round, `'DE LA CRUZ, MARIA'`: letters that nobody can say are titles, and
 * so are several lists of them, or what follows an initial.
 */
function dropUnknownTitles(text: string): string {
  const [name = '', ...rest] = text.split(/\s*,\s*/);
  const words = name.split(/\s+/);
  const behind = rest.flatMap((each) => each.split(/\s+/)).filter((word) => word !== '');
  if (words.length < 2 || behind.length === 0 || !behind.every(isLetters)) return text;
  const isShouted = name === name.toUpperCase() && !/[.\p{Ll}]/u.test(behind.join(' '));
  const isTold =
    rest.length > 1 ||
    words.slice(1).some(isInitial) ||
    behind.some((word) => /[®™+]/.test(word) || !isSpeakable(word));
  return !isShouted || isTold ? name.replace(BEHIND, '') : text;
}

/** `'Margaret Hollis GPHR'`: letters that nobody can say are no family name, `'Jean Paul DUPONT'` has one. */
function dropTrailingLetters(text: string): string {
  const words = text.split(/\s+/);
  if (text.includes(',') || text === text.toUpperCase()) return text;
  while (words.length > 2 && isLetters(words.at(-1) ?? '') && !isSpeakable(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function isNameWord(word: string): boolean {
  return /^[\p{L}][\p{L}\p{M}'’.-]*$/u.test(word) && !/\.\p{L}{3,}/u.test(word);
}

/** `jane.doe@…` and `jdoe@…` both speak for Jane Doe. */
function matchEmail(words: readonly string[], email: string | null): number {
  const local = toLetters(email?.split('@')[0] ?? '');
  if (local === '') return 0;
  const folded = words
    .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
    .map(toLetters)
    .filter((word) => word.length > 2);
  const hits = folded.filter((word) => local.includes(word)).length;
  return Math.min(hits, 2) * 1.5;
}

/** Below what is shown as sure. */
const DOUBTFUL = 0.45;

function toName(
  candidate: Candidate,
  { language: written, country }: { language: string | null; country: string | null },
  email: string | null,
): FoundName {
  // A resume in English of somebody in Spain: the name may follow either rule.
  const own = TWO_FAMILIES.get(country ?? '');
  const language = own ?? written;
  const isMixed = own !== undefined && own !== written && candidate.words.length >= 3;
  const words = dropTitle(candidate.words, email).map((word) => toNameCase(word, candidate.words));
  const where: Place[] = candidate.lines.map(toLinePlace);
  const sure = Math.max(0.3, Math.min(0.95, candidate.score / 8));
  const byAddress = countByAddress(words, email);
  const isDoubtful =
    candidate.isDoubtful || isOpen(candidate.words, language) || (isMixed && byAddress === null);
  const confidence = isDoubtful ? Math.min(sure, DOUBTFUL) : sure;
  const cut = candidate.isReversed ? null : (byAddress ?? countGivenNames(words, language));
  const [first, last] = candidate.isReversed
    ? splitReversed(candidate, words)
    : [words.slice(0, cut ?? 1), words.slice(cut ?? 1)];
  const given = dropInitials(first);
  const toFound = (parts: readonly string[]): Found<string> | null =>
    parts.length === 0 ? null : { value: parts.join(' '), confidence, where };
  return { firstName: toFound(given), lastName: toFound(dropInitials(last)), lines: candidate.lines };
}

/** `Thibault d’Aubigny Registered Nurse` in one look: behind the last name of the mail address stands a title. */
function dropTitle(words: readonly string[], email: string | null): readonly string[] {
  const local = toLetters(email?.split('@')[0] ?? '');
  const isOf = (word: string): boolean => {
    const letters = toLetters(word);
    return letters.length > 2 && local.includes(letters);
  };
  const last = words.findLastIndex(isOf);
  const behind = words.slice(last + 1).join(' ');
  return last >= 1 && scoreTitle(behind) >= 2 ? words.slice(0, last + 1) : words;
}

function splitReversed(candidate: Candidate, words: readonly string[]): [string[], string[]] {
  const text = candidate.lines.map((line) => line.text).join(' ');
  const before = text.split(',')[0]?.trim().split(/\s+/).length ?? 1;
  const count = Math.min(before, words.length - 1);
  return [words.slice(0, words.length - count), words.slice(words.length - count)];
}

function dropInitials(words: readonly string[]): string[] {
  const kept = words.filter((word) => !isInitial(word));
  return kept.length === 0 ? [...words] : kept;
}

/** `'CRAIG'` → `'Craig'`, `'O’NEILL-SMITH'` → `'O’Neill-Smith'`; mixed case stays. */
function toNameCase(word: string, words: readonly string[]): string {
  const isShouted =
    words.every((each) => each === each.toUpperCase()) || (word === word.toUpperCase() && word.length > 3);
  const isWhispered = words.every((each) => each === each.toLowerCase());
  if ((!isShouted && !isWhispered) || isInitial(word)) return word;
  if (PARTICLES.has(fold(word))) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
