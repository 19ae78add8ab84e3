import {
  fold,
  isWorldwide,
  toCountryName,
  toLanguageCode,
  toListedEmployment,
  toStateName,
  toYearlyMiddle,
  toYearlyPay,
  toYearsAsked,
  type EmploymentType,
  type PayToShow,
  type Place,
  type Seniority,
  type Source,
  type VisaStance,
  type WorkMode,
  splitWords,
} from '@firsthand/contracts';
import { readTitle } from '@firsthand/occupations';
import {
  allOfPlace,
  EVERYWHERE,
  inCompany,
  inLocation,
  inTitle,
  NAME_SEPARATOR,
  ofBoard,
  ofCategory,
  ofCompanyName,
  ofCompanyWord,
  ofCountry,
  ofCurrency,
  ofEmployment,
  ofLanguage,
  ofLeastYears,
  ofOccupation,
  ofOpening,
  ofPlainOccupation,
  ofPlainTitle,
  ofRemote,
  ofSeniority,
  ofSkill,
  ofSource,
  ofTitleWord,
  ofTownName,
  ofVisa,
  ofWorkMode,
  ofYears,
  openTo,
  PAY_STATED,
} from './lexemes.ts';
import { listTownLexemes } from './places/near.ts';
import { isStopWord } from './text/stop-words.ts';
import { listBeginnings, toName, toPlainTitle } from './text/names.ts';
import { stem } from './text/stem.ts';

const DAY_SECONDS = 86_400;
const TOWN_PART_LENGTH = 100;
const FEATURED_BONUS_SECONDS = 2 * DAY_SECONDS;

/** What the posting says in words alone. Null and empty: nothing. */
export interface StatedClaims {
  seniority: Seniority | null;
  /** The least number of years of experience. */
  years: number | null;
  visa: VisaStance | null;
  skills: readonly string[];
  /** ISO 3166-1 alpha-2, where people may work from who do a remote job. */
  openTo: readonly string[] | 'worldwide' | null;
  /** It has no opening of its own; default: it has. */
  isPool?: boolean | undefined;
}

/** What search knows of an open job. */
export interface SearchDocument {
  jobId: number;
  title: string;
  company: string | null;
  places: readonly Place[];
  descriptionText: string;
  /** Searched like a part of the description. */
  department?: string | null | undefined;
  category: string | null;
  source: Source;
  /** The employer's board, as the source names it. */
  board: string;
  workMode: WorkMode | null;
  employmentType: EmploymentType | null;
  pay: PayToShow;
  stated: StatedClaims;
  /** BCP 47. */
  language: string | null;
  /** Marked by the employer on its board; what the operator chose lifts nothing. */
  featured: boolean;
  publishedAt: Date | null;
  firstSeenAt: Date;
}

/**
 * When the job counts as published, in seconds since 1970: never later than it was first seen, for employers date
 * postings ahead; the first sight when the source says nothing. Jobs that the employer marked count as two days newer.
 */
export function toRankAt(document: Pick<SearchDocument, 'publishedAt' | 'firstSeenAt' | 'featured'>): number {
  return toPostedAt(document) + (document.featured ? FEATURED_BONUS_SECONDS : 0);
}

/**
 * When the job counts as posted for filters, in seconds since 1970: when it was published, else first seen, and never
 * later than that.
 */
export function toPostedAt({
  publishedAt,
  firstSeenAt,
}: Pick<SearchDocument, 'publishedAt' | 'firstSeenAt'>): number {
  const seen = firstSeenAt.getTime();
  return Math.floor(Math.min(publishedAt?.getTime() ?? seen, seen) / 1_000);
}

/** When the job was first seen on its board, in seconds since 1970. */
export function toSeenAt({ firstSeenAt }: Pick<SearchDocument, 'firstSeenAt'>): number {
  return Math.floor(firstSeenAt.getTime() / 1_000);
}

/** What a job has one of each, by which it is filtered and counted. Null: the posting does not say. */
export interface JobFacts {
  countries: string[];
  /** `country/state/city` of each town, what is not known left empty. */
  towns: string[];
  /** Ids, those they are a kind of included. */
  occupations: string[];
  /** Of these what the title itself says. */
  titled: string[];
  workMode: WorkMode | null;
  employmentType: string | null;
  /** ISO 4217, of pay that is stated. */
  payCurrency: string | null;
  /** The top of the stated range, a year. */
  payTop: number | null;
  /** The middle of it, a year. */
  payMiddle: number | null;
  /** ISO 639-1. */
  language: string | null;
}

export function toFacts(document: SearchDocument): JobFacts {
  const { places, workMode, employmentType, pay, language } = document;
  const work = readTitle(document.title, language === null ? null : toLanguageCode(language));
  return {
    countries: [...new Set(places.flatMap(({ country }) => country ?? []))].sort(),
    towns: [...new Set(places.flatMap((place) => toTownName(place) ?? []))].sort(),
    occupations: [...new Set(work.flatMap(({ line }) => line))].sort(),
    titled: work.map(({ id }) => id),
    workMode,
    employmentType: employmentType && toListedEmployment(employmentType),
    payCurrency: pay.currency === null || !isPayStated(pay) ? null : pay.currency.toUpperCase(),
    payTop: toYearlyPay(pay),
    payMiddle: toYearlyMiddle(pay),
    language: language === null ? null : toLanguageCode(language),
  };
}

function toTownName({ country, state, city }: Place): string | null {
  if (city === null) return null;
  const part = (text: string | null) => (text ?? '').slice(0, TOWN_PART_LENGTH).replaceAll('/', ' ');
  return [country, state, city].map(part).join('/');
}

