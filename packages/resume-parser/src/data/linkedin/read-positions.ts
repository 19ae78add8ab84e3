import type { Found, FoundExperience, LeftOverText } from '../../resume.ts';
import { findDates, isPresent } from '../../words/find-dates.ts';
import type { TableRow } from './read-table.ts';
import { leaveCells, type TableReading } from './table-reading.ts';

const READ = ['company name', 'title', 'description', 'started on', 'finished on'];

/** The rows of Positions.csv as experience, in their order. */
export function readPositions(rows: readonly TableRow[]): TableReading {
  return {
    found: { experience: rows.map(toExperience) },
    leftOver: rows.flatMap((row): LeftOverText[] => {
      const rest = row.cells.filter(({ column }) => !READ.includes(column.toLowerCase()));
      return rest.length > 0
        ? [leaveCells(row, rest, { isUsed: true, reason: 'The rest of this row is in the profile.' })]
        : [];
    }),
  };
}

function toExperience(row: TableRow): FoundExperience {
  const end = row.find('Finished On');
  const isOpen = end === null || isPresent(end.value);
  const startDate = toMonth(row.find('Started On'));
  return {
    jobTitle: row.find('Title'),
    companyName: row.find('Company Name'),
    startDate,
    endDate: isOpen ? null : toMonth(end),
    // LinkedIn leaves the end of what goes on away.
    isCurrentJob: isOpen && startDate !== null,
    description: row.find('Description'),
    confidence: 1,
  };
}

/** "Jan 2020" → "2020-01"; what is no date stays for the person to see. */
export function toMonth(found: Found<string> | null): Found<string> | null {
  const [dates] = found ? findDates(found.value) : [];
  return found && dates?.start ? { ...found, value: dates.start } : found;
}
