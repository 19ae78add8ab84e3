import {
  fold,
  toCountryName,
  toStateName,
  type Place,
  type YearsAsked,
  splitQueryWords,
  splitWords,
  FACETS,
  type Shift,
  OPENING_KINDS,
  SHIFTS,
  type FacetName,
} from '@firsthand/contracts';
import type { Point } from '@firsthand/gazetteer';
import { readTitle } from '@firsthand/occupations';
import type { SearchDocument } from '../document.ts';
import { toRankAt } from '../document.ts';
import {
  type Facets,
  type HideRule,
  type SearchFilters,
  type SearchRequest,
  type SearchResult,
} from '../search.ts';
import type { InsightsRequest, SearchInsights } from '../insights.ts';
import { readMeaning } from './oracle-meaning.ts';
import { toRole } from '../role/to-role.ts';
import { isStopWord } from '../text/stop-words.ts';
import { stem } from '../text/stem.ts';
import { SHIFT_TEXTS } from '../understand/shifts.ts';
import { FILTER_PHRASES } from '../understand/words-of-filters.ts';

const DAY_SECONDS = 86_400;

/** What a place is called, as far as it is not a country. */
function toPlaceText({ text, city, state, country, postalCode }: Place): string {
  return [text, city, state, state && toStateName(state, country), postalCode].filter(Boolean).join(' ');
}

/** Every word by which the place can be filtered in free text. */
function toLocationWords(place: Place): Set<string> {
  const { country } = place;
  const also = country === 'US' ? 'usa' : country === 'GB' ? 'uk' : '';
  const named = country === null ? '' : `${country} ${toCountryName(country) ?? ''} ${also}`;
  return new Set(fold(`${toPlaceText(place)} ${named}`).split(' '));
}

/** The words of a job by field, worked out without lexemes or vectors. */
interface Fields {
  title: Set<string>;
  company: Set<string>;
  anywhere: Set<string>;
  /** As they are written, in order. */
  written: { title: string[]; company: string[] };
}

const fieldsOf = new WeakMap<SearchDocument, Fields>();

function toFields(document: SearchDocument): Fields {
  const known = fieldsOf.get(document);
  if (known) return known;
  const all = (text: string) => splitWords(text).map(stem);
  const telling = (text: string) =>
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem);
  const title = all(document.title);
  const company = all(document.company ?? '');
  const places = document.places.flatMap((place) => telling(toPlaceText(place)));
  const remote = document.workMode === 'remote' ? ['remot'] : [];
  const description = telling(`${document.descriptionText} ${document.department ?? ''}`);
  const fields = {
    title: new Set(title),
    company: new Set(company),
    anywhere: new Set([...title, ...company, ...places, ...remote, ...description]),
    written: { title: splitWords(document.title), company: splitWords(document.company ?? '') },
  };
  fieldsOf.set(document, fields);
  return fields;
}

/** The towns that the places of generated jobs are, as an atlas has them; "Berlin, CT" is too small for ours. */
const TOWNS: (Point & { country: string; state: string | null; city: string; codes: string[] })[] = [
  { country: 'US', state: 'TX', city: 'austin', codes: ['78701'], latitude: 30.267, longitude: -97.743 },
  { country: 'US', state: 'MN', city: 'austin', codes: [], latitude: 43.667, longitude: -92.975 },
  { country: 'US', state: 'TX', city: 'dallas', codes: [], latitude: 32.783, longitude: -96.807 },
  { country: 'DE', state: 'BE', city: 'berlin', codes: ['10115'], latitude: 52.524, longitude: 13.411 },
  { country: 'DE', state: 'BY', city: 'munchen', codes: [], latitude: 48.137, longitude: 11.576 },
  { country: 'BR', state: null, city: 'sao paulo', codes: [], latitude: -23.55, longitude: -46.633 },
];
/** What people call the places of generated jobs beside what those say. */
const OTHER_NAMES: Readonly<Record<string, Partial<Town>>> = {
  munich: { country: 'DE', state: 'BY', city: 'munchen' },
  sampa: { country: 'BR', city: 'sao paulo' },
  bayern: { country: 'DE', state: 'BY' },
  deutschland: { country: 'DE' },
};
type Town = (typeof TOWNS)[number];
/** New York has it too, so that it says nothing without a country. */
const SHARED_CODES = ['10115'];

