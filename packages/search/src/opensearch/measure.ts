import { INSIGHT_COUNTS } from '../facet-plan.ts';
import { orderPay, toQuartiles, type InsightsRequest, type SearchInsights } from '../insights.ts';
import type { Questions } from './ask-together.ts';
import type { Bucket } from './cluster.ts';
import { rankCounted } from './count-values.ts';
import { countEach } from './role-count.ts';
import type { Filter } from './to-filter.ts';

/** So many different figures of pay are read at once. */
const READ_TOGETHER = 5_000;

/** The figures of what is found. */
export async function measure(
  questions: Questions,
  found: Filter,
  { weekStarts }: InsightsRequest,
): Promise<SearchInsights> {
  const count = (name: keyof typeof INSIGHT_COUNTS) =>
    rankCounted(found, INSIGHT_COUNTS[name], { questions, counter: countEach });
  const [pay, workModes, companies, towns, skills, opened] = await Promise.all([
    measurePay(questions, found),
    count('workModes'),
    count('companies'),
    count('towns'),
    count('skills'),
    countOpened(questions, found, weekStarts),
  ]);
  return { pay, workModes, companies, towns, skills, opened };
}

/** Exact quartiles, of how many are paid each figure: those of the engine's own are guessed. */
async function measurePay(questions: Questions, found: Filter): Promise<SearchInsights['pay']> {
  const paid = new Map<string, { values: number[]; counts: number[] }>();
  const sources = [
    { currency: { terms: { field: 'currency' } } },
    { middle: { terms: { field: 'pay_middle' } } },
  ];
  let after: Record<string, string | number> | undefined;
  do {
    const composite = { size: READ_TOGETHER, sources, ...(after && { after }) };
    const { buckets, after_key: next } = await questions.aggregate(found, { composite });
    for (const { key, doc_count: count } of buckets as PaidBucket[]) {
      const figures = paid.get(key.currency) ?? { values: [], counts: [] };
      paid.set(key.currency, figures);
      figures.values.push(key.middle);
      figures.counts.push(count);
    }
    after = next;
  } while (after !== undefined);
  return orderPay(
    Array.from(paid, ([currency, figures]) => {
      const values = repeat(figures);
      return { currency: currency.toUpperCase(), count: values.length, ...toQuartiles(values) };
    }),
  );
}

interface PaidBucket {
  key: { currency: string; middle: number };
  doc_count: number;
}

/** Each value as often as it was counted; they come in ascending order. */
function repeat({ values, counts }: { values: readonly number[]; counts: readonly number[] }): Float64Array {
  const all = new Float64Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [index, value] of values.entries()) {
    const count = counts[index] ?? 0;
    all.fill(value, at, at + count);
    at += count;
  }
  return all;
}

async function countOpened(
  questions: Questions,
  found: Filter,
  weekStarts: readonly number[],
): Promise<number[]> {
  if (weekStarts.length === 0) return [];
  const ranges = weekStarts.map((from, week) => {
    const to = weekStarts[week + 1];
    return { key: String(week), from, ...(to !== undefined && { to }) };
  });
  const { buckets } = await questions.aggregate(found, { range: { field: 'seen_at', ranges } });
  const counts = new Map((buckets as Bucket[]).map(({ key, doc_count: count }) => [String(key), count]));
  return weekStarts.map((_, week) => counts.get(String(week)) ?? 0);
}
