import type { FoundEntry, FoundSections, LeftOverText } from '../../resume.ts';
import { joinFound, toLanguage, toPublication } from '../json/read-sections.ts';
import { toMonth } from './read-positions.ts';
import type { TableRow } from './read-table.ts';
import { leaveCells, type TableReading } from './table-reading.ts';
import type { SectionTable } from './tables.ts';

type Take = (table: SectionTable) => readonly TableRow[];

/** The columns that an entry is made of, and how. */
const ENTRIES: {
  table: SectionTable;
  section: keyof FoundSections;
  columns: string[];
  read: (row: TableRow) => FoundEntry;
}[] = [
  {
    table: 'Education',
    section: 'education',
    columns: ['School Name', 'Degree Name', 'Start Date', 'End Date', 'Notes', 'Activities'],
    read: (row) => ({
      school: row.find('School Name'),
      degree: row.find('Degree Name'),
      start_date: toMonth(row.find('Start Date')),
      end_date: toMonth(row.find('End Date')),
      notes: joinFound([row.find('Notes'), row.find('Activities')]),
    }),
  },
  {
    table: 'Languages',
    section: 'languages',
    columns: ['Name', 'Proficiency'],
    read: (row) => toLanguage(row.find('Name'), row.find('Proficiency')),
  },
  {
    table: 'Certifications',
    section: 'certificates',
    columns: ['Name', 'Authority', 'License Number', 'Started On', 'Finished On'],
    read: (row) => ({
      name: row.find('Name'),
      issuer: row.find('Authority'),
      number: row.find('License Number'),
      issued_date: toMonth(row.find('Started On')),
      valid_until: toMonth(row.find('Finished On')),
    }),
  },
  {
    table: 'Projects',
    section: 'projects',
    columns: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
    read: (row) => ({
      name: row.find('Title'),
      url: row.find('Url'),
      ...toMonths(row),
      description: row.find('Description'),
    }),
  },
  {
    table: 'Volunteering',
    section: 'volunteering',
    columns: ['Company Name', 'Role', 'Started On', 'Finished On', 'Description'],
    read: (row) => ({
      organization: row.find('Company Name'),
      role: row.find('Role'),
      ...toMonths(row),
      description: row.find('Description'),
    }),
  },
  {
    table: 'Honors',
    section: 'awards',
    columns: ['Title', 'Description', 'Issued On'],
    read: (row) => ({
      title: row.find('Title'),
      date: toMonth(row.find('Issued On')),
      description: row.find('Description'),
    }),
  },
  {
    table: 'Publications',
    section: 'awards',
    columns: ['Name', 'Publisher', 'Published On', 'Url', 'Description'],
    read: (row) => ({
      ...toPublication(row.find('Name')),
      issuer: row.find('Publisher'),
      date: toMonth(row.find('Published On')),
      url: row.find('Url'),
      description: row.find('Description'),
    }),
  },
];

function toMonths(row: TableRow): FoundEntry {
  return { start_date: toMonth(row.find('Started On')), end_date: toMonth(row.find('Finished On')) };
}

/** The summary and the entries of the tables that a profile has sections for. */
export function readSections(take: Take): TableReading {
  const [first, ...others] = take('Profile Summary');
  const [cell, ...more] = first?.cells ?? [];
  const summary = first && cell ? first.find(cell.column) : null;
  const sections: Record<string, FoundEntry[]> = {};
  const leftOver: LeftOverText[] = [
    ...(first && more.length > 0 ? [leaveCells(first, more)] : []),
    ...others.map((row) => leaveCells(row, row.cells)),
  ];
  for (const { table, section, columns, read } of ENTRIES) {
    const names = columns.map((column) => column.toLowerCase());
    for (const row of take(table)) {
      sections[section] = [...(sections[section] ?? []), read(row)];
      const rest = row.cells.filter(({ column }) => !names.includes(column.toLowerCase()));
      const reason = 'The rest of this row is in the profile.';
      if (rest.length > 0) leftOver.push(leaveCells(row, rest, { isUsed: true, reason }));
    }
  }
  return { found: { sections, ...(summary ? { summary } : {}) }, leftOver };
}
