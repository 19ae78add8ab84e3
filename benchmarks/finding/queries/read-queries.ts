import { toHash } from '../documents/labelled.ts';
import { DUTCH, SWEDISH } from './dutch-swedish.ts';
import { ENGLISH_EVERYDAY } from './english-everyday.ts';
import { ENGLISH_QUALIFIED } from './english-qualified.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH } from './spanish.ts';
import { WISHES } from './wishes.ts';

/** What kind of query it is; `trap` and `exact` are those that nothing may be added to. */
export const KINDS = [
  ...(['plain', 'modern', 'field', 'spelling', 'slip', 'filler'] as const),
  ...(['skill', 'level', 'place', 'filter', 'trap', 'exact'] as const),
] as const;
export type Kind = (typeof KINDS)[number];
export const EXACT_KINDS: readonly Kind[] = ['trap', 'exact'];

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** 3: the job itself, 2: nearly, 1: related, 0: not looked for. */
export type Grade = 0 | 1 | 2 | 3;

/** Which postings get a grade: an occupation's, every one, or those in which words stand. */
export type Sought =
  | { by: 'occupation'; occupation: string }
  | { by: 'any' }
  | { by: 'company' | 'title' | 'text'; words: string };

/** `place=Berlin` → place, Berlin. What each asks for and what it takes off is in `judge.ts`. */
export interface Condition {
  name: (typeof CONDITIONS)[number];
  value: string;
}

const CONDITIONS = [
  ...(['place', 'state', 'company', 'mode', 'type', 'level', 'novice'] as const),
  ...(['years', 'words', 'title'] as const),
] as const;

export interface JudgedQuery {
  query: string;
  language: Language;
  kind: Kind;
  /** ISO 3166-1 alpha-2, chosen as a filter beside the query; null: none. */
  country: string | null;
  /** The first that fits a posting is its grade. */
  sought: readonly { grade: Grade; of: Sought }[];
  conditions: readonly Condition[];
}

const TABLES: readonly (readonly [Language, string])[] = [
  ['en', ENGLISH_EVERYDAY],
  ['en', ENGLISH_QUALIFIED],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['nl', DUTCH],
  ['sv', SWEDISH],
  ['es', SPANISH],
];

const wishes = new Map(
  WISHES.trim()
    .split('\n')
    .map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    }),
);

/** Every query of the set, in the order of the tables. */
export function listQueries(): JudgedQuery[] {
  return TABLES.flatMap(([language, table]) => readTable(table, language));
}

/** Of some hundred the one that parts kinds and languages most evenly, chosen by their counts alone. */
const SALT = 'half 377';

/**
 * The half of the set that a query is in, by its text alone: `seen` may be looked at while the search is worked on,
 * `unseen` never is.
 */
export function toHalf({ query, language }: Pick<JudgedQuery, 'query' | 'language'>): 'seen' | 'unseen' {
  return toHash(`${SALT} ${language} ${query}`) % 2 === 0 ? 'seen' : 'unseen';
}

/** `# kind`, then lines of `query | country or - | grades or =wish | conditions`. */
function readTable(table: string, language: Language): JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  let kind: Kind = 'plain';
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('# ')) {
      kind = requireKind(line.slice(2));
      continue;
    }
    const [query = '', country = '', grades = '', conditions = ''] = line.split(' | ');
    queries.push({
      ...{ query, language, kind, country: country === '-' ? null : country },
      ...{ sought: readGrades(grades, line), conditions: readConditions(conditions) },
    });
  }
  return queries;
}

function requireKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`There is no kind of query "${text}"`);
  return kind;
}

/** `3 registered-nurse; 2 title:night shift` or `=nurse` */
function readGrades(text: string, line: string): JudgedQuery['sought'] {
  const grades = text.startsWith('=') ? wishes.get(text.slice(1)) : text;
  if (grades === undefined || !/^[1-3] /u.test(grades)) throw new Error(`No grades are read of "${line}"`);
  return grades.split('; ').flatMap((part) => {
    const grade = Number(part.slice(0, 1)) as Grade;
    return readSought(part.slice(2)).map((of) => ({ grade, of }));
  });
}

function readSought(text: string): Sought[] {
  const { by, words } = /^(?<by>company|title|text):(?<words>.+)$/u.exec(text)?.groups ?? {};
  if (by !== undefined && words !== undefined) return [{ by: by as 'company' | 'title' | 'text', words }];
  return text
    .split(' ')
    .map((name): Sought => (name === 'any' ? { by: 'any' } : { by: 'occupation', occupation: name }));
}

function readConditions(text: string): Condition[] {
  if (text === '') return [];
  return text.split(', ').map((part) => {
    const [asked = '', value = ''] = part.split('=');
    const name = CONDITIONS.find((known) => known === asked);
    if (name === undefined) throw new Error(`There is no condition "${part}"`);
    return { name, value };
  });
}
