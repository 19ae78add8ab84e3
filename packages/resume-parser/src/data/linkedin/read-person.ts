import { toPhone } from '../../contact/find-phone.ts';
import type { Found, LeftOverText } from '../../resume.ts';
import { findCountry, findState } from '../../words/places.ts';
import type { TableRow } from './read-table.ts';
import { leaveCells, type TableReading } from './table-reading.ts';

const READ = ['first name', 'last name', 'address', 'zip code', 'summary'];
/** What employers must not ask for, and other names: nobody's to keep. */
const PRIVATE = ['birth date', 'maiden name', 'instant messengers', 'twitter handles'];
/** Said of what is there and was not read. */
export const NOT_NEEDED = 'A resume does not need these, so they were not read.';
/** "[PORTFOLIO:https://ada.example,COMPANY:https://acme.example]" */
const WEBSITE = /https?:\/\/[^\s,\]]+/gi;
const PLACE_CONFIDENCE = 0.8;

/** The first row of Profile.csv; there is one. */
export function readProfile([row, ...others]: readonly TableRow[]): TableReading {
  if (!row) return { found: {}, leftOver: [] };
  const place = readPlace(row.find('Geo Location'));
  const websites = row.find('Websites');
  const [website, ...more] = websites?.value.match(WEBSITE) ?? [];
  const used = [...READ, ...PRIVATE, ...(place.isRead ? ['geo location'] : [])];
  const isRest = ({ column, text }: TableRow['cells'][number]) => {
    const name = column.toLowerCase();
    return (
      !used.includes(name) &&
      text !== '' &&
      !(name === 'websites' && website !== undefined && more.length === 0)
    );
  };
  return {
    found: {
      firstName: row.find('First Name'),
      lastName: row.find('Last Name'),
      address: row.find('Address'),
      zip: row.find('Zip Code'),
      summary: row.find('Summary'),
      ...place.found,
      websiteUrl: websites && website !== undefined ? { ...websites, value: website } : null,
    },
    leftOver: [
      ...row.cells.filter(isRest).map((cell) => leaveCells(row, [cell])),
      ...leavePrivate(row),
      ...others.map((other) => leaveCells(other, other.cells)),
    ],
  };
}

/** Says that they are there, not what they are. */
function leavePrivate(row: TableRow): LeftOverText[] {
  const names = row.cells.map(({ column }) => column).filter((name) => PRIVATE.includes(name.toLowerCase()));
  if (names.length === 0) return [];
  return [{ text: names.join(', '), place: null, inWords: row.inWords, isUsed: false, reason: NOT_NEEDED }];
}

/** "Denver, Colorado, United States", "Coblenz, Germany", "New York, NY". */
export function readPlace(found: Found<string> | null): Pick<TableReading, 'found'> & { isRead: boolean } {
  const parts = found?.value.split(',').map((part) => part.trim()) ?? [];
  const last = parts.at(-1) ?? '';
  const isCountry = findCountry(last) !== null;
  const [city, state] = isCountry ? parts.slice(0, -1) : parts;
  const isPlace = isCountry ? parts.length <= 3 : parts.length === 2 && findState(last) !== null;
  if (!found || !isPlace) return { found: {}, isRead: false };
  const as = (value: string | undefined) =>
    value === undefined || value === '' ? null : { ...found, value, confidence: PLACE_CONFIDENCE };
  return { found: { city: as(city), state: as(state), country: isCountry ? as(last) : null }, isRead: true };
}

/** The address that LinkedIn writes to, else the first. */
export function readEmail(rows: readonly TableRow[]): TableReading {
  const isYes = (row: TableRow, column: string) => /^yes$/i.test(row.find(column)?.value ?? '');
  const chosen = rows.find((row) => isYes(row, 'Primary')) ?? rows[0];
  return {
    found: { email: chosen?.find('Email Address') ?? null },
    leftOver: leaveOthers(rows, chosen, 'Email Address'),
  };
}

/** A mobile number, else the first. */
export function readPhone(rows: readonly TableRow[]): TableReading {
  const numbers = rows.filter((row) => row.find('Number') !== null);
  const chosen = numbers.find((row) => /mobile/i.test(row.find('Type')?.value ?? '')) ?? numbers[0];
  const written = chosen?.find('Number') ?? null;
  const found = written && toPhone(written.value, null, []);
  const tell = (part: Found<string> | null) => part && { ...written, ...part };
  return {
    found: {
      phone: found ? tell(found.phone) : written && { ...written, confidence: 0.5 },
      phoneCountryCode: found ? tell(found.phoneCountryCode) : null,
    },
    leftOver: leaveOthers(numbers, chosen, 'Number'),
  };
}

function leaveOthers(
  rows: readonly TableRow[],
  chosen: TableRow | undefined,
  column: string,
): LeftOverText[] {
  const others = rows.filter(
    (row) => row !== chosen && row.find(column)?.value !== chosen?.find(column)?.value,
  );
  return others.flatMap((row) => {
    const found = row.find(column);
    return found ? [leaveCells(row, [{ column, text: found.value }])] : [];
  });
}
