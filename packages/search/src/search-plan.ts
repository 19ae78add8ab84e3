import { allOf, anyOf, token, type Expression } from './expression.ts';
import { planFacets, type FacetPlan } from './facet-plan.ts';
import { toRestrictions } from './restrictions.ts';
import { inCompany, inTitle, ofBoard, ofCompanyWord, ofTitleWord } from './lexemes.ts';
import { parseQuery, toBeginning, type Term, type TermGroup } from './query.ts';
import type { InsightsRequest } from './insights.ts';
import type { HideRule, SearchFilters, SearchRequest } from './search.ts';

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
  /** Filters, and what is hidden. */
  restrictions: readonly Expression[];
  /** The largest boost first. */
  tiers: readonly Tier[];
  /** Jobs with pay in this currency come first, the highest `payTop` before all. There are no tiers then. */
  payCurrency: string | null;
  /** Jobs that meet more of these come first. Where there are any, there are no tiers and no currency. */
  met: readonly Expression[];
  facets: readonly FacetPlan[];
  /** Whether jobs of one role count once, and the best of them stands for all. */
  isGrouped: boolean;
  /** Jobs whose roles are not grouped all the same. */
  apart: readonly number[];
  insights: InsightsRequest | null;
  /** What would be found without the rules, and what each rule hides of it. */
  hiding: { base: Expression; rules: readonly Expression[] } | null;
}

/** Undefined when no job can fit: a query or a filter of signs alone. */
export function toSearchPlan(request: Omit<SearchRequest, 'offset' | 'limit'>): SearchPlan | undefined {
  const { filters, sort, hide = [] } = request;
  const parsed = parseQuery(request.query, { prefix: request.prefix ?? false });
  const now = request.now ?? Math.floor(Date.now() / 1_000);
  const fitting = toRestrictions(filters, now);
  if (parsed.kind === 'nothing' || fitting === undefined) return undefined;
  const { clauses, excluded } = parsed.kind === 'terms' ? parsed : { clauses: [], excluded: [] };
  const terms = clauses.map((clause) => anyOf(clause.map((group) => toAnywhere(group))));
  const without = excluded.map((group): Expression => ({ kind: 'not', of: toAnywhere(group) }));
  const rules = hide.map(toHidden);
  const shown: Expression[] = rules.length === 0 ? [] : [{ kind: 'not', of: anyOf(rules) }];
  const chosen = fitting.map(({ expression }) => expression);
  const by = typeof sort === 'object' ? sort : undefined;
  return {
    terms,
    restrictions: [...chosen, ...without, ...shown],
    tiers: by || sort === 'newest' ? [] : toTiers(clauses),
    isGrouped: request.group ?? false,
    apart: request.apart ?? [],
    insights: request.insights ?? null,
    payCurrency: by?.by === 'pay' ? by.currency.toUpperCase() : null,
    met: by?.by === 'fit' ? by.met.flatMap((any) => toMet(any, now)) : [],
    facets: request.facets
      ? planFacets({ filters, now, fitting, others: [...terms, ...without, ...shown] })
      : [],
    hiding: rules.length === 0 ? null : { base: allOf([...terms, ...chosen, ...without]), rules },
  };
}

/** What any of these filters finds; nothing to be met when no job can fit. */
function toMet(any: readonly SearchFilters[], now: number): Expression[] {
  const found = any.flatMap((filters) => {
    const fitting = toRestrictions(filters, now);
    return fitting === undefined ? [] : [allOf(fitting.map(({ expression }) => expression))];
  });
  return found.length === 0 ? [] : [anyOf(found)];
}

/** What is hidden by a rule; nothing by a word of signs alone. */
function toHidden(rule: HideRule): Expression {
  switch (rule.kind) {
    case 'company':
      return token(ofBoard(rule.value));
    case 'job':
      return { kind: 'jobs', ids: [rule.value] };
    case 'word': {
      const parsed = parseQuery(rule.value);
      if (parsed.kind !== 'terms' || parsed.clauses.length === 0) return anyOf([]);
      return allOf(parsed.clauses.map((clause) => anyOf(clause.map((group) => toAnywhere(group)))));
    }
  }
}

function toTiers(clauses: readonly TermGroup[][]): Tier[] {
  if (clauses.length === 0) return [];
  const title = clauses.map((clause) => anyOf(clause.map((group) => within(group, ['title']))));
  const either = clauses.map((clause) => anyOf(clause.map((group) => within(group, ['title', 'company']))));
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

interface Field {
  inField: (stem: string) => string;
  /** What a word as it was written is in this field, for words that are not finished. */
  beginnings: (word: string) => string[];
}

/** From so many letters on the beginning of a word is looked for in descriptions as well. */
const BEGINNING_LETTERS = 3;

const FIELDS: Record<'title' | 'company' | 'anywhere', Field> = {
  title: { inField: inTitle, beginnings: (word) => [ofTitleWord(word)] },
  company: { inField: inCompany, beginnings: (word) => [ofCompanyWord(word)] },
  anywhere: {
    inField: (stem) => stem,
    beginnings: (word) => [
      ...(word.length < BEGINNING_LETTERS ? [] : [word]),
      ofTitleWord(word),
      ofCompanyWord(word),
    ],
  },
};

/** What finds a group: all its terms, where they were asked for. */
function toAnywhere({ terms, field }: TermGroup): Expression {
  return allOf(terms.map((term) => spell(term, FIELDS[field ?? 'anywhere'])));
}

/** The same within some fields. A group that names its field is where it belongs when it is there. */
function within(group: TermGroup, fields: readonly ('title' | 'company')[]): Expression {
  if (group.field !== null) return toAnywhere(group);
  return allOf(group.terms.map((term) => anyOf(fields.map((field) => spell(term, FIELDS[field])))));
}

/** The term within one field: any spelling whose stems are all there. */
function spell(term: Term, { inField, beginnings }: Field): Expression {
  return anyOf(
    term.map((stems) =>
      allOf(
        stems.map((stem) => {
          const beginning = toBeginning(stem);
          if (beginning === undefined) return token(inField(stem));
          return anyOf(beginnings(beginning).map((prefix): Expression => ({ kind: 'prefix', prefix })));
        }),
      ),
    ),
  );
}