function toTown({ city, state, country }: Place): Town | undefined {
  return TOWNS.find(
    (town) => town.country === country && town.state === state && town.city === fold(city ?? ''),
  );
}

/** Whether the place is what people call so. */
function isCalled(name: string, place: Place): boolean {
  const meant = OTHER_NAMES[fold(name)];
  if (meant === undefined) return false;
  const { country, state, city } = meant;
  const fits = [
    country === place.country,
    state === undefined || state === place.state,
    city === undefined || city === fold(place.city ?? ''),
  ];
  return fits.every(Boolean);
}

function toKm(a: Point, b: Point) {
  const [x, y, between] = [a.latitude, b.latitude, b.longitude - a.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(x) * Math.sin(y) + Math.cos(x) * Math.cos(y) * Math.cos(between);
  return 6_371 * Math.acos(Math.min(1, cosine));
}

/** Whether the place is a town that the postal code belongs to, and which is what else was asked for. */
function hasCode(place: Place, { countries, state, city, zip = '' }: SearchFilters): boolean {
  const town = toTown(place);
  if (!town?.codes.includes(zip)) return false;
  if (countries === undefined && SHARED_CODES.includes(zip)) return false;
  return [
    countries?.some((country) => country.toUpperCase() === town.country),
    state === undefined ? undefined : state.toUpperCase() === town.state,
    city === undefined ? undefined : fold(city) === town.city,
  ].every((fits) => fits !== false);
}

function fitsFilters(document: SearchDocument, filters: SearchRequest['filters']): boolean {
  const same = (wanted: string | undefined, has: string | null) =>
    wanted === undefined || fold(wanted) === fold(has ?? '');
  const { countries, sources } = filters;
  const somePlace = [countries, filters.state, filters.city, filters.zip].every((part) => part === undefined)
    ? true
    : document.places.some(
        (place) =>
          hasCode(place, filters) ||
          ((countries === undefined || countries.some((country) => same(country, place.country))) &&
            (same(filters.state, place.state) || isCalled(filters.state ?? '', place)) &&
            (same(filters.city, place.city) || (!filters.zip && isCalled(filters.city ?? '', place))) &&
            same(filters.zip, place.postalCode)),
      );
  const remote = filters.remote === undefined || filters.remote === (document.workMode === 'remote');
  const words = new Set(document.places.flatMap((place) => [...toLocationWords(place)]));
  const { location = '' } = filters;
  const located =
    document.places.some((place) => isCalled(location, place)) ||
    fold(location)
      .split(' ')
      // Signs alone are no word that a place could have.
      .every((word) => (word === '' ? location.trim() === '' || fold(location) !== '' : words.has(word)));
  const source = sources === undefined || sources.includes(document.source);
  const { near } = filters;
  const isNear =
    near === undefined ||
    document.places.flatMap((place) => toTown(place) ?? []).some((town) => toKm(near, town) <= near.radiusKm);
  return somePlace && remote && source && located && isNear;
}

const PERIODS_A_YEAR = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/** The top of the pay in a year; undefined when it is not stated, or not in this currency. */
function toPay({ pay }: SearchDocument, currency: string): number | undefined {
  const top = pay.max ?? pay.min;
  if (top === null || pay.period === null || pay.currency !== currency) return undefined;
  return Math.round(top * PERIODS_A_YEAR[pay.period]);
}

/** The range of those that are generated. */
function toYearsValue(years: number | null): YearsAsked | 'unstated' {
  if (years === null) return 'unstated';
  return years === 0 ? '0' : years < 6 ? '3-5' : '10+';
}

/** What the title says the work is and all that this is a kind of. */
function listWorks(document: SearchDocument): readonly string[] {
  const known = worksOf.get(document);
  if (known) return known;
  const { title, language } = document;
  const read = readTitle(title, language?.split('-')[0] ?? null).flatMap(({ line }) => line);
  const works = read.length === 0 ? ['unstated'] : read;
  worksOf.set(document, works);
  return works;
}

/** What the title itself says the work is. */
const listTitled = ({ title, language }: SearchDocument) =>
  readTitle(title, language?.split('-')[0] ?? null).map(({ id }) => id);

const worksOf = new WeakMap<SearchDocument, readonly string[]>();

const SHIFT_PHRASES = new Map(
  SHIFTS.map((shift) => [
    shift,
    [...FILTER_PHRASES].flatMap(([phrase, { parameter, value }]) =>
      parameter === 'shift' && value === shift ? [phrase] : [],
    ),
  ]),
);

/** Its title has all words of what is said of the shift, or the whole of it has those that mean nothing else. */
function isOfShift(document: SearchDocument, shift: Shift): boolean {
  const { title, anywhere } = toFields(document);
  const isSaid = (phrase: string, where: Set<string>) =>
    phrase.split(' ').every((word) => where.has(stem(word)));
  return (
    (SHIFT_PHRASES.get(shift) ?? []).some((phrase) => isSaid(phrase, title)) ||
    SHIFT_TEXTS[shift].some((phrase) => isSaid(phrase, anywhere))
  );
}

function fitsFacts(document: SearchDocument, { filters, now = 0 }: SearchRequest): boolean {
  const { workModes, employmentTypes, companies, languages, pay, payStated, postedWithinDays, leastYears } =
    filters;
  const { seniority, years, visa, skills, openTo, isPool } = document.stated;
  const country = filters.eligibleFrom?.toUpperCase();
  const type = document.employmentType;
  const listed = type === 'volunteer' || type === 'apprenticeship' || type === 'per_diem' ? 'other' : type;
  const seen = document.firstSeenAt.getTime();
  // Dates ahead count as the first sight.
  const posted = Math.floor(Math.min(document.publishedAt?.getTime() ?? seen, seen) / 1_000);
  return [
    workModes?.includes(document.workMode ?? 'unstated'),
    employmentTypes?.includes(listed ?? 'unstated'),
    companies?.includes(`${document.source}:${document.board}`),
    languages?.some((language) => document.language?.split('-')[0] === language),
    pay && (toPay(document, pay.currency) ?? -1) >= pay.min,
    payStated && (document.pay.min !== null || document.pay.max !== null),
    filters.seniorities?.includes(seniority ?? 'unstated'),
    filters.years?.includes(toYearsValue(years)),
    leastYears && years !== null && years <= leastYears.atMost,
    filters.visas?.includes(visa ?? 'unstated'),
    filters.openings?.includes(isPool === true ? 'pool' : 'own'),
    filters.shifts?.some((shift) => isOfShift(document, shift)),
    filters.occupations?.some((id) => listWorks(document).includes(id)),
    filters.skills?.some((skill) => (skills.length === 0 ? skill === 'unstated' : skills.includes(skill))),
    country === undefined
      ? undefined
      : document.places.some((place) => place.country === country) ||
        (document.workMode === 'remote' && (openTo === 'worldwide' || openTo?.includes(country) === true)) ||
        (document.places.some((place) => place.text === 'Worldwide') &&
          (document.workMode === null || (document.workMode === 'remote' && openTo === null))),
    postedWithinDays === undefined ? undefined : posted >= now - postedWithinDays * DAY_SECONDS,
  ].every((fits) => fits !== false);
}

/** Whether a rule hides the job. */
function hides(rule: HideRule, document: SearchDocument): boolean {
  if (rule.kind === 'company') return rule.value === `${document.source}:${document.board}`;
  if (rule.kind === 'job') return rule.value === document.jobId;
  return (
    searchByRule([document], { query: rule.value, literal: true, filters: {}, offset: 0, limit: 0 }).total ===
    1
  );
}

/** A word that was typed, where it must stand, and the words it may be replaced by. */
interface Wanted {
  choices: Choice[];
  /** The piece it is of, when nothing was said of that. */
  plain: { piece: string } | null;
}

interface Choice {
  /** Several words of a phrase with a space between them. */
  word: string;
  field: 'title' | 'company' | 'anywhere';
  /** The beginning of a word. */
  isOpen?: boolean;
}

/** Whether a field has it. */
function has({ written, ...fields }: Fields, place: Choice['field'], { word, isOpen }: Choice): boolean {
  const parts = place === 'anywhere' ? (['title', 'company'] as const) : [place];
  if (word.includes(' ')) {
    const phrase = word.split(' ').map(stem);
    // Any two neighbours of the phrase are neighbours there.
    return (
      parts.some((part) => hasNeighbours(written[part].map(stem), phrase)) ||
      (place === 'anywhere' &&
        hasNeighbours([...written.title.map(stem), '\0', ...written.company.map(stem)], phrase))
    );
  }
  if (fields[place].has(stem(word))) return true;
  if (isOpen !== true) return false;
  if (parts.some((part) => written[part].some((other) => other.startsWith(word)))) return true;
  return (
    place === 'anywhere' && word.length >= 3 && [...fields.anywhere].some((other) => other.startsWith(word))
  );
}

function hasNeighbours(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase
    .slice(1)
    .every((next, at) => words.some((word, place) => word === phrase[at] && words[place + 1] === next));
}

/** Reads queries of words and whole phrases with `-`, `title:`, `company:` and `OR` between two of them. */
function read(query: string): { wanted: Wanted[]; excluded: Wanted['choices'] } {
  const wanted: Wanted[] = [];
  const excluded: Wanted['choices'] = [];
  let isNextOr = false;
  const pieces = query.match(/-?(?:title:|company:)?"[^"]*"|\S+/g) ?? [];
  const isOperand = (piece: string | undefined) =>
    piece !== undefined && piece !== 'OR' && !piece.startsWith('-');
  pieces.forEach((piece, index) => {
    if (piece === 'OR' && isOperand(pieces[index - 1]) && isOperand(pieces[index + 1])) {
      isNextOr = true;
      return;
    }
    const bare = piece.replace(/^-(?=.)/, '');
    const field = bare.startsWith('title:') ? 'title' : bare.startsWith('company:') ? 'company' : 'anywhere';
    const text =
      field === 'anywhere' || bare.length === field.length + 1 ? bare : bare.slice(field.length + 1);
    const words = splitQueryWords(text);
    const isNamed = field !== 'anywhere' && bare.length > field.length + 1;
    const plain = isNamed || text.startsWith('"') ? null : { piece };
    const isPhrase = text.startsWith('"') && words.length > 1;
    const choices = (isPhrase ? [words.join(' ')] : words).map((word): Choice => ({ word, field }));
    if (bare !== piece) excluded.push(...choices);
    else if (isNextOr) {
      const last = wanted.at(-1);
      last?.choices.push(...choices);
      if (last) last.plain = null;
    } else
      wanted.push(
        ...(choices.length > 0
          ? choices.map((choice) => ({ choices: [choice], plain }))
          : [{ choices: [], plain }]),
      );
    isNextOr = false;
  });
  return { wanted, excluded };
}

/** The last word may be unfinished: not in a phrase, and when it was not typed as a whole one before. */
function open(
  { query, prefix }: SearchRequest,
  wanted: readonly Wanted[],
  excluded: readonly Choice[],
): void {
  const last = wanted.at(-1)?.choices.at(-1);
  const lastPiece = query.match(/-?(?:title:|company:)?"[^"]*"|\S+/g)?.at(-1) ?? '';
  const isExcluded = lastPiece.startsWith('-') && excluded.length > 0 && lastPiece.length > 1;
  if (!prefix || !last || isExcluded || /\s$/.test(query) || last.word.includes(' ')) return;
  if (!splitQueryWords(lastPiece).includes(last.word) || lastPiece.endsWith('"')) return;
  const others = wanted.flatMap(({ choices }) => choices).filter((choice) => choice !== last);
  if (
    others.some(
      ({ word, field }) => field === last.field && word.split(' ').map(stem).includes(stem(last.word)),
    )
  )
    return;
  last.isOpen = true;
}

/** The pieces of which nothing was said, each once: its words are wanted one by one. */
function listPlain(wanted: readonly Wanted[]): string[] {
  const plain = new Set(wanted.flatMap((term) => term.plain ?? []));
  return Array.from(plain, ({ piece }) => piece);
}

/** Without stop words, where other words stand beside them. */
function toTelling(wanted: readonly Wanted[]): Wanted[] {
  return wanted
    .map((term) => ({ ...term, choices: term.choices.filter(({ word }) => !isStopWord(word)) }))
    .filter(({ choices }) => choices.length > 0);
}

function isIn(fields: Fields, { choices }: Wanted, places: Choice['field'][]): boolean {
  return choices.some((choice) =>
    (choice.field === 'anywhere' ? places : [choice.field]).some((place) => has(fields, place, choice)),
  );
}

const toWhere = (fields: Fields, term: Wanted) => ({
  anywhere: isIn(fields, term, ['anywhere']),
  title: isIn(fields, term, ['title']),
  either: isIn(fields, term, ['title', 'company']),
});

/** How much newer the job counts, in seconds; undefined when it does not match. Knows nothing of synonyms. */
function boostOf(wanted: readonly Wanted[], fields: Fields): number | undefined {
  if (wanted.length === 0) return 0;
  if (!wanted.every((term) => isIn(fields, term, ['anywhere']))) return undefined;
  if (wanted.every((term) => isIn(fields, term, ['title']))) return 300 * DAY_SECONDS;
  if (wanted.every((term) => isIn(fields, term, ['title', 'company']))) return 120 * DAY_SECONDS;
  return wanted.some((term) => isIn(fields, term, ['title'])) ? 30 * DAY_SECONDS : 0;
}

/** The rule of search in plain words, over a list: what any executor must answer. */
export function searchByRule(documents: readonly SearchDocument[], request: SearchRequest): SearchResult {
  const { hide = [], facets, offset, limit } = request;
  const fitting = findFitting(documents, request);
  const found = fitting.filter(({ document }) => !hide.some((rule) => hides(rule, document)));
  const rate = (entry: Found) => rateByRule(entry.document, request);
  found.sort((a, b) => rate(b) - rate(a) || b.at - a.at || a.document.jobId - b.document.jobId);
  const idsOf = (some: readonly Found[]) => some.map(({ document }) => document.jobId);
  const apart = new Set(documents.filter(({ jobId }) => request.apart?.includes(jobId)).map(roleOf));
  const toEntries = (some: readonly Found[]) => {
    const met = new Set<number>();
    return some.filter(({ document }) => {
      const isFirst = !met.has(roleOf(document)) || apart.has(roleOf(document));
      met.add(roleOf(document));
      return isFirst;
    });
  };
  const roles = toEntries(found);
  const entries = request.group ? roles : found;
  const page = entries.slice(offset, offset + limit);
  const result: SearchResult = { total: entries.length, ids: idsOf(page) };
  if (request.group) {
    const openings = page.map(({ document }) => listOpenings(document, documents, idsOf(found)));
    result.grouped = { totalOpenings: found.length, openings };
  }
  if (facets) result.facets = countByRule(documents, request);
  if (request.insights) result.insights = measureByRule(found, request.insights);
  if (hide.length > 0) {
    const counts = hide.map((rule) => fitting.filter(({ document }) => hides(rule, document)).length);
    const ofRoles = request.group && { roles: toEntries(fitting).length - roles.length };
    result.hidden = { total: fitting.length - found.length, ...ofRoles, counts };
  }
  return result;
}

/** What comes before the newest: the pay, or how many requirements a search with one of their filters finds the job by. */
function rateByRule(document: SearchDocument, { sort, now }: SearchRequest): number {
  if (typeof sort !== 'object') return -1;
  if (sort.by === 'pay') return toPay(document, sort.currency) ?? -1;
  const finds = (filters: SearchFilters) =>
    searchByRule([document], { query: '', filters, now, offset: 0, limit: 0 }).total === 1;
  return sort.met.filter((any) => any.some(finds)).length;
}

const knownRoles = new WeakMap<SearchDocument, number>();

function roleOf(document: SearchDocument): number {
  const role = knownRoles.get(document) ?? toRole(document);
  knownRoles.set(document, role);
  return role;
}

/** All jobs of the role: this one, then those that were found, then the others, each newest first. */
function listOpenings(
  document: SearchDocument,
  all: readonly SearchDocument[],
  found: readonly number[],
): number[] {
  const others = all.filter((other) => other.jobId !== document.jobId && roleOf(other) === roleOf(document));
  const newestFirst = others
    .sort((a, b) => toRankAt(b) - toRankAt(a) || a.jobId - b.jobId)
    .map(({ jobId }) => jobId);
  const fits = (id: number) => found.includes(id);
  return [document.jobId, ...newestFirst.filter(fits), ...newestFirst.filter((id) => !fits(id))];
}

interface Found {
  document: SearchDocument;
  /** When it counts as published. */
  at: number;
}

function findFitting(documents: readonly SearchDocument[], request: SearchRequest): Found[] {
  const typed = read(request.query);
  open(request, typed.wanted, typed.excluded);
  const isTelling = ({ word }: { word: string }) => !isStopWord(word);
  // The words of a phrase count each by itself.
  const hasTelling = typed.wanted.some(({ choices }) =>
    choices.some(({ word }) => word.split(' ').some((one) => !isStopWord(one))),
  );
  const wanted = typed.wanted
    .map(({ choices, plain }) => ({ plain, choices: hasTelling ? choices.filter(isTelling) : choices }))
    .filter(({ choices }) => choices.length > 0);
  const excluded = typed.excluded.filter(isTelling);
  const meaning = readMeaning(request, listPlain(typed.wanted));
  if (!meaning && wanted.length === 0 && excluded.length === 0 && request.query.trim() !== '') return [];
  const isRanked = request.sort === undefined || request.sort === 'relevance';
  return documents.flatMap((document) => {
    const fields = toFields(document);
    const boost = meaning
      ? toSeconds(
          meaning({
            ...{ document, works: listWorks(document), plain: listTitled(document) },
            literal: toTelling(typed.wanted.filter(({ plain }) => plain === null)).map((term) =>
              toWhere(fields, term),
            ),
            has: (where, word, isOpen) => has(fields, where, { word, field: where, isOpen }),
            fits: (filters) => fitsFilters(document, filters) && fitsFacts(document, { ...request, filters }),
          }),
        )
      : boostOf(wanted, fields);
    if (boost === undefined || !fitsFilters(document, request.filters)) return [];
    if (!fitsFacts(document, request)) return [];
    if (excluded.some((choice) => has(fields, choice.field, choice))) return [];
    return [{ document, at: toRankAt(document) + (isRanked ? boost : 0) }];
  });
}

const toSeconds = (days: number | undefined) => (days === undefined ? undefined : days * DAY_SECONDS);

/** Each value of a facet with what choosing it alone would find. */
function countByRule(documents: readonly SearchDocument[], request: SearchRequest): Facets {
  const choices: Record<FacetName, (value: string) => SearchFilters> = {
    country: (value) => ({ countries: [value] }),
    occupation: (value) => ({ occupations: [value] }),
    work_mode: (value) => ({ workModes: [value as never] }),
    source: (value) => ({ sources: [value as never] }),
    employment_type: (value) => ({ employmentTypes: [value as never] }),
    posted_within: (value) => ({ postedWithinDays: Number(value) }),
    pay_stated: () => ({ payStated: true }),
    company: (value) => ({ companies: [value] }),
    language: (value) => ({ languages: [value] }),
    seniority: (value) => ({ seniorities: [value as never] }),
    years: (value) => ({ years: [value as never] }),
    skill: (value) => ({ skills: [value] }),
    visa: (value) => ({ visas: [value as never] }),
    shift: (value) => ({ shifts: [value as never] }),
    opening: (value) => ({ openings: [value as never] }),
  };
  const values: Record<FacetName, string[]> = {
    country: ['US', 'DE', 'BR'],
    occupation: [...new Set(documents.flatMap(listWorks))],
    work_mode: ['remote', 'hybrid', 'on_site', 'unstated'],
    source: ['lever', 'workday', 'dover'],
    employment_type: ['full_time', 'part_time', 'contract', 'temporary', 'internship', 'other', 'unstated'],
    posted_within: ['1', '3', '7', '14', '30'],
    pay_stated: ['true'],
    company: [...new Set(documents.map(({ source, board }) => `${source}:${board}`))],
    language: ['en', 'de'],
    seniority: ['entry', 'senior', 'unstated'],
    years: ['0', '3-5', '10+', 'unstated'],
    skill: ['C++', 'machine learning', 'first aid', 'unstated'],
    visa: ['offers', 'refuses', 'unstated'],
    shift: [...SHIFTS],
    opening: [...OPENING_KINDS],
  };
  const count = (name: FacetName, value: string) => {
    const filters = { ...request.filters, ...choices[name](value) };
    return searchByRule(documents, { ...request, filters, facets: false, offset: 0, limit: 0 }).total;
  };
  const order = (name: FacetName) =>
    values[name]
      .map((value) => ({ value, count: count(name, value) }))
      .filter((counted) => counted.count > 0)
      .sort((a, b) => b.count - a.count || byCodePoints(a.value, b.value))
      .slice(0, name === 'company' || name === 'skill' ? 20 : undefined);
  return Object.fromEntries(FACETS.map((name) => [name, order(name)])) as Facets;
}

const byCodePoints = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function measureByRule(found: readonly Found[], { weekStarts }: InsightsRequest): SearchInsights {
  const documents = found.map(({ document }) => document);
  const count = (valuesOf: (document: SearchDocument) => readonly string[], most?: number) => {
    const values = documents.flatMap((document) => [...new Set(valuesOf(document))]);
    return [...new Set(values)]
      .map((value) => ({ value, count: values.filter((other) => other === value).length }))
      .sort((a, b) => b.count - a.count || byCodePoints(a.value, b.value))
      .slice(0, most);
  };
  const orUnstated = (values: readonly string[]) => (values.length === 0 ? ['unstated'] : values);
  const paid = documents.flatMap(({ pay: { min, max, currency, period } }) => {
    const [low, high] = [min ?? max, max ?? min];
    if (low === null || high === null || period === null || currency === null) return [];
    return [{ currency, middle: Math.round(((low + high) / 2) * PERIODS_A_YEAR[period]) }];
  });
  const pay = ['EUR', 'USD'].flatMap((currency) => {
    const values = paid.filter((one) => one.currency === currency).map(({ middle }) => middle);
    values.sort((a, b) => a - b);
    const quartile = (share: number) => {
      const at = (values.length - 1) * share;
      const low = values[Math.floor(at)] ?? 0;
      return low + (at % 1) * ((values[Math.ceil(at)] ?? 0) - low);
    };
    if (values.length === 0) return [];
    return [{ currency, count: values.length, p25: quartile(0.25), p50: quartile(0.5), p75: quartile(0.75) }];
  });
  return {
    pay: pay.sort((a, b) => b.count - a.count),
    workModes: count(({ workMode }) => [workMode ?? 'unstated']),
    companies: count(({ source, board }) => [`${source}:${board}`], 20),
    towns: count(
      ({ places }) =>
        orUnstated(
          places.flatMap(({ country, state, city }) =>
            city === null ? [] : [`${country ?? ''}/${state ?? ''}/${city}`],
          ),
        ),
      20,
    ),
    skills: count(({ stated }) => orUnstated(stated.skills), 20),
    opened: weekStarts.map((start, week) => {
      const end = weekStarts[week + 1] ?? Infinity;
      const seen = documents.map(({ firstSeenAt }) => Math.floor(firstSeenAt.getTime() / 1_000));
      return seen.filter((at) => at >= start && at < end).length;
    }),
  };
}
