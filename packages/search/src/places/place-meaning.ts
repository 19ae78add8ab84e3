import { STATES } from '@firsthand/contracts';
import {
  findCountryOfName,
  listKnownAreas,
  listRegionsOfName,
  listTowns,
  locateKnownTown,
  weighCalled,
  type CalledTown,
  type NamedRegion,
} from '@firsthand/gazetteer';
import type { TypedWord } from './typed-words.ts';

/** Words from one on, up to another that is not among them. */
export interface Span {
  from: number;
  to: number;
}

/** The country around a town: a known one, or "Greater" and "area" beside the name of a large town. */
export interface Around {
  name: string;
  town: CalledTown;
  radiusKm: number;
  countries: readonly string[];
}

/** What some words mean as a place, and which of them name what. */
export type PlaceMeaning = { span: Span; /** Codes, upper case. */ countries: readonly string[] } & (
  | {
      kind: 'town';
      town: CalledTown;
      region: (NamedRegion & { span: Span }) | null;
      country: Span | null;
      name: Span;
    }
  | { kind: 'area'; area: Around; name: Span; country: Span | null }
  | { kind: 'region'; region: NamedRegion; name: Span; country: Span | null }
  | { kind: 'country'; name: Span }
);

/** Where people write the codes of states. */
const CODE_COUNTRIES = ['US', 'CA', 'AU'];
/** Countries whose towns are meant sooner than namesakes elsewhere, by so much. */
const MAIN_COUNTRIES = new Set('US CA GB DE FR NL SE ES AU IE CH AT BE'.split(' '));
const MAIN_SHARE = 3;
/** A place of the countries that were chosen is meant though another has so many times as many people. */
const CHOSEN_SHARE = 100;
/** What counts as so many people when a name means several kinds of places. */
const AS_PEOPLE = { country: 100_000_000, region: 3_000_000, area: 4_000_000 };
/** Most words of a state's or a country's name. */
const LONGEST_BEHIND = 5;

const AROUND_BEFORE =
  /^(?:greater|metro|metropolitan|grossraum|raum|region|regio|groot|stor|gran|grand|area metropolitana de|metropolregion|metropole de|agglomeration de|region de|metropoolregio|agglomeratie) (.+)$/;
const AROUND_BEHIND =
  /^(.+?) (?:metro area|metropolitan area|metropolitan region|metropolitan|metro region|metro|area|region|regionen|omradet|umland|und umgebung|en omgeving|med omnejd|et alentours|et environs|y alrededores|and surroundings|and surrounding areas?|surroundings)$/;
const WITHIN = /^(?:downtown|central|city of|city center of|inner|stadt|ville de|ciudad de) (.+)$/;
/** What those begin or end with, as most words that are looked at do not. */
const AROUND_FIRST = new Set(
  (
    'greater metro metropolitan grossraum raum region regio groot stor gran grand area metropolregion metropole agglomeration metropoolregio ' +
    'agglomeratie downtown central city inner stadt ville ciudad'
  ).split(' '),
);
const AROUND_LAST = new Set(
  'area areas metro metropolitan region regionen omradet umland umgebung omgeving omnejd alentours environs alrededores surroundings'.split(
    ' ',
  ),
);
/** From so many people on a town has a country around it. */
const HAS_AROUND = 50_000;
const AROUND_KM = 40;

const codes = new Map<string, NamedRegion[]>();
for (const region of STATES) {
  if (!CODE_COUNTRIES.includes(region.country)) continue;
  const key = region.code.toLowerCase();
  codes.set(key, [...(codes.get(key) ?? []), region]);
}

/** The states of the US, Canada and Australia that have this folded code. */
export const listRegionsOfCode = (key: string): readonly NamedRegion[] => codes.get(key) ?? NO_REGIONS;
const NO_REGIONS: readonly NamedRegion[] = [];

/** What all words of a span together name, be it with a state or country behind it; undefined when they name no place. */
export function readMeaning(
  words: readonly TypedWord[],
  span: Span,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  return (
    readName(words, span, chosen) ?? readQualified(words, span, chosen) ?? readAround(words, span, chosen)
  );
}

