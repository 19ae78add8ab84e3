import { allOf, anyOf, token, type Expression } from './expression.ts';
import { inCompany, inLocation, inTitle, ofPlace, ofRemote, ofSource } from './lexemes.ts';
import { parseQuery, type Term, type TermGroup } from './query.ts';
import type { SearchFilters, SearchRequest } from './search.ts';
import { fold } from './text/fold.ts';

const DAY_SECONDS = 86_400;

/** What a match in the title or the company is worth: the job counts as so much newer. */
const BOOST_SECONDS = {
  allInTitle: 45 * DAY_SECONDS,
  titleOrCompany: 30 * DAY_SECONDS,
  someInTitle: 10 * DAY_SECONDS,
} as const;

/** Found jobs that count as newer than they are. */
export interface Tier {
  boostSeconds: number;
  /** What they have beside being found. */
  within: Expression;
  /** Whether that says already that every term is there, so that the terms need not be asked for as well. */
  impliesTerms: boolean;
}

/**
 * What a request asks for, in lexemes, for every executor alike: the jobs that have all `terms` and fit all
 * `restrictions`, newest first, where a job counts as newer by the largest boost of its tiers; equal ones by id.
 */
export interface SearchPlan {
  terms: readonly Expression[];
  /** Filters. */
  restrictions: readonly Expression[];
  /** The largest boost first. */
  tiers: readonly Tier[];
}

/** Undefined when no job can fit: a query or a filter of signs alone. */
export function toSearchPlan({
  query,
  filters,
  sort,
}: Pick<SearchRequest, 'query' | 'filters' | 'sort'>): SearchPlan | undefined {
  const parsed = parseQuery(query);
  const fitting = toFitting(filters);
  if (parsed.kind === 'nothing' || fitting === undefined) return undefined;
  const { clauses, excluded } = parsed.kind === 'terms' ? parsed : { clauses: [], excluded: [] };
  return {
    terms: clauses.map((clause) => anyOf(clause.map((group) => toAnywhere(group)))),
    restrictions: [
      ...fitting,
      ...excluded.map((group): Expression => ({ kind: 'not', of: toAnywhere(group) })),
    ],
    tiers: sort === 'newest' ? [] : toTiers(clauses),
  };
}

function toTiers(clauses: readonly TermGroup[][]): Tier[] {
  if (clauses.length === 0) return [];
  const title = clauses.map((clause) => anyOf(clause.map((group) => within(group, [inTitle]))));
  const either = clauses.map((clause) => anyOf(clause.map((group) => within(group, [inTitle, inCompany]))));
  const allInTitle = { boostSeconds: BOOST_SECONDS.allInTitle, within: allOf(title), impliesTerms: true };
  const titleOrCompany = {
    boostSeconds: BOOST_SECONDS.titleOrCompany,
    within: allOf(either),
    impliesTerms: true,
  };
  const someInTitle = { boostSeconds: BOOST_SECONDS.someInTitle, within: anyOf(title), impliesTerms: false };
  // Of one clause some is all.
  return clauses.length === 1 ? [allInTitle, titleOrCompany] : [allInTitle, titleOrCompany, someInTitle];
}

type Field = (stem: string) => string;

const FIELDS: Record<'title' | 'company', Field> = { title: inTitle, company: inCompany };

/** What finds a group: all its terms, where they were asked for. */
function toAnywhere({ terms, field }: TermGroup): Expression {
  return allOf(terms.map((term) => spell(term, field === null ? (stem) => stem : FIELDS[field])));
}

/** The same within some fields. A group that names its field is where it belongs when it is there. */
function within(group: TermGroup, fields: readonly Field[]): Expression {
  if (group.field !== null) return toAnywhere(group);
  return allOf(group.terms.map((term) => anyOf(fields.map((field) => spell(term, field)))));
}

/** The term within one field: any spelling whose stems are all there. */
function spell(term: Term, field: Field): Expression {
  return anyOf(term.map((stems) => allOf(stems.map((stem) => token(field(stem))))));
}

/** Undefined when a filter was given that no job can fit, such as a location of punctuation only. */
function toFitting(filters: SearchFilters): Expression[] | undefined {
  const { countries = [], city, state, zip, sources = [], remote, location } = filters;
  for (const text of [...countries, city, state, zip, location]) {
    if (text !== undefined && text.trim() !== '' && fold(text) === '') return undefined;
  }
  const places = (countries.length === 0 ? [undefined] : countries).flatMap(
    (country) => ofPlace({ country, city, state, zip }) ?? [],
  );
  const words = fold(location ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return [
    ...(places.length === 0 ? [] : [anyOf(places.map(token))]),
    ...(sources.length === 0 ? [] : [anyOf(sources.map((source) => token(ofSource(source))))]),
    ...(remote === undefined ? [] : [token(ofRemote(remote))]),
    ...words.map((word) => token(inLocation(word.slice(0, 60)))),
  ];
}
