import type { Aggregation, Cluster, Hit, SearchAnswer, SearchBody } from './cluster.ts';
import type { Filter } from './to-filter.ts';

/** What is asked of an index: what is asked in one breath is one request, and what is counted over the same query one search. */
export interface Questions {
  /** How many documents fit. */
  total(query: Filter): Promise<number>;
  aggregate(query: Filter, aggregation: object): Promise<Aggregation>;
  hits(search: SearchBody): Promise<Hit[]>;
  /** Words of the index near this one, whole answers of the engine's suggester. */
  suggestWords(suggester: object): Promise<{ text: string; freq: number }[]>;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

interface Question extends Waiting<SearchAnswer> {
  body: SearchBody;
}

interface Counting {
  query: Filter;
  totals: Waiting<number>[];
  aggregations: { aggregation: object; waiting: Waiting<Aggregation> }[];
}

export function askTogether(cluster: Cluster, index: string): Questions {
  let questions: Question[] = [];
  let countings = new Map<string, Counting>();
  let isDue = false;

  const flush = async () => {
    isDue = false;
    const asked = [...questions, ...Array.from(countings.values(), toQuestion)];
    questions = [];
    countings = new Map();
    try {
      const answers = await cluster.search(
        index,
        asked.map(({ body }) => body),
      );
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as SearchAnswer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    // Whoever goes on with what was just answered asks the next thing within this turn.
    setImmediate(() => void flush());
  };
  const ask = (body: SearchBody) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      questions.push({ body, resolve, reject });
      schedule();
    });
  const countingOf = (query: Filter): Counting => {
    const key = JSON.stringify(query);
    const counting = countings.get(key) ?? { query, totals: [], aggregations: [] };
    countings.set(key, counting);
    schedule();
    return counting;
  };

  return {
    total: (query) =>
      new Promise((resolve, reject) => {
        countingOf(query).totals.push({ resolve, reject });
      }),
    aggregate: (query, aggregation) =>
      new Promise((resolve, reject) => {
        countingOf(query).aggregations.push({ aggregation, waiting: { resolve, reject } });
      }),
    hits: async (search) => (await ask({ _source: false, track_total_hits: false, ...search })).hits.hits,
    suggestWords: async (suggester) => {
      const { suggest } = await ask({ size: 0, suggest: { words: suggester } });
      return (suggest?.['words'] ?? []).flatMap(({ options }) => options);
    },
  };
}

/** All that is counted over a query as one search. */
function toQuestion({ query, totals, aggregations }: Counting): Question {
  const named = aggregations.map(({ aggregation }, at) => [`a${at}`, aggregation] as const);
  return {
    body: {
      ...{ size: 0, query, track_total_hits: totals.length > 0 },
      ...(named.length > 0 && { aggs: Object.fromEntries(named) }),
    },
    resolve: (answer) => {
      for (const { resolve } of totals) resolve(answer.hits.total?.value ?? 0);
      for (const [at, { waiting }] of aggregations.entries())
        waiting.resolve(answer.aggregations?.[`a${at}`] ?? {});
    },
    reject: (error) => {
      for (const { reject } of [...totals, ...aggregations.map(({ waiting }) => waiting)]) reject(error);
    },
  };
}