/** The folded words of a span, as one text. */
export function joinKeys(words: readonly TypedWord[], { from, to }: Span): string {
  let joined = '';
  for (let at = from; at < to; at++) {
    const key = words[at]?.key ?? '';
    if (key !== '') joined = joined === '' ? key : `${joined} ${key}`;
  }
  return joined;
}

/** One name: the likeliest of all that are called so. */
function readName(
  words: readonly TypedWord[],
  span: Span,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  const key = joinKeys(words, span);
  const called = lookUp(key);
  if (called === NOTHING) return undefined;
  let best: PlaceMeaning | undefined;
  let most = 0;
  for (const meaning of listMeanings(called, span)) {
    const weight = weigh(meaning, chosen);
    if (weight <= most) continue;
    best = meaning;
    most = weight;
  }
  return best;
}

function listMeanings({ towns, areas, regions, country }: Called, span: Span): PlaceMeaning[] {
  const here = { span, name: span, country: null };
  return [
    ...towns.map((town) => toTownMeaning(town, span)),
    ...areas.map((area): PlaceMeaning => ({ ...here, kind: 'area', countries: area.countries, area })),
    ...regions.map((region): PlaceMeaning => ({
      ...here,
      kind: 'region',
      countries: [region.country],
      region,
    })),
    ...(country === undefined ? [] : [{ kind: 'country' as const, span, name: span, countries: [country] }]),
  ];
}

/** All that is called so. */
interface Called {
  towns: readonly CalledTown[];
  areas: readonly Around[];
  regions: readonly NamedRegion[];
  country: string | undefined;
}

const NOTHING: Called = { towns: [], areas: [], regions: [], country: undefined };

/** What people type repeats, above all its beginnings and ends. */
const asked = new Map<string, Called>();
const MOST_ASKED = 10_000;

function lookUp(key: string): Called {
  const held = asked.get(key);
  if (held !== undefined) return held;
  if (asked.size >= MOST_ASKED) asked.clear();
  const towns = listTowns(key);
  const called: Called = {
    towns,
    areas: listKnownAreas(key).flatMap(({ name, town, radiusKm, countries }) => {
      const middle = locateKnownTown(town);
      return middle ? [{ name, town: middle, radiusKm, countries }] : [];
    }),
    regions: listRegionsOfName(key).filter((region) => !isNamedAsTown(region, towns)),
    country: findCountryOfName(key),
  };
  const isNothing =
    [called.towns, called.areas, called.regions].every((list) => list.length === 0) &&
    called.country === undefined;
  asked.set(key, isNothing ? NOTHING : called);
  return isNothing ? NOTHING : called;
}

function toTownMeaning(town: CalledTown, span: Span): PlaceMeaning {
  return { kind: 'town', span, name: span, town, region: null, country: null, countries: [town.country] };
}

/** "New York", "Berlin" and "Utrecht" are towns; of "Quebec" the province is meant sooner. */
function isNamedAsTown({ country, code }: NamedRegion, towns: readonly CalledTown[]): boolean {
  if (country === 'CA' && code === 'QC') return false;
  return towns.some(
    (town) =>
      town.country === country && town.region === code && town.people >= HAS_AROUND && town.by !== 'other',
  );
}

function weigh(meaning: PlaceMeaning, chosen: readonly string[]): number {
  const people = meaning.kind === 'town' ? weighCalled(meaning.town) + 1 : AS_PEOPLE[meaning.kind];
  const isMain = meaning.kind === 'town' && MAIN_COUNTRIES.has(meaning.town.country);
  const isChosen = meaning.countries.some((country) => chosen.includes(country));
  return people * (isMain ? MAIN_SHARE : 1) * (isChosen ? CHOSEN_SHARE : 1);
}

