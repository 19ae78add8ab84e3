import { isPlaceholder } from './placeholders.ts';
import { isTimeZone } from './time-zones.ts';
import { findWorldRegion } from './world-regions.ts';

/** Words of work modes as they stand in location texts. They say how, not where. */
const MODE =
  '(?:100\\s*%\\s*|fully[- ]?|full[- ]|mostly[- ]|partially[- ]|partly[- ]|primarily )?' +
  '(?:remote(?:ly)?(?:[- ](?:first|friendly|only|eligible|based|work|position|role|job|option|optional|possible))?|' +
  'hybrid(?:[- ](?:remote|work|role))?|on[- ]?site|in[- ]?office|in[- ]?person|office[- ]based|field[- ]based|' +
  'work(?:ing)? from home|work from anywhere|wfh|home ?office|home[- ]based|telecommut(?:e|ing)|virtual|distributed|' +
  'flexible(?: location)?|anywhere|(?:full )?télétravail|teletravail|teletrabajo|(?:en |da |in )?remot[oa]|hybride|híbrid[oa]|hibrid[oa]|' +
  'ibrid[oa]|thuiswerken|vanuit huis|distans|à distance|a distancia|smart ?working|mobiles arbeiten|zdalnie|praca zdalna|zdalna|' +
  'hybrydowo|vor ort|sur site|presencial|présentiel|in sede|op kantoor)';
const LINK = '(?:\\s*(?:[-–—,:;|/•·]|\\b(?:in|within|from|across|based in|near|or|for)\\b(?: the\\b)?))*';

