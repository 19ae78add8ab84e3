/** The tables of LinkedIn's data export that a resume is made of, each with the columns that it cannot be without. */
export const READ_TABLES = {
  Profile: ['First Name', 'Last Name'],
  Positions: ['Company Name', 'Title', 'Started On'],
  Skills: ['Name'],
  'Email Addresses': ['Email Address'],
  PhoneNumbers: ['Number'],
} as const;
export type ReadTable = keyof typeof READ_TABLES;

/** The tables of which entries of a profile's sections are made; LinkedIn has each where there is something to say. */
export const SECTION_TABLES = [
  ...(['Profile Summary', 'Education', 'Languages', 'Certifications', 'Projects'] as const),
  ...(['Volunteering', 'Honors', 'Publications'] as const),
] as const;
export type SectionTable = (typeof SECTION_TABLES)[number];

/** What a resume may show and a profile has no place for: each row is left over. */
const LEFT_TABLES = ['Courses', 'Patents', 'Organizations', 'Test Scores'] as const;

const TABLES: readonly string[] = [...Object.keys(READ_TABLES), ...SECTION_TABLES, ...LEFT_TABLES];
/** At the top of the archive, or in the one folder that it was packed from. */
const NAME = /^(?:(?!__MACOSX)[^/]+\/)?([^/]+)\.csv$/i;

/** `'Basic_LinkedInDataExport/Positions.csv'` → `'Positions'`; null for a file that is no part of a resume. */
export function findTable(fileName: string): string | null {
  const name = NAME.exec(fileName)?.[1]?.toLowerCase();
  return TABLES.find((table) => table.toLowerCase() === name) ?? null;
}
