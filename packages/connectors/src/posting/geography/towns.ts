import { listKnownAreas, listNamesakes, type Namesake } from '@firsthand/gazetteer';
import { foldName } from './countries.ts';
import { stripQualifiers } from './place-words.ts';

/** What people call a place of work that is no town of its own, or for short, with the town that is meant. */
const AREAS =
  'silicon valley=Palo Alto|US;bay area=San Francisco|US;san francisco bay area=San Francisco|US;sf bay area=San Francisco|US;' +
  'research triangle park=Durham|US;research triangle=Durham|US;nyc=New York City|US;sf=San Francisco|US;' +
  'philly=Philadelphia|US;cdmx=Mexico City|MX;pangyo=Seongnam-si|KR;sophia antipolis=Valbonne|FR;bali=Denpasar|ID;' +
  'washington dc=Washington|US;washington d c=Washington|US;new york=New York City|US;' +
  'yokneam=Yokneam Illit|IL;cebu=Cebu City|PH;luxembourg city=Luxembourg|LU;santiago de chile=Santiago|CL;' +
  'the hague=The Hague|NL;penang=George Town|MY;metro manila=Manila|PH;st petersburg russia=Saint Petersburg|RU';

/** Counties and towns for short that people name as they name a town, beside the towns of that name elsewhere. */
const COUNTIES =
  'surrey=Guildford|GB;norfolk=Norwich|GB;kent=Maidstone|GB;suffolk=Ipswich|GB;essex=Chelmsford|GB;' +
  'somerset=Taunton|GB;newcastle=Newcastle upon Tyne|GB;panama city=Panamá|PA';

/** Names that postings mean one town by, though others bear them. */
const MEANT =
  'geneva=Genève|CH;hobart=Hobart|AU;port melbourne=Melbourne|AU;hanover=Hannover|DE;brighton=Brighton|GB;kochi=Kochi|IN;' +
  'islamabad=Islamabad|PK;colombo=Colombo|LK;gurugram=Gurgaon|IN;la defense=Courbevoie|FR;' +
  'sion=Sion|CH;vancouver=Vancouver|CA;wellington=Wellington|NZ;bristol=Bristol|GB';
const MEANT_SOONER = 10;

const areas = readTable(AREAS);
const meantTowns = readTable(MEANT);
const counties = readTable(COUNTIES);

/** `name=town|country;…` → of each name the town that stands for it. */
function readTable(entries: string): Map<string, { town: string; country: string }> {
  return new Map(
    entries.split(';').map((entry) => {
      const [name = '', place = ''] = entry.split('=');
      const [town = '', country = ''] = place.split('|');
      return [name, { town, country }];
    }),
  );
}

/** Their addresses are written as those of states; the gazetteer has them as regions of the United States. */
const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** How much more often than elsewhere the nine systems have a posting for so many people. */
const POSTING_SHARES: Readonly<Record<string, number>> = {
  US: 10,
  GB: 5,
  CA: 5,
  AU: 5,
  IE: 5,
  NZ: 5,
  IL: 5,
  DE: 3,
  FR: 3,
  NL: 3,
  SE: 3,
  CH: 3,
  IN: 2,
  IT: 1,
  MX: 1,
  BR: 1,
  PH: 1,
  CR: 2,
};
const SHARE_IN_EUROPE = 2;
const SHARE_ELSEWHERE = 0.5;
const EUROPE = new Set('AT BE BG CZ DK EE ES FI GR HR HU LT LU LV NO PL PT RO RS SG SI SK'.split(' '));

/** How telling a town must be for its name alone to mean it. */
const WELL_KNOWN = 5_000;
/** Words that are also the names of towns of some size. */
const WORDS = new Set(
  (
    'central bar sale sales union mobile normal university commerce enterprise center none island deal battle hook crook ' +
    'ware gap hope liberty eden corona orion summit delta independence'
  ).split(' '),
);
/** Codes of airports are other names of towns. */
const SHORT_CODE = /^[\p{Script=Latin}]{1,3}$/u;

/** The towns a name may stand for, the most telling first; of a name for short those that are meant. */
export function findTowns(name: string): readonly Namesake[] {
  const known = asked.get(name);
  if (known !== undefined) return known;
  if (asked.size >= MOST_ASKED) asked.clear();
  const towns = lookUp(name);
  asked.set(name, towns);
  return towns;
}

/** Of one place's words the same are asked for some ten times, and a board's places repeat. */
const asked = new Map<string, readonly Namesake[]>();
const MOST_ASKED = 2_000;

function lookUp(name: string): readonly Namesake[] {
  const folded = foldName(name);
  const area = areas.get(folded) ?? counties.get(folded) ?? meantTowns.get(folded);
  const sooner = meantTowns.has(folded) ? MEANT_SOONER : 1;
  const meant = area === undefined ? [] : findTown(area.town, area.country, sooner);
  if (areas.has(folded)) return meant;
  const towns = listNamesakes(name);
  const isAsItIs = !name.includes('/') && stripQualifiers(name) === name.trim();
  if (area === undefined && isAsItIs && towns.every(({ isOtherName }) => isOtherName)) {
    const around = listKnownAreas(name)
      .flatMap(({ town }) => findTown(town.name, town.country, 1))
      .map((town) => ({ ...town, isOtherName: true }));
    if (around.length > 0) return around;
  }
  return [
    ...meant,
    ...(SHORT_CODE.test(name.trim()) ? towns.filter(({ isOtherName }) => !isOtherName) : towns),
  ];
}

