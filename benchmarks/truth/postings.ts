import type { Source } from '@firsthand/contracts';
import { extractSummary } from '@firsthand/text-assistant';
import { tellsTheWork, toWords } from '../../packages/connectors/src/testing/labelled/lines.ts';
import {
  readLabelled,
  type ReadPosting,
} from '../../packages/connectors/src/testing/labelled/read-labelled.ts';
import { compare, type Tally } from './tally.ts';

/** What a field's values are by the person who read the posting, and by us; texts, so that they can be compared. */
type Field = (read: ReadPosting) => { stated: readonly string[]; found: readonly string[] };

export const FIELDS = {
  country: ({ says, posting }) => ({
    stated: unique((says.at ?? []).map((at) => /(?:^|, )([A-Z]{2})$/.exec(at)?.[1])),
    found: unique(posting.places.map(({ country }) => country)),
  }),
  city: ({ says, posting }) => ({
    stated: unique(
      (says.at ?? []).map((at) => (/^[A-Z]{2}$/.test(at) ? null : at.replace(/, [A-Z]{2}$/, ''))),
    ),
    found: unique(posting.places.map(({ city }) => city)),
  }),
  pay: ({ says, posting: { pay } }) => ({
    stated: says.pay ? [says.pay.join(' ')] : [],
    found:
      pay && (pay.min ?? pay.max) !== null ? [[pay.min, pay.max, pay.currency, pay.period].join(' ')] : [],
  }),
  'work mode': ({ says, posting }) => ({ stated: unique([says.mode]), found: unique([posting.workMode]) }),
  'employment type': ({ says, posting }) => ({
    stated: unique([says.type]),
    found: unique([posting.employmentType]),
  }),
  category: ({ says, posting }) => ({ stated: unique([says.category]), found: unique([posting.category]) }),
  language: ({ says, posting }) => ({
    stated: [says.language],
    found: unique([posting.language?.replace(/-.*$/, '')]),
  }),
  'summary: tells the work': (read) => {
    const { work } = readSummary(read);
    return { stated: toStated(read), found: work === null ? [] : [work ? WORK : 'other things'] };
  },
  'summary: nothing else': (read) => {
    const { others } = readSummary(read);
    return { stated: toStated(read), found: others === null ? [] : [others === '' ? WORK : others] };
  },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

export interface MeasuredPosting {
  source: Source;
  fields: Record<FieldName, Tally>;
}

/** Every labelled posting, read through its connector and compared field by field. */
export async function measurePostings(): Promise<MeasuredPosting[]> {
  const read = await readLabelled();
  return read.map((each) => ({ source: each.source, fields: measure(each) }));
}

function measure(read: ReadPosting): Record<FieldName, Tally> {
  const where = `${read.source}: ${read.posting.title}`;
  return Object.fromEntries(
    Object.entries<Field>(FIELDS).map(([name, field]) => {
      const { stated, found } = field(read);
      return [name, compare(stated, found, where)];
    }),
  ) as Record<FieldName, Tally>;
}

const WORK = 'the work';

function toStated({ lines }: ReadPosting): string[] {
  return lines.some(tellsTheWork) ? [WORK] : [];
}

/** Whether the summary tells something of the work, and which of its sentences do not; nulls without one. */
function readSummary({ posting, lines }: ReadPosting) {
  const summary = extractSummary(posting);
  if (summary === null) return { work: null, others: null };
  const pick = (from: readonly string[]) =>
    from.flatMap((line) => toSentences(toWords(line))).filter((sentence) => summary.includes(sentence));
  return {
    work: pick(lines.filter(tellsTheWork)).length > 0,
    others: pick(lines.filter((line) => !tellsTheWork(line))).join(' '),
  };
}

function toSentences(line: string): string[] {
  return line.split(/(?<=[.!?]) /);
}

function unique(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== undefined))];
}
