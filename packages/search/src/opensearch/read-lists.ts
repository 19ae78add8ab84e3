import { allOf, anyOf, token, type Expression } from '../expression.ts';
import { ofCurrency } from '../lexemes.ts';
import { pickPage, type ListCursor } from '../merge-lists.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { Questions } from './ask-together.ts';
import type { Hit, SearchBody } from './cluster.ts';
import { toFilter } from './to-filter.ts';

/** Newest first, equal ones by id: the order in which the index lies, so that a list is read without sorting. */
const NEWEST = [{ rank_at: 'desc' }, { job: 'asc' }];

/** Found documents in the order of search, none of which is in another list. */
interface List {
  body: SearchBody;
  /** By what a document is compared with those of other lists, the largest first. */
  toKeys: (sort: readonly number[]) => readonly number[];
}

interface Page {
  offset: number;
  limit: number;
}

interface Entry {
  id: number;
  role: number;
  keys: readonly number[];
}

/** The ids of the page: of roles the best of each, but for those in `apart`, whose documents stand each by itself. */
export async function readPage(
  questions: Questions,
  plan: SearchPlan,
  { offset, limit, apart }: Page & { apart: readonly number[] },
): Promise<number[]> {
  if (limit === 0) return [];
  // What is among the first of all is among the first of its list, where each role counts once as well.
  const size = offset + limit;
  const bodies = toLists(plan).flatMap((list) =>
    (plan.isGrouped ? toGrouped(list, apart) : [list]).map(({ body, toKeys }) => ({
      toKeys,
      body: { ...body, size, docvalue_fields: ['role'] },
    })),
  );
  const lists = await Promise.all(
    bodies.map(async ({ body, toKeys }) => toEntries(await questions.hits(body), toKeys)),
  );
  const seen = new Set<number>();
  const isApart = new Set(apart);
  const isFirst = ({ role }: Entry) => {
    if (!plan.isGrouped || isApart.has(role)) return true;
    if (seen.has(role)) return false;
    seen.add(role);
    return true;
  };
  return pickPage(
    lists.map((list) => new EntryCursor(list)),
    { offset, limit },
    ({ entry }) => isFirst(entry),
  );
}

function toLists({ terms, restrictions, tiers, payCurrency, met }: SearchPlan): List[] {
  const found = [...terms, ...restrictions];
  if (met.length > 0) return [byFit(found, met)];
  if (payCurrency !== null) return byPay(found, payCurrency);
  const above = (at: number): Expression[] => tiers.slice(0, at).map(({ within }) => within);
  const newest = (expressions: readonly Expression[], boostSeconds: number): List => ({
    body: { query: toFilter(allOf(expressions)), sort: NEWEST },
    toKeys: ([rankAt = 0]) => [rankAt + boostSeconds],
  });
  return [
    ...tiers.map(({ within, boostSeconds }, at) =>
      newest([...found, within, ...without(above(at))], boostSeconds),
    ),
    newest([...found, ...without(above(tiers.length))], 0),
  ];
}

/** What is in none of these. */
function without(expressions: readonly Expression[]): Expression[] {
  return expressions.length === 0 ? [] : [{ kind: 'not', of: anyOf(expressions) }];
}

/** Those with pay in the currency, the highest first, and then the others. */
function byPay(found: readonly Expression[], currency: string): List[] {
  const paying = allOf([token(ofCurrency(currency)), { kind: 'atLeast', figure: 'payTop', value: 0 }]);
  return [
    {
      body: { query: toFilter(allOf([...found, paying])), sort: [{ pay_top: 'desc' }, ...NEWEST] },
      toKeys: ([payTop = 0, rankAt = 0]) => [payTop, rankAt],
    },
    {
      body: { query: toFilter(allOf([...found, ...without([paying])])), sort: NEWEST },
      toKeys: ([rankAt = 0]) => [-Infinity, rankAt],
    },
  ];
}

/** The score is nothing but how many are met. */
function byFit(found: readonly Expression[], met: readonly Expression[]): List {
  const should = met.map((expression) => ({ constant_score: { filter: toFilter(expression), boost: 1 } }));
  return {
    body: {
      query: { bool: { filter: [toFilter(allOf(found))], should, minimum_should_match: 0 } },
      sort: [{ _score: 'desc' }, ...NEWEST],
    },
    toKeys: ([score = 0, rankAt = 0]) => [score, rankAt],
  };
}

/** The same list with one document of each role, and those of roles that are apart. */
function toGrouped({ body, toKeys }: List, apart: readonly number[]): List[] {
  const collapse = { field: 'role' };
  if (apart.length === 0) return [{ body: { ...body, collapse }, toKeys }];
  const isApart = { terms: { role: apart } };
  // It is the list's own query that gives the score.
  const also = (clause: object) => ({ ...body, query: { bool: { must: [body['query']], ...clause } } });
  return [
    { body: { ...also({ must_not: [isApart] }), collapse }, toKeys },
    { body: also({ filter: [isApart] }), toKeys },
  ];
}

function toEntries(hits: readonly Hit[], toKeys: List['toKeys']): Entry[] {
  return hits.map(({ sort, fields }) => ({
    id: Number(sort.at(-1)),
    role: Number(fields?.['role']?.[0]),
    keys: toKeys(sort.map(Number)),
  }));
}

class EntryCursor implements ListCursor<EntryCursor> {
  readonly #entries: readonly Entry[];
  #at = -1;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  get entry(): Entry {
    return this.#entries[this.#at] as Entry;
  }

  get id(): number {
    return this.entry.id;
  }

  advance(): boolean {
    this.#at += 1;
    return this.#at < this.#entries.length;
  }

  isBefore({ entry: other }: EntryCursor): boolean {
    const at = this.entry.keys.findIndex((key, index) => key !== other.keys[index]);
    return at === -1 ? this.id < other.id : (this.entry.keys[at] ?? 0) > (other.keys[at] ?? 0);
  }
}
