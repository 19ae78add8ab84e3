import { fold } from './layout/clean-text.ts';
import { toLinePlace, type Line } from './layout/lines.ts';
import type { Section } from './layout/sections.ts';
import type { ReadPage } from './read/read-document.ts';
import type { Found, ParsedResume } from './resume.ts';
import { findDates } from './words/find-dates.ts';

type LeftOver = ParsedResume['leftOver'];

/** The lines of which some word is in no value, and text set at an angle. Headings are no content. */
export function findLeftOver(
  sections: readonly Section[],
  pages: readonly ReadPage[],
  claimed: ReadonlySet<Line>,
  found: Omit<ParsedResume, 'leftOver'>,
): LeftOver {
  const words = new Set(listValues(found).flatMap(toWords));
  const lines = sections.flatMap((section) => section.lines).filter((line) => isLeft(line, claimed, words));
  return [...lines.map((line) => ({ text: line.text, place: toLinePlace(line) })), ...findTurned(pages)];
}

function isLeft(line: Line, claimed: ReadonlySet<Line>, words: ReadonlySet<string>): boolean {
  const own = toWords(
    findDates(line.text).reduce(
      (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
      line.text,
    ),
  );
  const missing = own.filter((word) => !words.has(word));
  // A word that stands in a value elsewhere does not place a line of its own, such as a skill in a summary.
  return missing.length > 0 || (!claimed.has(line) && own.length > 6);
}

function toWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word) || word.length > 3);
}

function listValues(found: Omit<ParsedResume, 'leftOver'>): string[] {
  const { firstName, lastName, email, phone, address, city, state, zip, country, linkedinUrl, websiteUrl } =
    found;
  const values: (Found<string> | null)[] = [
    ...[firstName, lastName, email, phone, address, city, state, zip, country, linkedinUrl, websiteUrl],
    ...found.skills,
    ...found.experience.flatMap(({ jobTitle, companyName, description }) => [
      jobTitle,
      companyName,
      description,
    ]),
  ];
  return values.flatMap((each) => (each ? [each.value] : []));
}

function findTurned(pages: readonly ReadPage[]): LeftOver {
  return pages.flatMap(({ items }, index) =>
    items
      .filter(({ isTurned }) => isTurned)
      .map(({ text, x, y, size }) => ({
        text,
        place: { page: index + 1, x, y: y - size, width: size, height: size },
      })),
  );
}