const LEADING_MODE = new RegExp(`^${MODE}(?![\\p{L}\\p{N}])${LINK}\\s*`, 'iu');
const TRAILING_MODE = new RegExp(`(?:^|(?<![\\s,;:|/–—·-])[\\s,;:|/–—·-]+)(?:or |and )?${MODE}$`, 'iu');
const ONLY_MODE = new RegExp(`^${MODE}$`, 'iu');
const EDGES = /^[\s,;:|/•·–—-]+|(?<![\s,;:|/•·–—-])[\s,;:|/•·–—-]+$/gu;
const LAST_BRACKETS = /^([^([{]*)[([{]([^()[\]{}]{0,80})[)\]}]$/u;
const FIRST_BRACKETS = /^[([{]([^()[\]{}]{0,80})[)\]}](.+)$/u;
const ALL_BRACKETS = /^[([{]([^()[\]{}]*)[)\]}]$/u;

/** Whether the whole text names a work mode and nothing else. */
export function isModeOnly(text: string): boolean {
  return ONLY_MODE.test(text.trim());
}

/**
 * Takes work-mode words off both ends: "Remote - US" → "US", "Bangalore, India - Remote" → "Bangalore, India", "APAC
 * (Remote)" → "APAC", "Remote (EU)" → "EU".
 */
export function stripMode(text: string): string {
  let rest = text.replace(EDGES, '');
  for (let round = 0; round < 4; round += 1) {
    const words = rest.replace(LEADING_MODE, '').replace(TRAILING_MODE, '');
    const next = stripBrackets(words.replace(EDGES, '')).replace(EDGES, '');
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** Takes brackets off that hold a work mode, or all there is. */
function stripBrackets(text: string): string {
  const all = ALL_BRACKETS.exec(text)?.[1];
  if (all !== undefined) return all;
  const [, before = '', last] = LAST_BRACKETS.exec(text) ?? [];
  if (last !== undefined && isModeOnly(last)) return before;
  const [, first, behind = ''] = FIRST_BRACKETS.exec(text) ?? [];
  return first !== undefined && isModeOnly(first) ? behind : text;
}

/** Whether the text, once its work-mode words are off, names no place at all: "", "2 Locations", "Worldwide". */
export function isNoPlace(text: string): boolean {
  return !/\p{L}/u.test(text) || isPlaceholder(text) || isTimeZone(text);
}

/** Parts of countries, and words for parts; those of the world stand in a table of their own. */
const REGION =
  /^(?:(?:north|south|east|west|central|northern|southern|eastern|western|mid|upper|lower|greater)[- ]?)*(?:(?:east|west|gulf|pacific) coast|coast|midwest|mountain|pacific|north|south|east|west|northeast|northwest|southeast|southwest|central|region)$/i;

/**
 * Whether the text names a part of the world larger than, or across, countries, or a zone of time: "EMEA", "North
 * America", "West Coast", "CET".
 */
export function isRegion(text: string): boolean {
  return REGION.test(text.trim()) || findWorldRegion(text) !== undefined || isTimeZone(text);
}

const FACILITY =
  /\b(?:offices?|hq|headquarters|campus|building|bldg|tower|floor|suite|store|shop|mall|plant|warehouse|factory|facility|hub|branch|corporate|center|centre|university|college|hospital|clinic|school|airport|site|gmbh|inc|llc|ltd|company|street|avenue|road|boulevard|blvd|drive|lane|highway|strasse|straße|rue|platz|plaza)\b\.?|(?:strasse|straße)\b|\b(?:str|st|ave|rd|dr|hwy)\.?$/i;

/** Whether a piece of an address is a building, an employer or a street rather than a town. */
export function isFacility(text: string): boolean {
  return /^\d+\s+\S/.test(text) || /\d/.test(text) || FACILITY.test(text);
}

const SITE =
  /\b(?:offices?|hq|headquarters|campus|building|tower|hub|plant|warehouse|factory|facility|branch|stores?|shop|sites?|cent(?:er|re)|airport|mall|depot|yard|terminal|labs?|werk|standort|filiale)\b/i;

/** Whether a word of the text says that it is a building or grounds; streets and institutions are named after other towns. */
export function isSite(text: string): boolean {
  return SITE.test(text);
}

/** Like `isFacility` for the piece where a town is expected: "Rockville Centre" and "College Station" are towns. */
export function isBuilding(text: string): boolean {
  return (
    /\d/.test(text) ||
    /\b(?:offices?|hq|headquarters|campus|building|floor|suite|store|warehouse|inc|llc|ltd)\b\.?/i.test(text)
  );
}

const NO_TOWN = new RegExp(
  '\\b(?:local|regional|national(?:ly)?|nationwide|state ?wide|locations?|areas?|regions?|territor(?:y|ies)|districts?|' +
    'zones?|markets?|various|multiple|several|all|any|other|field|home|remote|hybrid|on-?site|virtual|mobile|travel|teams?|' +
    'departments?|dept|divisions?|groups?|operations?|services?|sales|support|shared|global|international|worldwide|' +
    'projects?|routes?|clients?|customers?|depots?|yards?|terminals?|stations?|laborator(?:y|ies)|labs?|parks?|' +
    'bases?|units?|sites?|stores?|clinics?|homes|communit(?:y|ies)|care|health|employees?|staff|talent|pool|' +
    'distribution|fulfillment|fulfilment|logistics|manufacturing|production|retail|wholesale|metroplex|empire|outlets?|hotels?|resorts?|' +
    'restaurants?|schools?|county|counties|province|emea|apac|latam|amer|standorte?|filiale|werk|niederlassung|siège|agence)\\b',
  'i',
);

const REGIONAL = /^(?:(?:north|south|east|west)(?:ern)?|central|upstate|inland|coastal) /i;

/** Whether a name that no town is known by holds a word that towns' names do not: "Local", "Sales Team", "Riverside Depot". */
export function isNoTown(text: string): boolean {
  return NO_TOWN.test(text) || REGIONAL.test(text) || isFacility(text) || !isWrittenAsName(text);
}

/** "Little Wallop", "Stoke-on-Trent", 東京, but not "XRQ", "based there" or a sentence. */
function isWrittenAsName(text: string): boolean {
  const words = text.split(/[\s-]+/).filter((word) => word !== '');
  if (words.length > 5 || text.length > 60 || /^[A-Z]{1,4}$/.test(text)) return false;
  return words.every((word) => /^['’(]?[\p{Lu}\p{Lo}\p{Lt}]/u.test(word) || LINKS.has(word.toLowerCase()));
}

const LINKS = new Set(
  'of the and on upon in by at le la les du de des del della di do da dos das am an der den dem bei ob op aan den het ter y e i sur sous en och van von zu zur im a d’ al el ul'.split(
    ' ',
  ),
);

const AROUND =
  /^(?:greater|metro|metropolitan|downtown|central|city of|near|close to|our|gro(?:ß|ss)raum|raum|(?:land)?kreis|provincia d[ie]|hinterland di|r[ée]gion de|[áa]rea metropolitana de|grande|gran|regio|rond|environs de)\s+/i;
/** Words for a site in front of its town: "Sede Milano", "Standort Aachen", "Agence de Lyon". */
const SITE_BEFORE =
  /^(?:sede|filiale|stabilimento|negozio|punto vendita|ufficio|agenzia|standort|niederlassung|werk|büro|filial|agence|site (?=de\s)|usine|magasin|siège|oficina|sucursal|tienda|fábrica|planta|loja|unidade|escritório|kantoor|vestiging|winkel|oddział|biuro|kontor|butik)\s+(?:(?:di|de|da|do|in|a|à|en|em|te|w|i)\s+)?(?=\p{Lu})/iu;

/** "Greater Boston Area" → "Boston", "Milwaukee Office" → "Milwaukee", "Berlin HQ" → "Berlin". */
export function stripQualifiers(text: string): string {
  return text
    .replace(AROUND, '')
    .replace(SITE_BEFORE, '')
    .replace(
      /(?<![\s-])[\s-]+(?:metroplex|metropolitan area|metro area|area|metro|region|offices?|hq|headquarters|hub|campus|based|city centre|city center|city)$/i,
      '',
    )
    .trim();
}
