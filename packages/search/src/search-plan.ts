import { allOf, anyOf, token, type Expression } from './expression.ts';
import { planFacets, type FacetPlan } from './facet-plan.ts';
import { toRestrictions, type Restriction } from './restrictions.ts';
import {
  inCompany,
  inTitle,
  NAME_SEPARATOR,
  ofBoard,
  ofCompanyName,
  ofCompanyWord,
  ofOccupation,
  ofPlainOccupation,
  ofSeniority,
  ofTitleWord,
} from './lexemes.ts';
import type { Token } from './understand/read-items.ts';
import {
  readQuery,
  type AskedOccupation,
  type FilterWords,
  type QueryReading,
  type Understood,
} from './understand/read-query.ts';
import { parseQuery, toBeginning, toTerms, type ParseOptions, type Term, type TermGroup } from './query.ts';
import type { InsightsRequest } from './insights.ts';
import type { HideRule, SearchFilters, SearchRequest } from './search.ts';

const DAY_SECONDS = 86_400;

/**
 * What a job counts as newer by that fits better. Tiers lie so far apart that how new a job is decides within one and seldom
 * between two: boards keep most postings for two months (measured with `npm run bench -- finding`).
 */
const BOOST_DAYS = {
  /** Of a company that is called so, where the words are more than the name of an occupation: Cook Medical. */
  company: 480,
  /** The work itself, of the level that is wished for, named as it was typed. */
  namedOfLevel: 420,
  ofLevel: 360,
  /** The work itself, named as it was typed, and every other word in the title; or every word, where no work is asked for. */
  named: 300,
  /** The same, with the words of its name elsewhere. */
  said: 240,
  work: 180,
  /** The work itself; other words elsewhere. Or every word in title or company. */
  workAlone: 120,
  titleOrCompany: 60,
  /** Named by what the work is a kind of alone: a post as a teacher may be one for mathematics. */
  near: 45,
  someInTitle: 30,
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
  /** What found jobs have that are about what was asked, and do not only mention it. */
  about: Expression;
  /** What would be found without the rules, and what each rule hides of it. */
  hiding: { base: Expression; rules: readonly Expression[] } | null;
}

/** Undefined when no job can fit: a query or a filter of signs alone. */
export function toSearchPlan(request: Omit<SearchRequest, 'offset' | 'limit'>): SearchPlan | undefined {
  const { filters, sort, hide = [] } = request;
  const parsed = parseQuery(request.query, toParseOptions(request));
  const now = request.now ?? Math.floor(Date.now() / 1_000);
  const chosen = toRestrictions(filters, now);
  if (parsed.kind === 'nothing' || chosen === undefined) return undefined;
  const { clauses, excluded, reading, opened } =
    parsed.kind === 'terms' ? parsed : { clauses: [], excluded: [], reading: null, opened: null };
  const fitting = [...chosen, ...(reading?.filters ?? []).flatMap((words) => toReadRestrictions(words, now))];
  const parts = toParts(clauses, { reading, opened });
  const about = toAbout(parts);
  const terms = [...parts.terms, ...(request.aboutOnly ? [about] : [])];
  const without = excluded.map((group): Expression => ({ kind: 'not', of: toAnywhere(group) }));
  const rules = hide.map(toHidden);
  const shown: Expression[] = rules.length === 0 ? [] : [{ kind: 'not', of: anyOf(rules) }];
  const restricted = fitting.map(({ expression }) => expression);
  const by = typeof sort === 'object' ? sort : undefined;
  return {
    terms,
    restrictions: [...restricted, ...without, ...shown],
    tiers: by || sort === 'newest' ? [] : toTiers(parts),
    isGrouped: request.group ?? false,
    apart: request.apart ?? [],
    insights: request.insights ?? null,
    about,
    payCurrency: by?.by === 'pay' ? by.currency.toUpperCase() : null,
    met: by?.by === 'fit' ? by.met.flatMap((any) => toMet(any, now)) : [],
    facets: request.facets
      ? planFacets({ filters, now, fitting, others: [...terms, ...without, ...shown] })
      : [],
    hiding: rules.length === 0 ? null : { base: allOf([...terms, ...restricted, ...without]), rules },
  };
}

