import type { Found, FoundEntry, FoundExperience, FoundSections, ParsedResume } from '../../resume.ts';
import { findDates } from '../../words/find-dates.ts';
import type { DataPath, DataTree } from '../data-tree.ts';
import { toEmptyResume } from '../empty-resume.ts';
import { takeList } from '../json/read-skills.ts';
import { joinFound, takeEntries, takeLines, toLanguage, toPublication } from '../json/read-sections.ts';
import { toPlain } from '../to-plain.ts';
import { readContact } from './read-contact.ts';

/** Whether JSON is what Reactive Resume exports, of its third version or later: sections, each with its items. */
export function isReactive(tree: DataTree): boolean {
  const sections = tree.find('sections');
  if (typeof sections !== 'object' || sections === null) return false;
  return Object.keys(sections).some((name) => Array.isArray(tree.find('sections', name, 'items')));
}

/** Reads the export of Reactive Resume, all its sections that a profile has. */
export function readReactive(tree: DataTree): ParsedResume {
  for (const key of ['metadata', 'id', 'version', 'picture']) tree.pass(key);
  for (const key of ['picture', 'photo', 'avatar', 'birthdate', 'birthDate']) tree.pass('basics', key);
  const names = Object.keys(tree.find('sections') ?? {});
  const experience = ['experience', 'work'].flatMap((name) => readWork(tree, ['sections', name, 'items']));
  const found = {
    ...toEmptyResume('json-resume'),
    ...readContact(tree),
    summary:
      toPlain(tree.takeText('sections', 'summary', 'content')) ??
      toPlain(tree.takeText('summary', 'content')) ??
      toPlain(tree.takeText('basics', 'summary')),
    skills: readSkills(tree),
    experience,
    sections: readSections(tree),
  };
  // What each section and entry is called, looks like and is numbered by is nobody's content.
  for (const name of names) passLooks(tree, ['sections', name]);
  passLooks(tree, ['summary']);
  return { ...found, leftOver: tree.listLeftOver() };
}

const LOOKS = [
  'id',
  'name',
  'title',
  'columns',
  'visible',
  'hidden',
  'separateLinks',
  'type',
  'icon',
  'heading',
];
const LOOKS_OF_ITEMS = ['id', 'visible', 'hidden', 'icon', 'iconColor', 'options', 'level', 'levelNum'];

function passLooks(tree: DataTree, at: DataPath): void {
  for (const key of LOOKS) tree.pass(...at, key);
  for (let index = 0; index < tree.countEntries(...at, 'items'); index += 1) {
    for (const key of LOOKS_OF_ITEMS) tree.pass(...at, 'items', index, key);
  }
}

/** The first text among several names that versions give it. */
function takeFirst(tree: DataTree, at: DataPath, names: readonly string[]): Found<string> | null {
  for (const name of names) {
    const found = tree.takeText(...at, name);
    if (found) return found;
  }
  return null;
}

function takeText(tree: DataTree, at: DataPath): Found<string> | null {
  return toPlain(takeFirst(tree, at, ['summary', 'description', 'content']));
}

function takeAddress(tree: DataTree, at: DataPath): Found<string> | null {
  return (
    tree.takeText(...at, 'url', 'href') ??
    tree.takeText(...at, 'website', 'url') ??
    (typeof tree.find(...at, 'url') === 'string' ? tree.takeText(...at, 'url') : null)
  );
}

interface Period {
  start: Found<string> | null;
  end: Found<string> | null;
  isCurrent: boolean;
}

/** `'August 2019 - Present'` in one text, or two ends. */
function takePeriod(tree: DataTree, at: DataPath): Period {
  const own = tree.find(...at, 'date');
  if (typeof own === 'object' && own !== null) {
    const [start, end] = ['start', 'end'].map((name) => toMoment(tree.takeText(...at, 'date', name)));
    return { start: start ?? null, end: end ?? null, isCurrent: start !== null && end === null };
  }
  const written = takeFirst(tree, at, ['date', 'period']);
  const [dates] = written ? findDates(written.value) : [];
  if (!written || !dates) return { start: null, end: null, isCurrent: false };
  const as = (value: string | null) => (value === null ? null : { ...written, value, confidence: 0.9 });
  if (!dates.isRange) return { start: null, end: as(dates.start), isCurrent: false };
  return { start: as(dates.start), end: as(dates.end), isCurrent: dates.isCurrent };
}

