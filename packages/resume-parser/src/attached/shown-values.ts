import type { ReadPage } from '../page.ts';
import type { Found, FoundEntry, ParsedResume } from '../resume.ts';
import { fold } from '../words/clean-text.ts';
import { squeeze } from './shown-words.ts';

/** Written otherwise on the page: levels in one row, names of languages, and addresses behind links. */
const UNLIKE = /^(?:cefr|language|url)$/;
const CEFR = /\b[ABC][12]\b/g;
/** Words of what may stand on two pages. */
const FEWEST_TO_PART = 4;
/** The last of a number, which every way of writing it has. */
const DIGITS_OF_ONE = 7;

/** The same letters for the same words, in capitals or not. */
export function toLetters(text: string): string {
  return fold(squeeze(text));
}

/** Whether text stands on the pages; what goes on overleaf may be parted, between two words, by what stands at their edges. */
export function createShown(pages: readonly ReadPage[]): (text: string) => boolean {
  const shown = pages.map(({ items }) => toLetters(items.map((item) => item.text).join(' ')));
  return (text) => {
    const letters = toLetters(text);
    if (letters === '' || shown.some((page) => page.includes(letters))) return true;
    const words = text.trim().split(/\s+/).map(toLetters);
    if (words.length < FEWEST_TO_PART) return false;
    return shown.some((page, index) => {
      const count = countFirst(page, words);
      return count > 0 && (shown[index + 1] ?? '').includes(words.slice(count).join(''));
    });
  };
}

/** How many words of a text, from its first, a page has in a row. */
function countFirst(page: string, words: readonly string[]): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (page.includes(words.slice(0, middle).join(''))) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** All that the pages must show, line by line. */
export function listShown(resume: ParsedResume): string[] {
  const { firstName, lastName, email, address, city, zip, desiredJobTitle, summary, skills } = resume;
  const fields = [
    ...[firstName, lastName, email, address, city, zip, desiredJobTitle, summary ?? null],
    ...skills,
  ];
  const work = resume.experience.flatMap(({ jobTitle, companyName, description, startDate, endDate }) => [
    ...[jobTitle, companyName, description],
    ...[startDate, endDate].map(toYear),
  ]);
  const entries = Object.values(resume.sections ?? {})
    .flat()
    .flatMap(listOfEntry);
  return [...fields, ...work, ...entries].flatMap((found) => found?.value.split('\n') ?? []).map(toPrinted);
}

function listOfEntry(entry: FoundEntry): (Found<string> | null)[] {
  return Object.entries(entry).flatMap(([name, found]) => {
    if (!isText(found)) return [];
    if (/(?:date|until)$/.test(name)) return [toYear(found)];
    if (name === 'level') return (found.value.match(CEFR) ?? []).map((value) => ({ ...found, value }));
    return UNLIKE.test(name) ? [] : [found];
  });
}

/** Of a day the page says the year for certain. */
function toYear(found: Found<string> | null): Found<string> | null {
  return found && { ...found, value: found.value.slice(0, 4) };
}

/** Ours is the word before the classes that somebody may drive. */
function toPrinted(text: string): string {
  return text.replace(/^Driving licence /, '');
}

export function isText(found: FoundEntry[string] | undefined): found is Found<string> {
  return typeof found?.value === 'string';
}

/** Whether an address stands on the pages, as text or behind a link. */
export function createLinked(
  pages: readonly ReadPage[],
  isShown: (text: string) => boolean,
): (address: string) => boolean {
  const links = new Set(pages.flatMap((page) => page.links.map(({ address }) => toBare(address))));
  return (address) => links.has(toBare(address)) || isShown(toBare(address));
}

/** Whether the number and the addresses are those of the pages. */
export function isReached(
  { phone, linkedinUrl, websiteUrl }: ParsedResume,
  pages: readonly ReadPage[],
  isLinked: (address: string) => boolean,
): boolean {
  const digits = pages
    .flatMap(({ items }) => items.map(({ text }) => text))
    .join('')
    .replace(/\D/g, '');
  const isNumber = phone === null || digits.includes(phone.value.replace(/\D/g, '').slice(-DIGITS_OF_ONE));
  return isNumber && [linkedinUrl, websiteUrl].every((found) => found === null || isLinked(found.value));
}

function toBare(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
}
