import { readClaims } from '@firsthand/claims';
import { DAY_MS, SOURCES, type EmploymentType, type Place, type WorkMode } from '@firsthand/contracts';
import { decideCategory } from '../../../packages/connectors/src/posting/category.ts';
import { FINDING_NOW, toStated } from './demo-documents.ts';
import { DUTCH, SWEDISH } from './dutch-swedish.ts';
import { ENGLISH_CARE } from './english-care.ts';
import { ENGLISH_OFFICE } from './english-office.ts';
import { ENGLISH_SERVICE } from './english-service.ts';
import { ENGLISH_TECH } from './english-tech.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { readLevel, toHash, type Labelled } from './labelled.ts';
import { PHRASES } from './phrases.ts';
import { SPANISH } from './spanish.ts';

type Language = keyof typeof PHRASES;

const TABLES: readonly (readonly [Language, string])[] = [
  ['en', ENGLISH_CARE],
  ['en', ENGLISH_OFFICE],
  ['en', ENGLISH_TECH],
  ['en', ENGLISH_SERVICE],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['nl', DUTCH],
  ['sv', SWEDISH],
  ['es', SPANISH],
];

/** Beyond the demo's numbers. */
const FIRST_ID = 100_001;
const OLDEST_DAYS = 60;

const MODES: Readonly<Record<string, WorkMode>> = { remote: 'remote', hybrid: 'hybrid' };
const TYPES: Readonly<Record<string, EmploymentType>> = {
  ...{ part: 'part_time', temp: 'temporary', contract: 'contract' },
  ...{ intern: 'internship', per_diem: 'per_diem' },
};

/** One line of a table. */
interface Row {
  occupation: string;
  title: string;
  company: string;
  place: string;
  marks: readonly string[];
  words: string;
}

/** Postings whose titles have the shapes of real ones, each labelled by hand; none is copied. */
export function listInventedDocuments(): Labelled[] {
  const rows = TABLES.flatMap(([language, table]) => readRows(table).map((row) => ({ row, language })));
  return rows.map(({ row, language }, index) => toLabelled(row, language, FIRST_ID + index));
}

function readRows(table: string): Row[] {
  const rows: Row[] = [];
  let occupation = '';
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('# ')) {
      occupation = line.slice(2);
      continue;
    }
    // A title may have the sign itself, as real ones do.
    const cells = line.split(/ ?\| /u);
    const [company = '', place = '', marks = '', words = ''] = cells.slice(-4);
    const title = cells.slice(0, -4).join(' | ');
    if (title === '') throw new Error(`A posting needs five columns: "${line}"`);
    rows.push({ occupation, title, company, place, marks: marks.trim().split(/, ?/u), words: words.trim() });
  }
  return rows;
}

function toLabelled(row: Row, language: Language, jobId: number): Labelled {
  const { occupation, title, company, marks } = row;
  const hash = toHash(`${title} ${company}`);
  const descriptionText = toText(row, language, hash);
  const publishedAt = new Date(FINDING_NOW.getTime() - (hash % (OLDEST_DAYS * 24)) * (DAY_MS / 24));
  const level = readLevel(title);
  const mode = marks.map((mark) => MODES[mark]).find((found) => found !== undefined);
  const type = marks.map((mark) => TYPES[mark]).find((found) => found !== undefined);
  return {
    document: {
      ...{ jobId, title, company, descriptionText, department: null },
      source: SOURCES[hash % SOURCES.length] ?? 'lever',
      board: company.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
      places: [toPlace(row.place, mode === 'remote')],
      category: decideCategory([], { title }).category,
      // Many postings say neither how nor how long one works.
      workMode: mode ?? (hash % 2 === 0 ? 'on_site' : null),
      employmentType: type ?? (hash % 3 === 0 ? null : 'full_time'),
      pay: { min: null, max: null, currency: null, period: null },
      stated: toStated(readClaims({ title, descriptionText })),
      ...{ language, featured: false, publishedAt, firstSeenAt: publishedAt },
    },
    occupation,
    level: marks.includes('intern') ? 'intern' : level,
    isForBeginners: marks.includes('novice') || level === 'junior',
  };
}

function toText({ company, marks, words }: Row, language: Language, hash: number): string {
  const parts = PHRASES[language];
  const pick = (from: readonly string[], shift: number) => from[(hash >>> shift) % from.length] ?? '';
  const [a, b] = [pick(parts.others, 3), pick(parts.others, 9)];
  const sentences = [
    pick(parts.openings, 1).replace('{company}', company),
    pick(parts.beside, 5).replace('{a}', a).replace('{b}', b),
  ];
  if (words !== '') sentences.push(parts.words.replace('{words}', words));
  for (const mark of ['novice', 'remote', 'part'] as const)
    if (marks.includes(mark)) sentences.push(parts[mark]);
  return sentences.join(' ');
}

/** `Columbus, OH, US`, `Zürich, CH` or `US` */
function toPlace(text: string, isRemote: boolean): Place {
  const parts = text.split(', ');
  const country = parts.at(-1) ?? null;
  const [city = null, state = null] = parts.slice(0, -1);
  return { text: isRemote ? `Remote - ${text}` : text, city, state, postalCode: null, country };
}
