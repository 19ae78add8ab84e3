import type { Aggregation, Bucket } from './cluster.ts';
import type { Questions } from './ask-together.ts';
import type { Filter } from './to-filter.ts';

/**
 * Of so many jobs the roles of each value are counted exactly: each role is noted in a set of its own for each value, which
 * takes memory of the nodes. Of more the engine guesses, within some hundredths.
 */
const EXACT_JOBS = 50_000;
/** The same of the total, for which there is one set. */
const EXACT_TOTAL_JOBS = 2_000_000;

/** What counts documents within an aggregation: each by itself, or those of one role once. */
export interface Counter {
  /** Whether every document counts, whatever its role. */
  readonly countsEach: boolean;
  /** What counts within each of many buckets of what this query finds. */
  within(query: Filter): Promise<Count>;
  /** What counts all that this query finds. */
  ofAll(query: Filter): Promise<Count>;
}

export interface Count {
  /** To stand in each bucket. */
  aggs: Readonly<Record<string, object>>;
  read: (bucket: Bucket | Aggregation) => number;
}

const EACH: Count = { aggs: {}, read: ({ doc_count: count }) => count ?? 0 };

export const countEach: Counter = {
  countsEach: true,
  within: () => Promise.resolve(EACH),
  ofAll: () => Promise.resolve(EACH),
};

/** Counts roles; the documents of those in `apart` each by itself. */
export function countRoles(questions: Questions, apart: readonly number[]): Counter {
  const choose = async (query: Filter, exact: number) =>
    toRoleCount((await questions.total(query)) > exact ? GUESSED : NOTED, apart);
  return {
    countsEach: false,
    within: (query) => choose(query, EXACT_JOBS),
    ofAll: (query) => choose(query, EXACT_TOTAL_JOBS),
  };
}

/** All documents of a role lie in one shard, so the shards' numbers add up. */
const NOTED = {
  scripted_metric: {
    init_script: 'state.roles = new HashSet()',
    map_script: "state.roles.add(doc['role'].value)",
    combine_script: 'return state.roles.size()',
    reduce_script: 'long sum = 0; for (count in states) { if (count != null) { sum += count } } return sum',
  },
};
const GUESSED = { cardinality: { field: 'role' } };

function toRoleCount(roles: object, apart: readonly number[]): Count {
  const value = (aggregation: Aggregation | undefined) => aggregation?.value ?? 0;
  if (apart.length === 0) return { aggs: { roles }, read: (bucket) => value(bucket['roles'] as Aggregation) };
  const isApart = { terms: { role: apart } };
  return {
    aggs: {
      together: { filter: { bool: { must_not: [isApart] } }, aggs: { roles } },
      apart: { filter: isApart },
    },
    read: (bucket) => {
      const { together, apart: each } = bucket as unknown as Record<'together' | 'apart', Aggregation>;
      return value(together['roles'] as Aggregation) + (each.doc_count ?? 0);
    },
  };
}