/** "Greater Leeds", "Raum Kassel", "Omaha metro area", "downtown Denver". */
function readAround(
  words: readonly TypedWord[],
  span: Span,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  if (!AROUND_FIRST.has(words[span.from]?.key ?? '') && !AROUND_LAST.has(words[span.to - 1]?.key ?? ''))
    return undefined;
  const key = joinKeys(words, span);
  const inner = WITHIN.exec(key)?.[1];
  const outer = AROUND_BEFORE.exec(key)?.[1] ?? key;
  const name = inner ?? AROUND_BEHIND.exec(outer)?.[1] ?? (outer === key ? undefined : outer);
  if (name === undefined) return undefined;
  const [town] = listTowns(name)
    .filter(({ people, by }) => people >= HAS_AROUND && by !== 'other')
    .sort((a, b) => weigh(toTownMeaning(b, span), chosen) - weigh(toTownMeaning(a, span), chosen));
  if (town === undefined) return undefined;
  if (inner !== undefined) return toTownMeaning(town, span);
  const countries = [town.country];
  const area = { name: toTitle(key), town, radiusKm: AROUND_KM, countries };
  return { kind: 'area', span, name: span, country: null, countries, area };
}

const toTitle = (key: string) => key.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** A name with its state or country behind it, or both: "Austin TX", "Leeds, UK", "Portland, Oregon, USA". */
function readQualified(
  words: readonly TypedWord[],
  { from, to }: Span,
  chosen: readonly string[],
): PlaceMeaning | undefined {
  for (let cut = Math.max(from + 1, to - LONGEST_BEHIND); cut < to; cut++) {
    if (words[cut]?.key === '') continue;
    const behind = { from: cut, to };
    const key = joinKeys(words, behind);
    const before = { from, to: cut };
    const { regions, country } = lookUp(key);
    const ofCode = cut === to - 1 ? listRegionsOfCode(key) : [];
    if (regions.length + ofCode.length > 0) {
      const inRegion = readInRegion(words, before, { regions: [...regions, ...ofCode], behind, chosen });
      if (inRegion) return inRegion;
    }
    const named = country ?? (cut === to - 1 ? toCountryCode(words[cut]) : undefined);
    const inCountry =
      named === undefined ? undefined : readInCountry(words, before, { country: named, behind });
    if (inCountry) return inCountry;
  }
  return undefined;
}

/** "DE" in capitals, as it stands behind a town. */
const toCountryCode = (word: TypedWord | undefined) =>
  word?.isCapitals === true && /^[a-z]{2}$/.test(word.key) ? word.key.toUpperCase() : undefined;

interface InRegion {
  regions: readonly NamedRegion[];
  behind: Span;
  chosen: readonly string[];
}

function readInRegion(
  words: readonly TypedWord[],
  before: Span,
  { regions, behind, chosen }: InRegion,
): PlaceMeaning | undefined {
  const { towns, areas } = lookUp(joinKeys(words, before));
  const area = areas.find(({ town }) =>
    regions.some(({ country, code }) => town.country === country && town.region === code),
  );
  if (area) {
    const span = { from: before.from, to: behind.to };
    return { kind: 'area', span, name: before, country: behind, countries: area.countries, area };
  }
  let best: PlaceMeaning | undefined;
  let most = 0;
  for (const region of regions) {
    const town = towns.find((one) => one.country === region.country && one.region === region.code);
    if (town === undefined || (town.by === 'other' && town.people < HAS_AROUND)) continue;
    const meaning: PlaceMeaning = {
      kind: 'town',
      span: { from: before.from, to: behind.to },
      name: before,
      town,
      region: { ...region, span: behind },
      country: null,
      countries: [region.country],
    };
    const weight = weigh(meaning, chosen);
    if (weight <= most) continue;
    best = meaning;
    most = weight;
  }
  return best;
}

function readInCountry(
  words: readonly TypedWord[],
  before: Span,
  { country, behind }: { country: string; behind: Span },
): PlaceMeaning | undefined {
  const inner = readMeaning(words, before, [country]);
  if (inner === undefined || inner.kind === 'country' || !inner.countries.includes(country)) return undefined;
  if (inner.kind === 'town' && inner.town.by === 'other' && inner.town.people < HAS_AROUND) return undefined;
  return { ...inner, span: { from: before.from, to: behind.to }, country: behind };
}
