import { findAddresses, hasEmail, type PlacedLink } from './contact/find-addresses.ts';
import { findHome } from './contact/find-home.ts';
import { findName } from './contact/find-name.ts';
import { findPhone } from './contact/find-phone.ts';
import { findExperience } from './experience/find-experience.ts';
import { findLanguage } from './language.ts';
import { toChunks } from './layout/chunks.ts';
import { toBlocks } from './layout/columns.ts';
import type { Line } from './layout/lines.ts';
import { toSections } from './layout/sections.ts';
import { findLeftOver } from './left-over.ts';
import { readDocument, type ReadOptions, type ReadPage } from './read/read-document.ts';
import type { ParsedResume } from './resume.ts';
import { findSkills } from './skills/find-skills.ts';

/**
 * Reads a resume offline: what it says about the person, where each value stands, and the lines that became no value.
 * The file is opened in a thread of its own with limits on time and memory.
 * Throws `ResumeError` for a file that is no readable resume, and the signal's reason when it is aborted.
 */
export async function parseResume(pdf: Uint8Array, options: ReadOptions = {}): Promise<ParsedResume> {
  return toResume(await readDocument(pdf, options));
}

const COUNTRY_OF_LANGUAGE: Record<string, string> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  sv: 'SE',
  pt: 'PT',
};

/** From text with places to values: lines and columns, sections, then what each section holds. */
export function toResume(pages: readonly ReadPage[]): ParsedResume {
  const sections = toSections(toBlocks(pages.map((page, index) => toChunks(page, index + 1))));
  const lines = sections.flatMap((section) => [
    ...(section.heading ? [section.heading] : []),
    ...section.lines,
  ]);
  const links: PlacedLink[] = pages.flatMap((page, index) =>
    page.links.map((link) => ({ ...link, page: index + 1 })),
  );
  const language = findLanguage(lines);

  const contact = sections
    .filter(
      ({ kind, lines: own }) =>
        kind === 'contact' || kind === 'head' || (kind === 'other' && own.some(hasEmail)),
    )
    .flatMap((section) => section.lines);
  const others = lines.filter((line) => !contact.includes(line));
  const web = findAddresses(contact, others, links);
  const home = findHome(contact);
  const country = home.region ?? COUNTRY_OF_LANGUAGE[language ?? ''] ?? null;
  const phone = findPhone(contact, others, links, country);
  const name = findName(sections, web.email?.value ?? null, language);
  const skills = findSkills(sections);
  const experience = findExperience(sections);
  const claimed = new Set<Line>([...name.lines, ...skills.lines, ...experience.lines]);

  const found: Omit<ParsedResume, 'leftOver'> = {
    pages: pages.map(({ width, height }) => ({ width, height })),
    firstName: name.firstName,
    lastName: name.lastName,
    phone: phone?.phone ?? null,
    phoneCountryCode: phone?.phoneCountryCode ?? null,
    ...web,
    address: home.address,
    city: home.city,
    state: home.state,
    zip: home.zip,
    country: home.country,
    skills: skills.skills,
    experience: experience.experience,
    language,
  };
  return { ...found, leftOver: findLeftOver(sections, pages, claimed, found) };
}
