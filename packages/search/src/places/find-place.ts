import { isCodeWord, isOrdinary, isThing } from './ordinary-words.ts';
import { findLink, isArticle, LONGEST_LINK, type PlaceLink } from './place-links.ts';
import { joinKeys, listRegionsOfCode, readMeaning, type PlaceMeaning, type Span } from './place-meaning.ts';
import type { TypedWord } from './typed-words.ts';
import { isWorkWord } from './work-words.ts';

/** A place with the words that join it to others. */
export interface FoundPlace {
  meaning: PlaceMeaning;
  /** The first word of the preposition, or of the place where there is none. */
  start: number;
  /** Nearby is asked for as well. */
  isAround: boolean;
  /** How far, where that was said. */
  radiusKm: number | null;
}

/** How many people a town has at least that is meant where there is no other sign of a place. */
const LARGE = 100_000;
/** Behind a word such as "at" or "à", which stands before other things as often; or where the query is nothing else. */
const OF_SOME_SIZE = 15_000;
/** Of a town that is as well an ordinary word, behind a preposition. */
const LARGE_FOR_A_WORD = 50_000;
/** Most words of a place. */
const LONGEST = 8;
const RADIUS = /^(\d{1,3})(?:km|mi|miles?|kilometers?|kilometres?|kilometer|mil)?$/;
const UNIT = /^(?:km|mi|miles?|kilometers?|kilometres?|kilometer|kms)$/;
const UNIT_LINK = /^(?:of|from|around|um|von|rund um|autour de|de|van|rond|fran|fran|runt|a la redonda de)$/;
const KM_PER_MILE = 1.609344;
const LARGEST_RADIUS_KM = 200;
/** Behind these a place is part of an employer's name, or of another's. */
const OWNERS = new Set(
  'of de du del des di da do d air fc real club royal radio virgin new visit'.split(' '),
);

/** The place among words: behind a preposition up to the end, at the end, behind a preposition, or first before words of work. */
export function findPlace(words: readonly TypedWord[], chosen: readonly string[]): FoundPlace | undefined {
  return (
    findBehindLink(words, chosen, true) ??
    findAtEnd(words, chosen) ??
    findBehindLink(words, chosen, false) ??
    findFirst(words, chosen)
  );
}

interface Link extends PlaceLink {
  start: number;
  /** Where the place begins. */
  end: number;
  radiusKm: number | null;
}

function findBehindLink(
  words: readonly TypedWord[],
  chosen: readonly string[],
  isToEnd: boolean,
): FoundPlace | undefined {
  for (let at = words.length - 2; at >= 0; at--) {
    const link = readLink(words, at);
    if (link === undefined || link.end >= words.length) continue;
    const meaning = isToEnd ? readUpTo(words, link, chosen) : readWithin(words, link, chosen);
    if (meaning === undefined) continue;
    return {
      meaning,
      start: link.start,
      isAround: link.kind === 'around',
      radiusKm: link.radiusKm,
    };
  }
  return undefined;
}

/** The longest link that begins there, with a distance before it: "within 10 miles of". */
function readLink(words: readonly TypedWord[], at: number): Link | undefined {
  const distance = readDistance(words, at);
  if (distance) return distance;
  for (let length = Math.min(LONGEST_LINK, words.length - 1 - at); length > 0; length--) {
    const link = findLink(joinKeys(words, { from: at, to: at + length }));
    if (link) return { ...link, start: at, end: at + length, radiusKm: null };
  }
  return undefined;
}

