import { findContactLines } from './contact/contact-lines.ts';
import { findAddresses, type PlacedLink } from './contact/find-addresses.ts';
import { findHome } from './contact/find-home.ts';
import { findName } from './contact/find-name.ts';
import { findPhone } from './contact/find-phone.ts';
import { findExperience } from './experience/find-experience.ts';
import { findLanguage } from './language.ts';
import { toChunks } from './layout/chunks.ts';
import { toBlocks } from './layout/columns.ts';
import { toPlace, type Line } from './layout/lines.ts';
import { dropRunningLines } from './layout/running-lines.ts';
import { toSections } from './layout/sections.ts';
import { findTurnedHeadings } from './layout/turned.ts';
import { doubtEmployers, doubtSkills, toUnsure } from './doubt-mixed.ts';
import { hasLostLetters } from './lost-letters.ts';
import { findLeftOver } from './left-over.ts';
import type { ReadPage } from './page.ts';
import { ResumeError } from './resume-error.ts';
import type { ParsedResume, Place, ResumeSource } from './resume.ts';
import { findSections } from './sections/find-sections.ts';
import { findSkills } from './skills/find-skills.ts';

const COUNTRY_OF_LANGUAGE: Record<string, string> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  sv: 'SE',
  pt: 'PT',
};

/** Cells of a page and of the document: several times what the densest resumes have. */
const MOST_CHUNKS_OF_PAGE = 3_000;
const MOST_CHUNKS = 12_000;

/**
 * From text with places to values: lines and columns, sections, then what each section holds. Throws `ResumeError` for
 * a document of more cells than a resume has.
 */
export function toResume(pages: readonly ReadPage[], source: ResumeSource = 'pdf'): ParsedResume {
  const cells = pages.map((page, index) => ({
    ...toChunks(page, index + 1),
    turned: findTurnedHeadings(page, index + 1),
    isApart: page.isApart === true,
  }));
  const counts = cells.map(({ chunks }) => chunks.length);
  // A Word document is one page here.
  const isTooMuch = source === 'pdf' && counts.some((count) => count > MOST_CHUNKS_OF_PAGE);
  if (isTooMuch || counts.reduce((sum, count) => sum + count, 0) > MOST_CHUNKS)
    throw new ResumeError('too-complex');
  const sheets = cells.map(({ chunks }, index) => ({ chunks, height: pages[index]?.height ?? 0 }));
  const kept = source === 'docx' ? sheets.map(({ chunks }) => chunks) : dropRunningLines(sheets);
  const sections = toSections(
    toBlocks(cells.map(({ turned, isApart }, index) => ({ chunks: kept[index] ?? [], turned, isApart }))),
  );
  const lines = sections.flatMap((section) => [
    ...(section.heading ? [section.heading] : []),
    ...section.lines,
  ]);
  const links: PlacedLink[] = pages.flatMap((page, index) =>
    page.links.map((link) => ({ ...link, page: index + 1 })),
  );
  const language = findLanguage(lines);

  const contact = findContactLines(sections);
  const inContact = new Set(contact);
  const others = lines.filter((line) => !inContact.has(line));
  const web = findAddresses(contact, others, links);
  const home = findHome(contact);
  const country = home.region ?? COUNTRY_OF_LANGUAGE[language ?? ''] ?? null;
  const phone = findPhone(contact, others, links, country);
  const skills = findSkills(sections);
  const experience = findExperience(sections);
  const origin = { language, country: home.region ?? phone?.region ?? null };
  const name = findName(sections, web.email?.value ?? null, origin, {
    lines: experience.lines,
    employers: experience.experience.flatMap(({ companyName }) => companyName?.value ?? []),
  });
  const places = [phone?.phone, web.email, web.linkedinUrl, web.websiteUrl, home.address, home.city].flatMap(
    (found) => found?.where ?? [],
  );
  const naming = contact.filter((line) => places.some((place) => holds(line, place)));
  const taken = new Set<Line>([...naming, ...name.lines, ...skills.lines, ...experience.lines]);
  const rest = findSections(sections, taken);
  const claimed = new Set<Line>([...taken, ...rest.lines]);

  const names = [name.firstName, name.lastName].flatMap((each) => each?.value ?? []);
  const doubt = hasLostLetters(names, web.email?.value ?? null) ? toUnsure : <T>(each: T): T => each;
  const found: Omit<ParsedResume, 'leftOver'> = {
    source,
    pages: pages.map(({ width, height }) => ({ width, height })),
    profileName: null,
    desiredJobTitle: null,
    firstName: doubt(name.firstName),
    lastName: doubt(name.lastName),
    phone: phone?.phone ?? null,
    phoneCountryCode: phone?.phoneCountryCode ?? null,
    ...web,
    address: home.address,
    city: doubt(home.city),
    state: home.state,
    zip: home.zip,
    country: home.country,
    skills: doubtSkills(skills.skills, names),
    experience: doubtEmployers(experience.experience, names).map((position) => ({
      ...position,
      jobTitle: doubt(position.jobTitle),
      companyName: doubt(position.companyName),
    })),
    summary: rest.summary,
    sections: rest.sections,
    language,
  };
  const unread = cells.flatMap(({ overlong }) =>
    overlong.map((chunk) => ({ text: chunk.text, place: toPlace(chunk), isUsed: false })),
  );
  return { ...found, leftOver: [...findLeftOver(sections, pages, claimed, found), ...unread] };
}

/** Whether a value stands on a line. */
function holds(line: Line, place: Place): boolean {
  return (
    place.page === line.page &&
    Math.abs(place.y + place.height - line.y) < line.size * 0.5 &&
    place.x < line.right &&
    place.x + place.width > line.x
  );
}
