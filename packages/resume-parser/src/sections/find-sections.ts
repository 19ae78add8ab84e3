import { toDescription } from '../experience/to-description.ts';
import { readPositions } from '../experience/find-experience.ts';
import { dropBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Found, FoundEntry, FoundSections } from '../resume.ts';
import { fold } from '../words/clean-text.ts';
import { findDates } from '../words/find-dates.ts';
import { findHeading } from '../words/headings.ts';
import { scoreCompany, scoreTitle } from '../words/titles.ts';
import { namesSpokenLanguage } from '../words/spoken-languages.ts';
import { findEducation } from './find-education.ts';
import { findLanguages, isLanguageGrid } from './find-languages.ts';
import { findAwards, findCertificates, findPublications } from './find-listed.ts';
import { findNamedVolunteering } from './find-volunteering.ts';
import { findProjects } from './find-projects.ts';

/** Of one section: several times what the longest list of publications has; each line is compared with others. */
const MOST_LINES = 600;

interface FoundRest {
  summary: Found<string> | null;
  sections: FoundSections;
  lines: Set<Line>;
}

type Reader = (lines: readonly Line[]) => { entries: FoundEntry[]; lines: Line[] };

const READERS: [Section['kind'], keyof FoundSections, Reader][] = [
  ['education', 'education', findEducation],
  ['languages', 'languages', findLanguages],
  ['certificates', 'certificates', findCertificates],
  ['projects', 'projects', findProjects],
  ['volunteering', 'volunteering', findVolunteering],
  ['awards', 'awards', findAwards],
  ['publications', 'awards', findPublications],
];

const CERTIFICATES = /certifica|zertifik|licen[cs]e|weiterbildung|certificering/;

/** Reads education and the rest, each from under its headings; `taken` lines are values of something else. */
export function findSections(sections: readonly Section[], taken: ReadonlySet<Line>): FoundRest {
  const lines = new Set<Line>();
  const found: Record<string, FoundEntry[]> = {};
  for (const [kind, name, read] of READERS) {
    for (const section of sections.filter((each) => each.kind === kind)) {
      const result = read(section.lines.filter((line) => !taken.has(line)).slice(0, MOST_LINES));
      found[name] = [...(found[name] ?? []), ...result.entries];
      for (const line of result.lines) lines.add(line);
    }
  }
  // `Certificates & Languages` holds both.
  for (const { kind, heading, lines: own } of sections) {
    if (kind !== 'languages' || !heading || !CERTIFICATES.test(fold(heading.text))) continue;
    const result = findCertificates(
      own.filter((line) => !taken.has(line) && !lines.has(line)).slice(0, MOST_LINES),
    );
    found.certificates = [...(found.certificates ?? []), ...result.entries];
    for (const line of result.lines) lines.add(line);
  }
  const languages = found.languages ?? [];
  if (languages.length === 0) {
    const labelled = findLanguages(sections.flatMap(listLanguageLines).slice(0, MOST_LINES));
    found.languages = labelled.entries;
    for (const line of labelled.lines) lines.add(line);
  }
  const summary = findSummary(sections, taken);
  for (const line of summary.lines) lines.add(line);
  return { summary: summary.summary, sections: found, lines };
}

/** `Languages: English (native), French` in a section of another name, and the grid of Europass among skills. */
function listLanguageLines({ kind, lines }: Section): Line[] {
  if (kind === 'experience' || kind === 'education' || kind === 'languages') return [];
  return lines.filter((line) => {
    const text = dropBullet(line.text);
    const label = /^([^:]{3,40}):/.exec(text)?.[1];
    const isLabelled = label !== undefined && findHeading(label) === 'languages';
    return (isLabelled && namesSpokenLanguage(text)) || isLanguageGrid(line);
  });
}

/** What a person did for nothing is read as a position is, unless it is set as a list of names. */
function findVolunteering(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  const named = findNamedVolunteering(lines);
  if (named) return named;
  const { experience, lines: claimed } = readPositions([lines]);
  const entries = experience.flatMap(
    ({ jobTitle, companyName, startDate, endDate, description }): FoundEntry[] =>
      companyName
        ? [
            {
              organization: isTold(companyName.value, jobTitle?.value)
                ? companyName
                : { ...companyName, confidence: UNSURE },
              role: jobTitle,
              start_date: startDate,
              end_date: endDate,
              description,
            },
          ]
        : [],
  );
  return { entries, lines: entries.length === experience.length ? [...claimed] : [] };
}

/** Below what is shown as sure. */
const UNSURE = 0.5;

/** Whether the words say which of two names is the organization: what people are for nothing is called by many names. */
function isTold(organization: string, role: string | undefined): boolean {
  return scoreCompany(organization) > 0 || (role !== undefined && scoreTitle(role) > 0);
}

/** A stretch of time that stands in no sentence. */
function isOfWork(line: Line, before: Line | undefined): boolean {
  if (!findDates(line.text).some(({ isRange }) => isRange)) return false;
  const isSentence = line.text.split(' ').length > 8 && /[.!?]$/.test(line.text);
  const goesOn = before !== undefined && before.text.length > 40 && !/[.!?:]$/.test(before.text);
  return !isSentence && !goesOn;
}

const LONGEST_SUMMARY = 4_000;
const FEWEST_WORDS = 6;

/** The text of the first section that is one. */
function findSummary(
  sections: readonly Section[],
  taken: ReadonlySet<Line>,
): { summary: Found<string> | null; lines: Line[] } {
  for (const { kind, lines: own } of sections) {
    if (kind !== 'summary' || own.some(({ text }) => text.includes('@'))) continue;
    const lines = own.filter((line) => !taken.has(line));
    const isWork = lines.some((line, index) => isOfWork(line, lines[index - 1]));
    const text = toDescription(lines);
    const words = text?.value.split(/\s+/).length ?? 0;
    if (!text || isWork || words < FEWEST_WORDS || text.value.length > LONGEST_SUMMARY) continue;
    return { summary: text, lines };
  }
  return { summary: null, lines: [] };
}