function findTown(name: string, country: string, sooner: number): Namesake[] {
  const town = listNamesakes(name).find((one) => one.country === country);
  return town === undefined ? [] : [{ ...town, weight: town.weight * sooner, isOtherName: false }];
}

/** How telling the town of that name in the country, and in the region when one is given, is; 0 when there is none. */
export function weighTown(name: string, country: string, region?: string | null): number {
  const [owner, part] = TERRITORIES.has(country) ? ['US', country] : [country, region];
  const town = findTowns(name).find(
    (one) => one.country === owner && (!part || one.region === null || one.region === part),
  );
  return town?.weight ?? 0;
}

/** Whether there is a town of that name in the country, and in the region when one is given. */
export function isTownIn(name: string, country: string, region?: string | null): boolean {
  return weighTown(name, country, region) > 0;
}

/** Whether a town there calls itself so, rather than others it. */
export function isOwnNameIn(name: string, country: string, region?: string | null): boolean {
  return findTowns(name).some(
    (town) =>
      town.country === country &&
      !town.isOtherName &&
      (!region || town.region === null || town.region === region),
  );
}

/** A country with the likelihood that a posting's bare town name is the one there, as a number to compare. */
export interface Likelihood {
  country: string;
  weight: number;
}

/** So telling by another name, a town is a large one: it has ten times as many people. */
const LARGE_BY_OTHER_NAME = 20_000;
const LARGE_TOWN = 100_000;
const EXONYM = 5;

/** The countries with a town of that name, the likeliest first. */
export function rankCountries(name: string): Likelihood[] {
  const towns = findTowns(name);
  // "Warsaw" is what others call a large town, and it is as well known by it; former names of large towns are not.
  const isRare = towns.every(({ weight, isOtherName }) => isOtherName || weight < LARGE_TOWN);
  const best = new Map<string, number>();
  for (const { country, weight, isOtherName } of towns) {
    const isExonym = isRare && isOtherName && weight >= LARGE_BY_OTHER_NAME;
    const likely = weight * (isExonym ? EXONYM : 1) * toShare(country);
    if (likely > (best.get(country) ?? 0)) best.set(country, likely);
  }
  return [...best].map(([country, weight]) => ({ country, weight })).sort((a, b) => b.weight - a.weight);
}

function toShare(country: string): number {
  return POSTING_SHARES[country] ?? (EUROPE.has(country) ? SHARE_IN_EUROPE : SHARE_ELSEWHERE);
}

/** So many times likelier than the next, a country needs no witness, and none could speak for another. */
const CERTAIN = 50;

/** The countries a name may stand for, likeliest first, without those nobody would mean; empty when it is no town's. */
export function findTownCountries(name: string): string[] {
  const ranked = rankCountries(name);
  const least = (ranked[0]?.weight ?? 0) / CERTAIN;
  return ranked.filter(({ weight }) => weight > least).map(({ country }) => country);
}

/** So much smaller than the largest that calls itself so, a town may still be meant. */
const OF_SOME_SIZE = 20;

/** Whether a name may well mean a town of the country: one of the likeliest, or one of some size that calls itself so. */
export function isLikelyIn(name: string, country: string): boolean {
  if (findTownCountries(name).includes(country)) return true;
  const largest = Math.max(0, ...findTowns(name).map((town) => (town.isOtherName ? 0 : town.weight)));
  return isOwnNameIn(name, country) && weighTown(name, country) * OF_SOME_SIZE >= largest;
}

/** So many times less likely than elsewhere, a town is not meant though a field names its country. */
const UNTHINKABLE = 200;

/** Whether a name can hardly mean a town of the country: "Bangalore" and "Toronto" of the United States. */
export function isUnthinkableIn(name: string, country: string): boolean {
  const ranked = rankCountries(name);
  const owner = TERRITORIES.has(country) ? 'US' : country;
  const there = ranked.find((one) => one.country === owner)?.weight ?? 0;
  return isWellKnown(name) && there * UNTHINKABLE < (ranked[0]?.weight ?? 0);
}

/** Whether a name means a town with nothing beside it: "Walldorf", but not "Central" nor a hamlet called "Home". */
export function isWellKnown(name: string): boolean {
  const folded = foldName(name);
  if (areas.has(folded) || isAreaForShort(name)) return true;
  if (WORDS.has(folded) || isCode(name.trim())) return false;
  return findTowns(name).some(({ weight }) => weight >= WELL_KNOWN);
}

/** "DFW" and "GTA" */
function isAreaForShort(name: string): boolean {
  return /^[A-Z]{3}$/.test(name) && listKnownAreas(name).length > 0;
}

/** "WA", "wa" and "SIN", but neither "Ulm" nor 東京. */
function isCode(name: string): boolean {
  return /^\p{Script=Latin}{1,3}$/u.test(name) && !/^\p{Lu}\p{Ll}{2}$/u.test(name);
}
