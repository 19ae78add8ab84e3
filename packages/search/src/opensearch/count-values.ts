import type { CountPlan } from '../facet-plan.ts';
import { inCountry, rankValues } from '../facets.ts';
import type { Expression } from '../expression.ts';
import type { Questions } from './ask-together.ts';
import type { Aggregation, Bucket } from './cluster.ts';
import { findLargest, type Counted } from './find-largest.ts';
import type { CountedField } from './job-record.ts';
import type { Count, Counter } from './role-count.ts';
import { toFilter, type Filter } from './to-filter.ts';

type Counts = Map<string, number>;

export interface Counting {
  questions: Questions;
  counter: Counter;
}

/** How many values are asked for first, and at most: the engine makes no more buckets for one answer. */
const FIRST_VALUES = 200;
const MOST_VALUES = 60_000;
const GROWTH = 10;

/** How many of what `over` finds have each value. */
export async function countValues(
  over: Filter,
  { values, most }: CountPlan,
  { questions, counter }: Counting,
): Promise<Counts> {
  const count = await counter.within(over);
  switch (values.kind) {
    case 'column':
    case 'several':
      return countNamed(over, { field: values.column, most }, { questions, count });
    case 'each':
      return countListed(over, values.each, { questions, count });
    case 'countries': {
      const named = await countNamed(over, { field: 'countries', most: null }, { questions, count });
      if (values.rest === null) return toCapitals(named);
      const each = Array.from(named.keys(), (country) => ({
        value: country.toUpperCase(),
        expression: inCountry(values, country),
      }));
      return countListed(over, each, { questions, count });
    }
  }
}

const toCapitals = (counts: Counts): Counts =>
  new Map(Array.from(counts, ([value, count]) => [value.toUpperCase(), count]));

interface CountingBy {
  questions: Questions;
  count: Count;
}

/** Each value of a field; where only so many are wanted, as many as it takes to be sure of those. */
export async function countNamed(
  over: Filter,
  { field, most }: { field: CountedField; most: number | null },
  { questions, count }: CountingBy,
): Promise<Counts> {
  for (let size = FIRST_VALUES; ; size = Math.min(MOST_VALUES, size * GROWTH)) {
    const terms = { field, size, shard_size: size, show_term_doc_count_error: true };
    const answer = await questions.aggregate(over, { terms, aggs: count.aggs });
    const counted = toCounted(answer, count);
    const largest = findLargest(counted, { most, unseen: toUnseen(answer) });
    if (largest !== undefined) return new Map(largest.map(({ value, count: number }) => [value, number]));
    if (size === MOST_VALUES) throw new Error(`The index has more values of ${field} than can be counted`);
  }
}

function toCounted(answer: Aggregation, { read }: Count): Counted[] {
  return (answer.buckets as Bucket[]).map((bucket) => ({
    value: String(bucket.key),
    count: read(bucket),
    more: bucket.doc_count_error_upper_bound ?? 0,
  }));
}

/** How many documents a value may have that is not in the answer: none when all values are. */
function toUnseen({
  buckets,
  sum_other_doc_count: others,
  doc_count_error_upper_bound: more = 0,
}: Aggregation): number {
  if (others === 0 && more === 0) return 0;
  const last = (buckets as Bucket[]).at(-1);
  return (last?.doc_count ?? 0) + more;
}

/** How many of what `over` finds fit each expression. */
export async function countListed(
  over: Filter,
  each: readonly { value: string; expression: Expression }[],
  { questions, count }: CountingBy,
): Promise<Counts> {
  if (each.length === 0) return new Map();
  const filters = each.map(({ expression }) => toFilter(expression));
  const { buckets } = await questions.aggregate(over, { filters: { filters }, aggs: count.aggs });
  return new Map(each.map(({ value }, at) => [value, count.read((buckets as Bucket[])[at] as Bucket)]));
}

/** As `countValues`, the most frequent first. */
export async function rankCounted(over: Filter, plan: CountPlan, counting: Counting) {
  return rankValues(await countValues(over, plan, counting), plan.most);
}
