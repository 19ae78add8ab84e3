import { toDescription } from '../experience/to-description.ts';
import { readPositions } from '../experience/find-experience.ts';
import { hasEmail } from '../contact/find-addresses.ts';
import { dropBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Found, FoundEntry, FoundSections } from '../resume.ts';
import { findDates } from '../words/find-dates.ts';
import { findHeading } from '../words/headings.ts';
import { namesSpokenLanguage } from '../words/spoken-languages.ts';
import { findEducation } from './find-education.ts';
import { findLanguages, isLanguageGrid } from './find-languages.ts';
import { findAwards, findCertificates, findPublications } from './find-listed.ts';
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

/** What a person did for nothing is read as a position is. */
function findVolunteering(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  const { experience, lines: claimed } = readPositions([lines]);
  const entries = experience.flatMap(
    ({ jobTitle, companyName, startDate, endDate, description }): FoundEntry[] =>
      companyName
        ? [
            {
              organization: companyName,
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

const LONGEST_SUMMARY = 4_000;
const FEWEST_WORDS = 6;

/** The text of the first section that is one. */
function findSummary(
  sections: readonly Section[],
  taken: ReadonlySet<Line>,
): { summary: Found<string> | null; lines: Line[] } {
  for (const { kind, lines: own } of sections) {
    if (kind !== 'summary') continue;
    const lines = own.filter((line) => !taken.has(line) && !hasEmail(line));
    const isWork = lines.some((line) => findDates(line.text).some(({ isRange }) => isRange));
    const text = toDescription(lines);
    const words = text?.value.split(/\s+/).length ?? 0;
    if (!text || isWork || words < FEWEST_WORDS || text.value.length > LONGEST_SUMMARY) continue;
    return { summary: text, lines };
  }
  return { summary: null, lines: [] };
}
