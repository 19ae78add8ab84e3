import { fold } from './words/clean-text.ts';
import { toLinePlace, type Line } from './layout/lines.ts';
import type { Section } from './layout/sections.ts';
import type { ReadPage } from './page.ts';
import type { Found, FoundEntry, ParsedResume } from './resume.ts';
import { findSetHeading } from './words/headings.ts';
import { findDates } from './words/find-dates.ts';

type LeftOver = ParsedResume['leftOver'];

/** The lines of which some word is in no value, and text set at an angle. Headings are no content. */
export function findLeftOver(
  sections: readonly Section[],
  pages: readonly ReadPage[],
  claimed: ReadonlySet<Line>,
  found: Omit<ParsedResume, 'leftOver'>,
): LeftOver {
  const known: Known = {
    words: new Set(listValues(found).flatMap(toWords)),
    digits: found.phone?.value.replace(/\D/g, '') ?? '',
  };
  const lines = sections.flatMap((section) => {
    const under = toMissingSection(section);
    return section.lines.flatMap((line, index) => {
      const left = findLeft(dropBroken(line, section.lines[index - 1]), claimed.has(line), known);
      return left === null ? [] : [{ text: line.text, place: toLinePlace(line), ...under, ...left }];
    });
  });
  return [...lines, ...findTurned(pages)];
}

/** What has no place in a profile, whatever it is called in the document. */
const IN_PROFILES: readonly Section['kind'][] = [
  ...(['head', 'contact', 'experience', 'skills', 'education', 'languages', 'certificates'] as const),
  ...(['projects', 'volunteering', 'awards', 'publications', 'summary'] as const),
];

function toMissingSection({ kind, heading }: Section): { under?: string } {
  return heading === null || IN_PROFILES.includes(kind) ? {} : { under: heading.text };
}

interface Known {
  words: ReadonlySet<string>;
  /** Of the telephone number, which is written in another form. */
  digits: string;
}

/** What names a value, folded: nothing is lost with it. */
const NAMES_OF_VALUES = new Set(
  (
    'phone mobile cell tel telephone telefon telefono telefone handy portable movil celular email mail e-mail address ' +
    'adresse anschrift direccion indirizzo endereco adres adress linkedin website web site portfolio homepage name ' +
    'location city zip country skills ' +
    'grade gpa score nota note voto mention moyenne cijfer betyg abschlussnote expected anticipated graduation previsto prevista prevu prevue ' +
    'voraussichtlich verwacht beraknad valid until through expires gultig valable jusqu valido hasta fino geldig giltig number credential issued'
  ).split(' '),
);
/** Words that join others, such as the one in `Engineer at Acme`, are short. */
const LONGEST_JOINER = 3;

/** The halves of a word that the end of a line broke stand in no value: `Plan-` over `ning`. */
function dropBroken(line: Line, before: Line | undefined): string {
  const text = line.text.replace(/\p{L}+-$/u, '');
  return before && /\p{L}-$/u.test(before.text) ? text.replace(/^\p{Ll}+/u, '') : text;
}

/** Null for a line of which nothing is left. */
function findLeft(written: string, isClaimed: boolean, { words, digits }: Known): { isUsed: boolean } | null {
  const own = toWords(
    findDates(written).reduce(
      (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
      written,
    ),
  );
  const isKnown = (word: string): boolean =>
    words.has(word) || (/^\d{4,}$/.test(word) && digits.includes(word));
  const missing = own.filter((word) => !isKnown(word) && !NAMES_OF_VALUES.has(word));
  const used = own.filter(isKnown).length;
  const isWhole = isClaimed
    ? missing.every((word) => used > 0 && word.length <= LONGEST_JOINER)
    : missing.length === 0;
  // A word that stands in a value elsewhere does not place a line of its own, such as a skill in a summary.
  if (isWhole && (isClaimed || own.length <= 6)) return null;
  return { isUsed: isClaimed && used > 0 };
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
    found.summary ?? null,
    ...Object.values(found.sections ?? {})
      .flat()
      .flatMap((entry) => Object.values(entry).filter(isText)),
    ...found.experience.flatMap(({ jobTitle, companyName, description }) => [
      jobTitle,
      companyName,
      description,
    ]),
  ];
  return values.flatMap((each) => (each ? [each.value] : []));
}

function isText(found: FoundEntry[string]): found is Found<string> {
  return found !== null && typeof found.value === 'string';
}

function findTurned(pages: readonly ReadPage[]): LeftOver {
  return pages.flatMap(({ items }, index) =>
    items
      .filter(({ isTurned, text }) => isTurned && findSetHeading(text) === null)
      .map(({ text, x, y, size }) => ({
        text,
        place: { page: index + 1, x, y: y - size, width: size, height: size },
        isUsed: false,
      })),
  );
}
