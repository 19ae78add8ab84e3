import { readZip } from '../../zip/read-zip.ts';
import { ResumeError } from '../../resume-error.ts';
import type { LeftOverText, ParsedResume } from '../../resume.ts';
import { toEmptyResume } from '../empty-resume.ts';
import { readEmail, readPhone, readProfile } from './read-person.ts';
import { readPositions } from './read-positions.ts';
import { readSections } from './read-sections.ts';
import { readTable, type TableRow } from './read-table.ts';
import { leaveCells } from './table-reading.ts';
import { findTable, READ_TABLES, SECTION_TABLES, type ReadTable, type SectionTable } from './tables.ts';

const MOST_ROWS = 2_000;
const MOST_NAMED = 12;

/**
 * Reads LinkedIn's data export. Only the tables that a resume is made of are unpacked: messages, contacts and the rest of
 * a life stay in the archive. Throws `ResumeError`, or what yauzl throws for a damaged archive.
 */
export async function readLinkedin(file: Uint8Array): Promise<ParsedResume> {
  // Ten years of messages unpack to more than all that is read, and stay packed.
  const limits = { mostUnpacked: Number.POSITIVE_INFINITY };
  const { names, parts } = await readZip(file, (name) => findTable(name) !== null, limits);
  const tables = readTables(parts);
  if (!Object.keys(READ_TABLES).some((name) => tables.has(name))) throw new ResumeError('not-pdf');
  const take = (name: ReadTable | SectionTable) => tables.get(name) ?? [];
  const readings = [
    readProfile(take('Profile')),
    readEmail(take('Email Addresses')),
    readPhone(take('PhoneNumbers')),
    readPositions(take('Positions')),
  ];
  const skills = take('Skills').flatMap((row) => row.find('Name') ?? []);
  const sections = readSections(take);
  const rest = [...tables]
    .filter(([name]) => !Object.hasOwn(READ_TABLES, name) && !SECTION_TABLES.some((other) => other === name))
    .flatMap(([, rows]) => rows);
  return {
    ...readings.reduce<ParsedResume>(
      (resume, { found }) => ({ ...resume, ...found }),
      toEmptyResume('linkedin'),
    ),
    skills,
    ...sections.found,
    leftOver: [
      ...readings.flatMap(({ leftOver }) => leftOver),
      ...sections.leftOver,
      ...rest.map((row) => leaveCells(row, row.cells)),
      ...nameOthers(names.filter((name) => findTable(name) === null && !name.endsWith('/'))),
    ],
  };
}

function readTables(parts: ReadonlyMap<string, Uint8Array>): Map<string, TableRow[]> {
  const tables = new Map<string, TableRow[]>();
  let rows = 0;
  for (const [fileName, bytes] of parts) {
    const table = findTable(fileName) ?? fileName;
    if (tables.has(table)) throw new ResumeError('damaged', { cause: new Error(`${table} is there twice`) });
    const read = readTable(table, bytes);
    rows += read.length;
    if (rows > MOST_ROWS) throw new ResumeError('too-complex');
    tables.set(table, read);
  }
  return tables;
}

/** A file that nobody unpacks is at least said to be there. */
function nameOthers(names: readonly string[]): LeftOverText[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, MOST_NAMED).map((name) => name.slice(0, 80));
  const more = names.length - shown.length;
  const text = shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
  const reason = 'These files of the archive are no part of a resume and were not opened.';
  return [{ text, place: null, inWords: 'the archive', isUsed: false, reason }];
}