/** `'2019-06-14T22:00:00.000Z'`, `'2019-06'` or `'June 2019'`. */
function toMoment(found: Found<string> | null): Found<string> | null {
  if (!found) return null;
  const day = /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?=$|T)/.exec(found.value.trim())?.[0];
  const value = day ?? findDates(found.value)[0]?.start;
  return value === undefined || value === null ? null : { ...found, value };
}

function readWork(tree: DataTree, list: DataPath): FoundExperience[] {
  return Array.from({ length: tree.countEntries(...list) }, (_, index) => {
    const at = [...list, index];
    const { start, end, isCurrent } = takePeriod(tree, at);
    const written = takeFirst(tree, at, ['summary', 'description']);
    const description = toPlain(written);
    return {
      jobTitle: tree.takeText(...at, 'position'),
      companyName: takeFirst(tree, at, ['company', 'name']),
      // A single date is when it began.
      startDate: start ?? end,
      endDate: start ? end : null,
      isCurrentJob: isCurrent,
      description,
      ...(description && written ? { descriptionHtml: written.value } : {}),
      confidence: 1,
    };
  }).filter(({ jobTitle, companyName, description }) => jobTitle ?? companyName ?? description);
}

function readSkills(tree: DataTree): Found<string>[] {
  const list = ['sections', 'skills', 'items'];
  return Array.from({ length: tree.countEntries(...list) }, (_, index) => {
    const at = [...list, index];
    // What stands beside the name says how well it is known.
    for (const key of ['description', 'proficiency']) tree.pass(...at, key);
    const name = tree.takeText(...at, 'name');
    return [...(name ? [name] : []), ...takeList(tree, [...at, 'keywords'])];
  }).flat();
}

function readSections(tree: DataTree): FoundSections {
  const each = (name: string, read: (at: DataPath) => FoundEntry) =>
    takeEntries(tree, ['sections', name, 'items'], read);
  const text = (at: DataPath, ...names: string[]) => takeFirst(tree, at, names);
  const toSpan = (at: DataPath): FoundEntry => {
    const { start, end } = takePeriod(tree, at);
    return { start_date: start, end_date: end };
  };
  return {
    education: each('education', (at) => ({
      school: text(at, 'institution', 'school'),
      degree: text(at, 'studyType', 'degree'),
      field_of_study: text(at, 'area'),
      ...toSpan(at),
      grade: text(at, 'score', 'grade'),
      notes: joinFound([takeText(tree, at), takeLines(tree, [...at, 'courses'])]),
    })),
    languages: each('languages', (at) =>
      toLanguage(text(at, 'name', 'language'), text(at, 'description', 'fluency', 'level')),
    ),
    certificates: each('certifications', (at) => ({
      name: text(at, 'name', 'title'),
      issuer: text(at, 'issuer'),
      issued_date: takeDate(tree, at),
    })),
    projects: each('projects', (at) => {
      const [said, more] = [
        toPlain(tree.takeText(...at, 'description')),
        toPlain(tree.takeText(...at, 'summary')),
      ];
      const value = [said?.value, more?.value].filter((part) => part !== undefined).join('\n');
      const first = said ?? more;
      return {
        name: text(at, 'name'),
        url: takeAddress(tree, at),
        ...toSpan(at),
        description: first && { ...first, value },
      };
    }),
    volunteering: each('volunteer', (at) => ({
      organization: text(at, 'organization'),
      role: text(at, 'position'),
      ...toSpan(at),
      description: takeText(tree, at),
    })),
    awards: [
      ...each('awards', (at) => ({
        title: text(at, 'title'),
        issuer: text(at, 'awarder'),
        date: takeDate(tree, at),
        url: takeAddress(tree, at),
        description: takeText(tree, at),
      })),
      ...each('publications', (at) => ({
        ...toPublication(text(at, 'name', 'title')),
        issuer: text(at, 'publisher'),
        date: takeDate(tree, at),
        url: takeAddress(tree, at),
        description: takeText(tree, at),
      })),
    ],
  };
}

function takeDate(tree: DataTree, at: DataPath): Found<string> | null {
  return toMoment(takeFirst(tree, at, ['date', 'releaseDate']));
}
