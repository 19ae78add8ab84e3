import type { EmploymentType, Hirer, Posting } from '@firsthand/contracts';
import { readClaims } from '../../packages/claims/src/read-claims.ts';
import { CONNECTORS } from '../../packages/connectors/src/registry.ts';
import { toLeverBoard } from '../../packages/connectors/src/testing/labelled/boards/lever.ts';
import {
  collect,
  createContext,
  createRecordedFetch,
} from '../../packages/connectors/src/testing/run-recordings.ts';
import { ENGLISH } from '../../tests/data/strangers/english.ts';
import { FULL_ENGLISH } from '../../tests/data/strangers/full-english.ts';
import { FULL_OTHERS } from '../../tests/data/strangers/full-others.ts';
import { OTHERS } from '../../tests/data/strangers/others.ts';
import { REST_ENGLISH } from '../../tests/data/strangers/rest-english.ts';
import { REST_OTHERS } from '../../tests/data/strangers/rest-others.ts';
import { SHORT_ENGLISH } from '../../tests/data/strangers/short-english.ts';
import { SHORT_OTHERS } from '../../tests/data/strangers/short-others.ts';
import { TERSE } from '../../tests/data/strangers/terse.ts';
import { TERSE_OTHERS } from '../../tests/data/strangers/terse-others.ts';
import type { StrangerSays, StrangersPosting } from '../../tests/data/strangers/strangers-posting.ts';
import { compare, sum, type Tally } from './tally.ts';

export const STRANGERS: readonly StrangersPosting[] = [
  ...ENGLISH,
  ...OTHERS,
  ...SHORT_ENGLISH,
  ...SHORT_OTHERS,
  ...TERSE,
  ...TERSE_OTHERS,
  ...FULL_ENGLISH,
  ...FULL_OTHERS,
  ...REST_ENGLISH,
  ...REST_OTHERS,
];

interface Read {
  posting: Posting;
  claims: ReturnType<typeof readClaims>;
}

const FIELDS = {
  'work mode': [({ mode }) => mode, ({ posting }) => posting.workMode],
  'employment type': [
    ({ type }) => type,
    ({ posting }) => posting.employmentType satisfies EmploymentType | null,
  ],
  pay: [({ pay }) => pay?.join(' '), ({ posting }) => toPay(posting)],
  seniority: [({ seniority }) => seniority, ({ claims }) => claims.seniority?.value],
  years: [({ years }) => years, ({ claims }) => claims.years?.value],
  visa: [({ visa }) => visa, ({ claims }) => claims.visa?.value],
  eligibility: [({ openTo }) => openTo?.join(' '), ({ claims }) => toCountries(claims.eligibility?.value)],
  'talent pool': [
    ({ isPool }) => (isPool === true ? 'pool' : null),
    ({ claims }) => (claims.pool === null ? null : 'pool'),
  ],
  'hired for a client': [
    ({ hirers }) => toHirer('client', hirers),
    ({ claims }) => toHirer('client', listHirers(claims)),
  ],
  'name withheld': [
    ({ hirers }) => toHirer('withheld', hirers),
    ({ claims }) => toHirer('withheld', listHirers(claims)),
  ],
} satisfies Record<string, [stated: (says: StrangerSays) => Value, found: (read: Read) => Value]>;

const listHirers = ({ hirers }: Read['claims']): Hirer[] => hirers.map(({ value }) => value);
const toHirer = (one: Hirer, hirers: readonly Hirer[] = []): Value => (hirers.includes(one) ? one : null);

type Value = string | number | null | undefined;
export type StrangersField = keyof typeof FIELDS;
export const STRANGERS_FIELDS = Object.keys(FIELDS) as StrangersField[];

/** Reads strangers' postings through a connector and compares what is found with what they state, field by field. */
export async function measureStrangers(
  postings: readonly StrangersPosting[] = STRANGERS,
): Promise<Record<StrangersField, Tally>> {
  const board = toLeverBoard(
    postings.map(([title, location, country, lines]) => [
      title,
      { location, ...(country !== null && { country }) },
      lines,
      { language: '' },
    ]),
  );
  const context = createContext(createRecordedFetch(board.answers), { company: board.company });
  const reading = await collect(CONNECTORS.lever, board.board, context);
  if (reading.error) throw reading.error;
  const read = reading.postings.map((posting): Read => {
    const { title, descriptionText, places } = posting;
    return { posting, claims: readClaims({ title, descriptionText, places }) };
  });
  if (read.length !== postings.length) throw new Error('A posting of the strangers was not read');
  return Object.fromEntries(
    STRANGERS_FIELDS.map((name) => [name, sum(postings.map((each, at) => compareOne(name, each, read[at])))]),
  ) as Record<StrangersField, Tally>;
}

function compareOne(
  name: StrangersField,
  [title, , , , says]: StrangersPosting,
  read: Read | undefined,
): Tally {
  if (read?.posting.title !== title) throw new Error(`"${title}" was not read`);
  const [stated, found] = FIELDS[name];
  return compare(toValues(stated(says)), toValues(found(read)), title);
}

function toValues(value: Value): string[] {
  return value === null || value === undefined ? [] : [String(value)];
}

function toPay({ pay }: Posting): string | null {
  if (pay === null || (pay.min ?? pay.max) === null) return null;
  return [pay.min, pay.max, pay.currency, pay.period].join(' ');
}

function toCountries(value: readonly string[] | 'worldwide' | undefined): string | undefined {
  return typeof value === 'object' ? value.join(' ') : value;
}
