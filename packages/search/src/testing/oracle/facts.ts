import { fold, type Shift, SHIFTS, type YearsAsked } from '@firsthand/contracts';
import { readTitle } from '@firsthand/occupations';
import type { SearchDocument } from '../../document.ts';
import type { SearchRequest } from '../../search.ts';
import { stem } from '../../text/stem.ts';
import { SHIFT_TEXTS } from '../../understand/shifts.ts';
import { FILTER_PHRASES } from '../../understand/words-of-filters.ts';
import { hasCode, isCalled, toKm, toLocationWords, toTown } from './places.ts';
import { DAY_SECONDS, toFields } from './words.ts';

export function fitsFilters(document: SearchDocument, filters: SearchRequest['filters']): boolean {
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

export const PERIODS_A_YEAR = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/** The top of the pay in a year; undefined when it is not stated, or not in this currency. */
export function toPay({ pay }: SearchDocument, currency: string): number | undefined {
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
export function listWorks(document: SearchDocument): readonly string[] {
  const known = worksOf.get(document);
  if (known) return known;
  const { title, language } = document;
  const read = readTitle(title, language?.split('-')[0] ?? null).flatMap(({ line }) => line);
  const works = read.length === 0 ? ['unstated'] : read;
  worksOf.set(document, works);
  return works;
}

/** What the title itself says the work is. */
export const listTitled = ({ title, language }: SearchDocument) =>
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

export function fitsFacts(document: SearchDocument, { filters, now = 0 }: SearchRequest): boolean {
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
