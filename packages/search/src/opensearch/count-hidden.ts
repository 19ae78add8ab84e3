import type { Hidden } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { Questions } from './ask-together.ts';
import { countListed } from './count-values.ts';
import { countEach, type Counter } from './role-count.ts';
import { toFilter } from './to-filter.ts';

interface Shown {
  counter: Counter;
  /** Of jobs. */
  totalOpenings: number;
  /** Of roles, when they are grouped. */
  total: number;
}

/** What the rules hide of what would be found without them. */
export async function countHidden(
  questions: Questions,
  { base, rules }: NonNullable<SearchPlan['hiding']>,
  { counter, total, totalOpenings }: Shown,
): Promise<Hidden> {
  const over = toFilter(base);
  const each = rules.map((expression, at) => ({ value: String(at), expression }));
  const [all, roles, counts] = await Promise.all([
    questions.total(over),
    counter.countsEach ? null : countEntries(questions, over, counter),
    countListed(over, each, { questions, count: await countEach.within(over) }),
  ]);
  return {
    total: all - totalOpenings,
    ...(roles !== null && { roles: roles - total }),
    counts: each.map(({ value }) => counts.get(value) ?? 0),
  };
}

/** How many entries what is found has. */
export async function countEntries(
  questions: Questions,
  query: Parameters<Counter['within']>[0],
  counter: Counter,
): Promise<number> {
  const { aggs, read } = await counter.ofAll(query);
  // A bucket of everything, for the counter to stand in.
  const all = await questions.aggregate(query, { filter: { match_all: {} }, aggs });
  return read(all);
}
