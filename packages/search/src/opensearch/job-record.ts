import type { IndexedDocument } from '../bitmap/segment.ts';
import {
  NAME_SEPARATOR,
  ofBoard,
  ofCompanyName,
  ofCompanyWord,
  ofCountry,
  ofCurrency,
  ofEmployment,
  ofLanguage,
  ofOccupation,
  ofPlainTitle,
  ofSkill,
  ofSource,
  ofTitleWord,
  ofTownName,
  ofWorkMode,
  PAY_STATED,
} from '../lexemes.ts';

/**
 * What is counted by value, and how its lexemes begin: the fields stand beside the lexemes since a count goes through all
 * values that a document has in a field. They are called as the plans of facets call them.
 */
const COUNTED = {
  work_mode: ofWorkMode(''),
  source: ofSource(''),
  employment_type: ofEmployment(''),
  paid: PAY_STATED.slice(0, PAY_STATED.indexOf('=') + 1),
  board: ofBoard(''),
  language: ofLanguage(''),
  skills: ofSkill(''),
  towns: ofTownName(''),
  occupations: ofOccupation(''),
  countries: ofCountry(''),
  currency: ofCurrency(''),
} as const;

export type CountedField = keyof typeof COUNTED;

const FIELD_OF: ReadonlyMap<string, CountedField> = new Map(
  (Object.entries(COUNTED) as [CountedField, string][]).map(([field, beginning]) => [beginning, field]),
);

/** Names as they are written, which suggestions count. */
export const NAME_FIELDS = { title: 'title_name', company: 'company_name' } as const;
const NAMES = [
  { field: NAME_FIELDS.title, beginning: ofPlainTitle('') },
  { field: NAME_FIELDS.company, beginning: ofCompanyName('') },
];
/** Words of titles and companies as they are written, among which the one is looked for that was meant. */
const WORDS = [ofTitleWord(''), ofCompanyWord('')];

/** What the index holds of a job; nothing of it is stored, only found, sorted by and counted. */
export type JobRecord = Record<string, number | string | readonly string[]>;

export function toJobRecord({ id, rankAt, figures, lexemes }: IndexedDocument): JobRecord {
  const values = new Map<string, Set<string>>();
  const add = (field: string, value: string) => {
    const known = values.get(field);
    if (known) known.add(value);
    else values.set(field, new Set([value]));
  };
  for (const lexeme of lexemes) {
    const field = FIELD_OF.get(lexeme.slice(0, lexeme.indexOf('=') + 1));
    if (field !== undefined) add(field, lexeme.slice(lexeme.indexOf('=') + 1));
    for (const { field: name, beginning } of NAMES) {
      if (lexeme.startsWith(beginning)) add(name, lexeme.slice(lexeme.indexOf(NAME_SEPARATOR) + 1));
    }
    for (const beginning of WORDS) {
      if (lexeme.startsWith(beginning)) add('words', lexeme.slice(beginning.length));
    }
  }
  const known = (name: string, figure: number) => (Number.isNaN(figure) ? {} : { [name]: figure });
  return {
    ...{ job: id, rank_at: rankAt, role: figures.role, lexemes },
    ...known('posted_at', figures.postedAt),
    ...known('seen_at', figures.seenAt),
    ...known('pay_top', figures.payTop),
    ...known('pay_middle', figures.payMiddle),
    ...Object.fromEntries(Array.from(values, ([field, of]) => [field, [...of]])),
  };
}

const looked = { type: 'keyword', norms: false, doc_values: false } as const;
const counted = { type: 'keyword', index: false } as const;

/** How each field is held. Grows with MAPPING_VERSION. */
export const JOB_FIELDS = {
  job: { type: 'long' },
  rank_at: { type: 'long' },
  posted_at: { type: 'long' },
  seen_at: { type: 'long' },
  pay_top: { type: 'double' },
  pay_middle: { type: 'double' },
  role: { type: 'long' },
  lexemes: looked,
  words: looked,
  ...Object.fromEntries(
    [...Object.keys(COUNTED), ...Object.values(NAME_FIELDS)].map((field) => [field, counted]),
  ),
};

/** Grows when what a record holds, or how, or what an index says of itself changes: indexes of older versions are made anew. */
export const MAPPING_VERSION = 2;
