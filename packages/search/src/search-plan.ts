import { allOf, anyOf, token, type Expression } from './expression.ts';
import { inCompany, inLocation, inTitle, ofPlace, ofRemote, ofSource } from './lexemes.ts';
import { parseQuery, type Term } from './query.ts';
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
}: Pick<SearchRequest, 'query' | 'filters'>): SearchPlan | undefined {
  const parsed = parseQuery(query);
  const lexemes = toFilterLexemes(filters);
  if (parsed.kind === 'nothing' || lexemes === undefined) return undefined;
  const terms = parsed.kind === 'terms' ? parsed.terms : [];
  return {
    terms: terms.map((term) => spell(term, (stem) => stem)),
    restrictions: lexemes.map(token),
    tiers: toTiers(terms),
  };
}

function toTiers(terms: readonly Term[]): Tier[] {
  if (terms.length === 0) return [];
  const title = terms.map((term) => spell(term, inTitle));
  const either = terms.map((term) => anyOf([spell(term, inTitle), spell(term, inCompany)]));
  const allInTitle = { boostSeconds: BOOST_SECONDS.allInTitle, within: allOf(title), impliesTerms: true };
  const titleOrCompany = {
    boostSeconds: BOOST_SECONDS.titleOrCompany,
    within: allOf(either),
    impliesTerms: true,
  };
  const someInTitle = { boostSeconds: BOOST_SECONDS.someInTitle, within: anyOf(title), impliesTerms: false };
  // Of one term some is all.
  return terms.length === 1 ? [allInTitle, titleOrCompany] : [allInTitle, titleOrCompany, someInTitle];
}

/** The term within one field: any spelling whose stems are all there. */
function spell(term: Term, field: (stem: string) => string): Expression {
  return anyOf(term.map((stems) => allOf(stems.map((stem) => token(field(stem))))));
}

/** Undefined when a filter was given that no job can fit, such as a location of punctuation only. */
function toFilterLexemes(filters: SearchFilters): string[] | undefined {
  const { country, city, state, zip, source, remote, location } = filters;
  for (const text of [country, city, state, zip, location]) {
    if (text !== undefined && text.trim() !== '' && fold(text) === '') return undefined;
  }
  const place = ofPlace({ country, city, state, zip });
  const words = fold(location ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return [
    ...(place === undefined ? [] : [place]),
    ...(source === undefined ? [] : [ofSource(source)]),
    ...(remote === undefined ? [] : [ofRemote(remote)]),
    ...words.map((word) => inLocation(word.slice(0, 60))),
  ];
}
