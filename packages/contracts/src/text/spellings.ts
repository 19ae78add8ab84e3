/** Words that often stand first in one that is written joined, with a hyphen or apart: frontend, front-end, front end. */
const FIRST_PARTS = new Set(
  (
    'after air all anti auto back bank bench bio block book brand bus call camp car care case check child class cloud ' +
    'copy court craft cross custom cyber data day dev door down drive drop eye farm field fin fire fit fork foot front ' +
    'full fund geo ground guest hand hard head health help high home house inter kinder lab land law life line low macro ' +
    'mark market micro mid mini multi nano net news night non off on out over pay photo play post pre rail real ' +
    'road room safe sales sand school screen sea self semi service ship shop side sky soft sound speech sports staff stage start stock ' +
    'store street sub super team tele text time tool trade train truck type under up video ware ' +
    'water web wheel white whole wind wood work'
  ).split(' '),
);
/** Shorter ones, of which nearly every word begins with one, and what stands behind them then. */
const SHORT_PARTS: readonly RegExp[] = [
  /^e (?:commerce|learning|mail|bikes?|sports?|health|business|discovery|procurement|mobility|tail)$/,
  /^x rays?$/,
  /^co (?:op|ops|founder|pilot|worker|workers|working|teacher|author|ordinator|packer)$/,
  /^re (?:entry|insurance|search)$/,
  /^(?:pl sql|ci cd|t sql|hi fi|wi fi|ad hoc|de escalation)$/,
  /^[a-z] \d+[a-z]*$/,
];
const LEAST_BEHIND = 2;
const LONGEST = 20;

function isCompound(first: string, second: string): boolean {
  if (first.length + second.length > LONGEST || second.length === 0) return false;
  if (FIRST_PARTS.has(first)) return second.length >= LEAST_BEHIND;
  return first.length <= 2 && SHORT_PARTS.some((pair) => pair.test(`${first} ${second}`));
}

/** What a word and its neighbour are when written as one: front + end → frontend. Undefined where nobody does so. */
export function joinWords(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  return isCompound(first, second) ? first + second : undefined;
}

/** What a word is when written as two, in every way that is likely: frontend → front + end. */
export function splitCompound(word: string): [first: string, second: string][] {
  if (word.length < 3 || word.length > LONGEST) return [];
  const ways: [string, string][] = [];
  for (let at = 1; at < word.length; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isCompound(first, second)) ways.push([first, second]);
  }
  return ways;
}

const UMLAUT = /(?<![aeq])([aou])e(?=[a-z])/g;
const UMLAUT_LENGTH = 6;

/** "verkaeufer" → verkaufer, as "Verkäufer" is folded; undefined for words without such letters. */
export function toUmlauts(word: string): string | undefined {
  const folded = word.length < UMLAUT_LENGTH ? word : word.replace(UMLAUT, '$1');
  return folded === word ? undefined : folded;
}

/** "Verkäufer" → verkaeufer, for postings that write it so; undefined for words without such letters. */
export function fromUmlauts(written: string): string | undefined {
  const lower = written.toLowerCase().normalize('NFC');
  if (!/[äöü]/.test(lower)) return undefined;
  return lower.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
}
