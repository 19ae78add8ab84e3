import type { Found, FoundEntry, FoundSections } from '../../resume.ts';
import { findStatedLevel } from '../../words/language-levels.ts';
import type { DataPath, DataTree } from '../data-tree.ts';
import { toDay } from '../to-day.ts';

/** What exports of ours say besides. */
const OWN = 'x_firsthand';

/** Education and the rest of JSON Resume, with all its sections that a profile has. */
export function readSections(tree: DataTree): FoundSections {
  const text = (at: DataPath, ...path: DataPath) => tree.takeText(...at, ...path);
  const day = (at: DataPath, ...path: DataPath) => toDay(text(at, ...path));
  const each = (list: string, read: (at: DataPath) => FoundEntry): FoundEntry[] =>
    takeEntries(tree, list, read);
  return {
    education: each('education', (at) => ({
      school: text(at, 'institution'),
      degree: text(at, 'studyType'),
      field_of_study: text(at, 'area'),
      ...toPeriod(text(at, 'startDate'), text(at, 'endDate')),
      ...readExpected(tree, at),
      grade: text(at, 'score') ?? text(at, 'gpa'),
      notes: takeLines(tree, [...at, 'courses']),
    })),
    languages: each('languages', (at) => toLanguage(text(at, 'language'), text(at, 'fluency'))),
    certificates: each('certificates', (at) => ({
      name: text(at, 'name'),
      issuer: text(at, 'issuer'),
      issued_date: day(at, 'date'),
      number: text(at, OWN, 'number'),
      state: text(at, OWN, 'state'),
      valid_until: day(at, OWN, 'valid_until'),
    })),
    projects: each('projects', (at) => ({
      name: text(at, 'name'),
      role: joinFound([takeLines(tree, [...at, 'roles'])], ', '),
      url: text(at, 'url'),
      ...toPeriod(text(at, 'startDate'), text(at, 'endDate')),
      description: joinFound([text(at, 'description'), takeLines(tree, [...at, 'highlights'])]),
    })),
    volunteering: each('volunteer', (at) => ({
      organization: text(at, 'organization'),
      role: text(at, 'position'),
      ...toPeriod(text(at, 'startDate'), text(at, 'endDate')),
      description: joinFound([text(at, 'summary'), takeLines(tree, [...at, 'highlights'])]),
    })),
    awards: [
      ...each('awards', (at) => ({
        title: text(at, 'title'),
        issuer: text(at, 'awarder'),
        date: day(at, 'date'),
        url: text(at, OWN, 'url'),
        description: text(at, 'summary'),
      })),
      ...each('publications', (at) => ({
        ...toPublication(text(at, 'name')),
        issuer: text(at, 'publisher'),
        date: day(at, 'releaseDate'),
        url: text(at, 'url'),
        description: text(at, 'summary'),
      })),
    ],
  };
}

/** An export of ours says so apart from the end. */
function readExpected(tree: DataTree, at: DataPath): FoundEntry {
  if (tree.find(...at, OWN, 'is_expected') !== true) return {};
  tree.pass(...at, OWN, 'is_expected');
  const school = tree.takeText(...at, 'institution');
  return school ? { is_expected: { ...school, value: true } } : {};
}

/** The entries of a list that say anything. */
export function takeEntries(
  tree: DataTree,
  list: string | DataPath,
  read: (at: DataPath) => FoundEntry,
): FoundEntry[] {
  const path = typeof list === 'string' ? [list] : list;
  return Array.from({ length: tree.countEntries(...path) }, (_, index) => read([...path, index])).filter(
    (entry) => Object.values(entry).some((field) => field !== null && typeof field.value === 'string'),
  );
}

/** A text, or each text of a list on a line. */
export function takeLines(tree: DataTree, path: DataPath): Found<string> | null {
  if (typeof tree.find(...path) === 'string') return tree.takeText(...path);
  const lines = Array.from({ length: tree.countEntries(...path) }, (_, index) =>
    tree.takeText(...path, index),
  );
  return joinFound(lines);
}

/** What is there of several texts as one. */
export function joinFound(parts: readonly (Found<string> | null)[], glue = '\n'): Found<string> | null {
  const found = parts.filter((part) => part !== null);
  const [first] = found;
  if (!first) return null;
  return {
    ...first,
    value: found
      .map(({ value }) => value.trim())
      .join(glue)
      .replaceAll('\n', glue),
  };
}

export function toLanguage(language: Found<string> | null, level: Found<string> | null): FoundEntry {
  const cefr = findStatedLevel(level?.value ?? '');
  return { language, level, cefr: level && cefr !== null ? { ...level, value: cefr } : null };
}

export function toPublication(title: Found<string> | null): FoundEntry {
  return { title, is_publication: title && { ...title, value: true } };
}

const EXPECTED = /\b(?:expected|anticipated|voraussichtlich|prevu|previsto|verwacht|beraknad)\b/i;

/** `'Expected May 2027'` is an end that lies ahead. */
export function toPeriod(start: Found<string> | null, end: Found<string> | null): FoundEntry {
  return {
    start_date: toDay(start),
    end_date: toDay(end),
    ...(end && EXPECTED.test(end.value) ? { is_expected: { ...end, value: true } } : {}),
  };
}