function readDistance(words: readonly TypedWord[], at: number): Link | undefined {
  const isWithin = /^(?:within|im umkreis von|umkreis|binnen|inom|dans un rayon de|a)$/.test(
    words[at]?.key ?? '',
  );
  const first = isWithin ? at + 1 : at;
  const number = RADIUS.exec(words[first]?.key ?? '');
  if (number === null) return undefined;
  const isJoined = /\D/.test(number[0]);
  const unit = isJoined ? number[0].replace(/\d/g, '') : (words[first + 1]?.key ?? '');
  const of = first + (isJoined ? 1 : 2);
  if (!UNIT.test(unit) || !UNIT_LINK.test(words[of]?.key ?? '')) return undefined;
  const km = Math.round(Number(number[1]) * (unit.startsWith('mi') ? KM_PER_MILE : 1));
  if (km < 1) return undefined;
  return {
    kind: 'around',
    isWeak: false,
    start: at,
    end: of + 1,
    radiusKm: Math.min(km, LARGEST_RADIUS_KM),
  };
}

/** All words behind the link. */
function readUpTo(
  words: readonly TypedWord[],
  link: Link,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  return readBehind(words, { from: link.end, to: words.length }, { link, chosen });
}

/** The first words behind the link, when they are a place that is well known. */
function readWithin(
  words: readonly TypedWord[],
  link: Link,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  for (let to = Math.min(words.length - 1, link.end + LONGEST); to > link.end; to--) {
    const meaning = readBehind(words, { from: link.end, to }, { link, chosen });
    if (meaning && (isQualified(meaning) || (isWellKnown(meaning) && isTold(words, meaning)))) return meaning;
  }
  return undefined;
}

/** Neither an ordinary word nor two letters that nobody wrote as a code. */
function isTold(words: readonly TypedWord[], { name }: PlaceMeaning): boolean {
  const key = joinKeys(words, name);
  return !isOrdinary(key) && (key.length > 2 || words[name.from]?.isCapitals === true);
}

interface Behind {
  link: PlaceLink;
  chosen: readonly string[];
}

function readBehind(
  words: readonly TypedWord[],
  span: Span,
  { link, chosen }: Behind,
): PlaceMeaning | undefined {
  if (span.to - span.from > LONGEST) return undefined;
  const code = readCode(words, span, chosen);
  if (code) return code;
  const whole = readMeaning(words, span, chosen);
  if (whole && isTakenBehind(words, whole, link)) return whole;
  const inner = { from: span.from + 1, to: span.to };
  if (!isArticle(words[span.from]?.key ?? '') || inner.from >= inner.to) return undefined;
  const bare = readMeaning(words, inner, chosen);
  return bare && isTakenBehind(words, bare, link) ? bare : undefined;
}

/** "in TX": a state's code in capitals. */
function readCode(
  words: readonly TypedWord[],
  { from, to }: Span,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  const word = words[from];
  if (to - from !== 1 || word?.isCapitals !== true || isAllCapitals(words)) return undefined;
  if (word.key === 'la') return undefined;
  const regions = listRegionsOfCode(word.key);
  const region = regions.find(({ country }) => chosen.includes(country)) ?? regions[0];
  if (region === undefined) return undefined;
  const span = { from, to };
  return { kind: 'region', span, name: span, country: null, countries: [region.country], region };
}

const isAllCapitals = (words: readonly TypedWord[]) =>
  words.every(({ key, isCapitals }) => key.length < 2 || isCapitals);

function isTakenBehind(words: readonly TypedWord[], meaning: PlaceMeaning, { isWeak }: PlaceLink): boolean {
  if (isQualified(meaning)) return isTakenQualified(words, meaning);
  if (meaning.kind !== 'town') return true;
  const { people, by } = meaning.town;
  const key = joinKeys(words, meaning.name);
  const isLower = words[meaning.name.from]?.text === key;
  if (isOrdinary(key))
    return !isWeak && !(isLower && key.length < 4) && people >= LARGE_FOR_A_WORD && by !== 'other';
  if (by === 'known') return key.length > 2 || !isWeak;
  if (by === 'other') return !isWeak && key.length > 4 && people >= LARGE;
  return key.length > 2 && people >= (isWeak ? OF_SOME_SIZE : 0);
}