export function isPayStated({ min, max }: PayToShow): boolean {
  return min !== null || max !== null;
}

/** Every lexeme of the job's vector, without repeats. */
export function toLexemes(document: SearchDocument): Set<string> {
  const lexemes = new Set<string>();
  addName(lexemes, document.title, inTitle, ofTitleWord);
  addName(lexemes, document.company ?? '', inCompany, ofCompanyWord);
  for (const text of [document.descriptionText, document.department ?? '']) addTellingStems(lexemes, text);
  for (const place of document.places) addPlace(lexemes, place);
  // The display text of a remote job says so, and people search for it.
  if (document.workMode === 'remote') lexemes.add(stem('remote'));
  lexemes.add(ofRemote(document.workMode === 'remote'));
  lexemes.add(ofSource(document.source));
  if (document.category !== null) lexemes.add(ofCategory(document.category));
  addNames(lexemes, document);
  addFacts(lexemes, document);
  return lexemes;
}

/** How a company is named in a filter: `lever:acme`. */
export function toCompanyKey({ source, board }: Pick<SearchDocument, 'source' | 'board'>): string {
  return `${source}:${board}`;
}

function addFacts(lexemes: Set<string>, document: SearchDocument): void {
  const { countries, occupations, titled, towns, workMode, employmentType, payCurrency, language } =
    toFacts(document);
  for (const country of countries) lexemes.add(ofCountry(country));
  for (const id of occupations.length === 0 ? [null] : occupations) lexemes.add(ofOccupation(id));
  for (const id of titled) lexemes.add(ofPlainOccupation(id));
  for (const town of towns.length === 0 ? [null] : towns) lexemes.add(ofTownName(town));
  lexemes.add(ofWorkMode(workMode)).add(ofEmployment(employmentType));
  lexemes.add(ofBoard(toCompanyKey(document)));
  if (isPayStated(document.pay)) lexemes.add(PAY_STATED);
  if (payCurrency !== null) lexemes.add(ofCurrency(payCurrency));
  if (language !== null) lexemes.add(ofLanguage(language));
  addStated(lexemes, document);
}

function addStated(lexemes: Set<string>, document: SearchDocument): void {
  const { seniority, years, visa, skills, isPool } = document.stated;
  lexemes
    .add(ofOpening(isPool === true ? 'pool' : 'own'))
    .add(ofSeniority(seniority))
    .add(ofVisa(visa))
    .add(ofYears(years === null ? null : toYearsAsked(years)));
  if (years !== null) lexemes.add(ofLeastYears(years));
  for (const skill of skills.length === 0 ? [null] : skills) lexemes.add(ofSkill(skill));
  for (const country of listOpenTo(document)) lexemes.add(openTo(country));
}

/** Where people may be: what a remote job's sentence says, else the world when that is its place and no office is named. */
function listOpenTo({ stated, workMode, places }: SearchDocument): readonly string[] {
  const open = workMode === 'remote' ? stated.openTo : null;
  if (open !== null) return open === 'worldwide' ? [EVERYWHERE] : open;
  const isAnywhere = (workMode === 'remote' || workMode === null) && places.some(isWorldwide);
  return isAnywhere ? [EVERYWHERE] : [];
}

/** The stems of a title or company, stop words included. */
export function stemsOf(text: string): string[] {
  return splitWords(text).map(stem);
}

/** The names that are offered while somebody types. */
function addNames(lexemes: Set<string>, { title, company }: SearchDocument): void {
  const names = [
    { name: toPlainTitle(title), toLexeme: ofPlainTitle },
    { name: toName(company ?? ''), toLexeme: ofCompanyName },
  ];
  for (const { name, toLexeme } of names) {
    if (name === null) continue;
    for (const beginning of listBeginnings(name))
      lexemes.add(`${toLexeme(beginning)}${NAME_SEPARATOR}${name}`);
  }
}

/** A title or a company: its words as stems, as they are written, and each with its neighbour. */
function addName(
  lexemes: Set<string>,
  text: string,
  inField: (stem: string) => string,
  ofWord: (word: string) => string,
): void {
  const words = splitWords(text);
  const stems = words.map(stem);
  for (const word of words) lexemes.add(ofWord(word));
  for (const found of [...stems, ...toNeighbours(stems)]) lexemes.add(found).add(inField(found));
}

/** Each with the next one: [night, shift, nurs] → [night shift, shift nurs]. */
export function toNeighbours(stems: readonly string[]): string[] {
  return stems.slice(1).map((next, index) => `${stems[index] ?? ''} ${next}`);
}

function addTellingStems(lexemes: Set<string>, text: string): void {
  const seen = new Set(splitWords(text));
  for (const word of seen) if (!isStopWord(word)) lexemes.add(stem(word));
}

function addPlace(lexemes: Set<string>, place: Place): void {
  const state = place.state === null ? '' : toStateName(place.state, place.country);
  const words = [place.text, place.city ?? '', place.state ?? '', state, place.postalCode ?? ''].join(' ');
  addTellingStems(lexemes, words);
  for (const word of fold(`${words} ${toCountryWords(place.country)}`).split(' ')) {
    if (word !== '') lexemes.add(inLocation(word.slice(0, 60)));
  }
  const { country, city, postalCode: zip } = place;
  for (const lexeme of allOfPlace({ country, state: place.state, city, zip })) lexemes.add(lexeme);
  for (const lexeme of listTownLexemes(place)) lexemes.add(lexeme);
}

/** What people write for a country when they write a location. */
function toCountryWords(country: string | null): string {
  if (country === null) return '';
  const also = country === 'GB' ? 'uk' : country === 'US' ? 'usa' : '';
  return `${country} ${toCountryName(country) ?? ''} ${also}`;
}
