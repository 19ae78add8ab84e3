import {
  EMPLOYMENT_TYPES,
  PAY_PERIODS,
  STATES,
  toChangeText,
  toCountryName,
  WORK_MODES,
  type ChangedField,
  type ChangedPlace,
  type ChangedValue,
  type PostingChange,
} from '@firsthand/contracts';
import { sql, type Kysely } from 'kysely';

interface WordedChange {
  field: string;
  before: string | null;
  after: string | null;
}

const BATCH = 1_000;

/** Changes of postings are kept as values instead of words; words that cannot be read back stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const read = createReader();
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; fields: WordedChange[] }>`
      select id, fields from job_changes
      where id > ${last} and kind = 'changed' order by id limit ${BATCH}`.execute(db);
    const reached = rows.at(-1)?.id;
    if (reached === undefined) return;
    last = reached;
    const values = rows.map(({ id, fields }) => ({ id, fields: fields.map(read) }));
    await sql`
      update job_changes set fields = given.fields
      from json_to_recordset(${JSON.stringify(values)}::json) as given(id bigint, fields jsonb)
      where job_changes.id = given.id`.execute(db);
  }
}

type Read = (words: string) => ChangedValue | null;

/** Only what reads as before when it is worded again is taken for what was meant. */
function createReader(): (change: WordedChange) => PostingChange {
  const readers: Partial<Record<ChangedField, Read>> = {
    work_mode: (words) => toCode(words, WORK_MODES),
    employment_type: (words) => toCode(words, EMPLOYMENT_TYPES),
    pay: createPayReader(),
    location: createPlacesReader(),
  };
  return (change) => {
    const field = change.field.replaceAll(' ', '_') as ChangedField;
    const read = (words: string | null) => {
      const value = words === null ? null : (readers[field]?.(words) ?? null);
      return value !== null && toChangeText(field, value) === words ? value : words;
    };
    return { field, before: read(change.before), after: read(change.after) };
  };
}

/** "Full-time" → 'full_time' */
function toCode(words: string, codes: readonly string[]): string | null {
  const code = words.toLowerCase().replaceAll('-', '_');
  return codes.includes(code) ? code : null;
}

const PAY =
  /^(?:(?<bound>from|up to) )?(?<first>.+?)(?: – (?<second>.+?))?(?: an? (?<period>[a-z]+))?(?:, currency not stated)?$/;

/** "from $25 an hour" → { min: 25, max: null, currency: 'USD', period: 'hour' } */
function createPayReader(): Read {
  const currencies = new Map(Intl.supportedValuesOf('currency').map((code) => [toSign(code), code]));
  return (words) => {
    const { bound, first = '', second, period } = PAY.exec(words)?.groups ?? {};
    const [min, max] = [toAmount(first), toAmount(second ?? first)];
    const sign = first.replace(/[\d.,\s]+$/, '');
    return {
      min: bound === 'up to' ? null : min,
      max: bound === 'from' ? null : max,
      currency: sign === '' ? null : (currencies.get(sign) ?? sign),
      period: PAY_PERIODS.find((known) => known === period) ?? null,
    };
  };
}

function toSign(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

function toAmount(words: string): number {
  return Number(words.replace(/[^\d.]/g, ''));
}

/** "Austin, TX, United States; Germany" → both places; null where a part may be one thing or another ("Berlin, Germany"). */
function createPlacesReader(): Read {
  const codes = new Set(STATES.map(({ country }) => country));
  const countries = new Map([...codes].map((country) => [toCountryName(country), country]));
  const read = (words: string): ChangedPlace | null => {
    const [name, stateName, ...more] = words.split(', ').reverse();
    const country = countries.get(name) ?? null;
    if (country === null || more.length > 1) return null;
    if (stateName === undefined) return { text: words, city: null, state: null, country };
    const state = STATES.find(
      (one) => one.country === country && (one.name === stateName || one.code === stateName),
    );
    const [city = null] = more;
    return city === null || state === undefined ? null : { text: words, city, state: state.code, country };
  };
  return (words) => {
    const places = words.split('; ').map(read);
    return places.every((place) => place !== null) ? places : null;
  };
}