type Asked = Pick<SearchRequest, 'query' | 'filters' | 'prefix' | 'literal' | 'notUnderstood'>;

function toParseOptions({
  filters,
  prefix = false,
  literal = false,
  notUnderstood = [],
}: Asked): ParseOptions {
  if (literal) return { prefix };
  return { prefix, understand: (pieces) => readQuery(pieces, { filters, notUnderstood }) };
}

/** What the words of a request are taken for, in their order; nothing of a literal one. */
export function understandQuery(request: Asked): Understood[] {
  const parsed = parseQuery(request.query, toParseOptions(request));
  return parsed.kind === 'terms' ? (parsed.reading?.understood ?? []) : [];
}

/** A filter that was read from words keeps the jobs, too, whose title says the words: many boards have no field for it. */
function toReadRestrictions({ filters, tokens }: FilterWords, now: number): Restriction[] {
  const title = allOf(toTerms(tokens).map((term) => spell(term, FIELDS.title)));
  const restrictions = toRestrictions(filters, now) ?? [];
  const of = restrictions.length === 1 ? (restrictions[0]?.of ?? null) : null;
  const all = allOf(restrictions.map(({ expression }) => expression));
  return restrictions.length === 0 ? [] : [{ expression: anyOf([all, title]), of }];
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

/** One thing that is asked for, by how a job may have it. */
interface Part {
  /** Somewhere: then it fits. */
  anywhere: Expression;
  title: Expression;
  /** In title or company. */
  either: Expression;
}

/** What a query asks for, apart. */
interface Parts {
  /** All that must be there, or that the company is called so. */
  terms: Expression[];
  /** The occupation that is asked for, its name in the title, and what its name says beside it, anywhere: Java of "Java developer". */
  work: { is: Expression; near: Expression; named: Expression; said: Expression } | null;
  others: readonly Part[];
  /** Whatever of it is left out, the job is less what was wished for. */
  wishes: readonly Expression[];
  /** The company is called what was typed. */
  company: Expression | null;
  /** The words are more than the name of one occupation, so that they are rather a company's where one is called so. */
  isRatherName: boolean;
  /** The name of the occupation says a specialty beside it. */
  isOfWords: boolean;
}

interface Read {
  reading: QueryReading | null;
  opened: Token | null;
}

function toParts(clauses: readonly TermGroup[][], { reading, opened }: Read): Parts {
  const words = clauses.map((clause): Part => ({
    anywhere: anyOf(clause.map((group) => toAnywhere(group))),
    title: anyOf(clause.map((group) => within(group, ['title']))),
    either: anyOf(clause.map((group) => within(group, ['title', 'company']))),
  }));
  const asked = reading?.occupations ?? [];
  const main = asked.find(({ isBeside }) => !isBeside);
  if (!reading || !main)
    return {
      terms: words.map(({ anywhere }) => anywhere),
      work: null,
      others: words,
      wishes: [],
      company: null,
      isRatherName: false,
      isOfWords: false,
    };
  const beside = asked.filter(({ isBeside }) => isBeside).map((field) => toBeside(field, opened));
  const others = [...beside, ...words];
  const is = toWork(main);
  const near = anyOf(
    main.occupations.flatMap(({ kindOf }) => kindOf.map((id) => token(ofPlainOccupation(id)))),
  );
  const named = nameIn(main, 'title', opened);
  const said = anyOf(
    main.specials.map((tokens) => allOf(toTerms(tokens, opened).map((term) => spell(term, FIELDS.anywhere)))),
  );
  const company = toCompany(reading.named);
  const fits = allOf([anyOf([is, near, named]), ...others.map(({ anywhere }) => anywhere)]);
  return {
    ...{ terms: [anyOf([fits, company])], work: { is, near, named, said }, others, company },
    isRatherName: main.names.every((tokens) => tokens.length < reading.named.length),
    isOfWords: main.specials.every((tokens) => tokens.length > 0),
    wishes: [
      ...reading.levels.map(({ level, token: word }) => toWish(level, word)),
      ...reading.wishes.flatMap((words) => toReadRestrictions(words, 0).map(({ expression }) => expression)),
    ],
  };
}

const toWork = ({ occupations }: AskedOccupation) =>
  anyOf(occupations.map(({ id }) => token(ofOccupation(id))));

/** Any name of the occupation in the field, with all its words. */
function nameIn({ names }: AskedOccupation, field: keyof typeof FIELDS, opened: Token | null): Expression {
  return anyOf(
    names.map((tokens) => allOf(toTerms(tokens, opened).map((term) => spell(term, FIELDS[field])))),
  );
}

function toBeside(asked: AskedOccupation, opened: Token | null): Part {
  const is = toWork(asked);
  const [anywhere, title, company] = (['anywhere', 'title', 'company'] as const).map((field) =>
    nameIn(asked, field, opened),
  ) as [Expression, Expression, Expression];
  return { anywhere: anyOf([is, anywhere]), title: anyOf([is, title]), either: anyOf([is, title, company]) };
}

/** A company that is called so: of one word the whole name, since "nurse" is in the names of many. */
function toCompany(named: readonly Token[]): Expression {
  const [only] = named;
  if (named.length === 1 && only)
    return { kind: 'prefix', prefix: `${ofCompanyName(only.word)}${NAME_SEPARATOR}` };
  return allOf(toTerms(named).map((term) => spell(term, FIELDS.company)));
}

function toWish(level: string | null, word: Token): Expression {
  const said = allOf(toTerms([word]).map((term) => spell(term, FIELDS.title)));
  return level === null ? said : anyOf([said, token(ofSeniority(level))]);
}

/** With the occupation, or with all words in title or company: not every job that says the words somewhere. */
function toAbout({ work, others, company, isOfWords }: Parts): Expression {
  const said = others.map(({ either }) => either);
  if (work === null) return allOf(said);
  return anyOf([
    allOf([work.is, ...(isOfWords ? [work.said] : []), ...others.map(({ anywhere }) => anywhere)]),
    allOf([work.named, ...said]),
    ...(company === null ? [] : [company]),
  ]);
}

function toTiers({ work, others, wishes, company, isRatherName, isOfWords }: Parts): Tier[] {
  const tier = (days: number, within: readonly Expression[], impliesTerms = true): Tier => ({
    ...{ boostSeconds: days * DAY_SECONDS, within: allOf(within), impliesTerms },
  });
  const title = others.map((part) => part.title);
  const either = others.map((part) => part.either);
  if (work === null) {
    if (others.length === 0) return [];
    const some = tier(BOOST_DAYS.someInTitle, [anyOf(title)], false);
    const all = [tier(BOOST_DAYS.named, title), tier(BOOST_DAYS.workAlone, either)];
    // Of one clause some is all.
    return others.length === 1 ? all : [...all, some];
  }
  const { is, near, named, said } = work;
  const isKind = near.kind !== 'any' || near.of.length > 0;
  const calledSo = anyOf([...(company === null ? [] : [company]), allOf([named, ...either])]);
  return [
    ...(isRatherName && company !== null ? [tier(BOOST_DAYS.company, [company])] : []),
    ...(wishes.length === 0
      ? []
      : [
          tier(BOOST_DAYS.namedOfLevel, [is, named, ...title, ...wishes]),
          tier(BOOST_DAYS.ofLevel, [is, ...title, ...wishes]),
        ]),
    tier(BOOST_DAYS.named, [is, named, ...title]),
    ...(isOfWords ? [tier(BOOST_DAYS.said, [is, said, ...title])] : []),
    tier(BOOST_DAYS.work, [is, ...title]),
    ...(others.length === 0 ? [] : [tier(BOOST_DAYS.workAlone, [is], false)]),
    tier(BOOST_DAYS.titleOrCompany, [calledSo]),
    ...(isKind ? [tier(BOOST_DAYS.near, [near, ...title])] : []),
  ];
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