/** The longest place at the end. */
function findAtEnd(words: readonly TypedWord[], chosen: readonly string[]): FoundPlace | undefined {
  for (let from = Math.max(0, words.length - LONGEST); from < words.length; from++) {
    if (words[from]?.key === '') continue;
    const before = words[from - 1];
    if (before !== undefined && OWNERS.has(before.key)) continue;
    const span = { from, to: words.length };
    const meaning =
      (isApart(before) ? readCode(words, span, chosen) : undefined) ?? readMeaning(words, span, chosen);
    if (meaning === undefined || !isTakenAtEnd(words, meaning)) continue;
    const start = before?.key === '' ? from - 1 : from;
    return { meaning, start, isAround: false, radiusKm: null };
  }
  return undefined;
}

/** Behind a comma, a dash or the like. */
const isApart = (before: TypedWord | undefined) =>
  before !== undefined && (before.isEnded || /^[-–—|/@•·]+$/.test(before.text));

function isTakenAtEnd(words: readonly TypedWord[], meaning: PlaceMeaning): boolean {
  if (isQualified(meaning)) return isTakenQualified(words, meaning);
  const key = joinKeys(words, meaning.name);
  const word = words[meaning.name.from];
  const before = words[meaning.name.from - 1];
  const isAlone = before === undefined || isApart(before);
  if (meaning.kind === 'region' && key === meaning.region.code.toLowerCase()) return isAlone;
  if (key.length < 3) return isAlone || word?.isCapitals === true || key === 'sf' || key === 'uk';
  if (isOrdinary(key)) return false;
  if (meaning.kind !== 'town') return true;
  const { people, by } = meaning.town;
  if (by === 'other') return false;
  return by === 'known' || people >= (isAlone ? OF_SOME_SIZE : LARGE);
}

/** The longest place at the beginning, when work is what follows. */
function findFirst(words: readonly TypedWord[], chosen: readonly string[]): FoundPlace | undefined {
  for (let to = Math.min(words.length - 1, LONGEST); to > 0; to--) {
    if (!words.slice(to).some(({ key }) => isWorkWord(key))) continue;
    const meaning = readMeaning(words, { from: 0, to }, chosen);
    if (meaning === undefined || !isTakenFirst(words, meaning)) continue;
    return { meaning, start: 0, isAround: false, radiusKm: null };
  }
  return undefined;
}

function isTakenFirst(words: readonly TypedWord[], meaning: PlaceMeaning): boolean {
  if (isQualified(meaning)) return isTakenQualified(words, meaning);
  const key = joinKeys(words, meaning.name);
  return key.length > 2 && !isOrdinary(key) && !isThing(key) && isWellKnown(meaning);
}

function isWellKnown(meaning: PlaceMeaning): boolean {
  if (meaning.kind !== 'town') return true;
  const { by, people } = meaning.town;
  return by === 'known' || (by === 'own' && people >= LARGE);
}

const isQualified = (meaning: PlaceMeaning) =>
  (meaning.kind === 'town' && meaning.region !== null) ||
  (meaning.kind !== 'country' && meaning.country !== null);

/** "Columbus, OH" and "austin tx"; "cook in" only when nobody could read it as words. */
function isTakenQualified(words: readonly TypedWord[], meaning: PlaceMeaning): boolean {
  if (meaning.kind !== 'town') return true;
  const { town, region, country, name } = meaning;
  const key = joinKeys(words, name);
  const behind = region === null ? country : region.span;
  const code = behind === null ? undefined : words[behind.from];
  const isTold = words[name.to - 1]?.isEnded === true || code?.isCapitals === true;
  const isShort =
    code !== undefined && behind !== null && behind.to === behind.from + 1 && isCodeWord(code.key);
  const isWord = isOrdinary(key) || isWorkWord(key);
  if (isShort && !isTold) return town.people >= (isWord ? LARGE : OF_SOME_SIZE);
  return !isWord || town.people >= OF_SOME_SIZE || (isTold && !isWorkWord(key));
}
