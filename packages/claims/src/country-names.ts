import { STATES, toCountryName } from '@firsthand/contracts';

/** Names that no list of official ones holds, and groups whose members are fixed. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...{
    us: ['US'],
    'u.s.': ['US'],
    usa: ['US'],
    'u.s.a.': ['US'],
    america: ['US'],
    uk: ['GB'],
    'u.k.': ['GB'],
  },
  ...{
    'great britain': ['GB'],
    england: ['GB'],
    scotland: ['GB'],
    wales: ['GB'],
    holland: ['NL'],
    turkey: ['TR'],
  },
  ...{ 'czech republic': ['CZ'], uae: ['AE'], deutschland: ['DE'], deutschlands: ['DE'] },
  ...{
    österreich: ['AT'],
    schweiz: ['CH'],
    suisse: ['CH'],
    svizzera: ['CH'],
    belgië: ['BE'],
    belgique: ['BE'],
  },
  ...{
    españa: ['ES'],
    italia: ['IT'],
    brasil: ['BR'],
    nederland: ['NL'],
    polska: ['PL'],
    polsce: ['PL'],
    polski: ['PL'],
  },
  ...{ sverige: ['SE'], méxico: ['MX'], 'royaume-uni': ['GB'], danmark: ['DK'], norge: ['NO'] },
  // Longer names that hold one of another place; what is no country has none.
  ...{
    'lower 48': ['US'],
    'new england': ['US'],
    'new mexico': ['US'],
    'new south wales': ['AU'],
    'northern ireland': ['GB'],
    'north america': [],
    'south america': [],
    'latin america': [],
    'central america': [],
  },
  dach: ['DE', 'AT', 'CH'],
  eu: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
  'european union': 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
    ' ',
  ),
};
/** Those whose names postings write in these languages too. */
const NAMED_ELSEWHERE =
  'US GB IE CA AU NZ DE AT CH FR BE NL LU IT ES PT PL CZ SE DK NO FI BR AR MX CL CO IN RO HU GR BG HR EE LV LT'.split(
    ' ',
  );
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da'];
/** Names of countries that are names of other places or people as well, and codes that others stand for today. */
const LEFT_OUT = new Set('GE JO TD JE GU GG ML IM MC UK FX BU CS DD DY HV NH RH SU TP YD YU ZR'.split(' '));

let countries: { pattern: RegExp; codes: ReadonlyMap<string, readonly string[]> } | undefined;

/** Made when first needed: the names of all countries. */
function listCountries() {
  if (countries) return countries;
  const codes = new Map<string, readonly string[]>(Object.entries(OTHER_NAMES));
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = toCountryName(code);
      if (name !== undefined && name !== code && !LEFT_OUT.has(code) && !OTHER_NAMES[name.toLowerCase()]) {
        codes.set(name.toLowerCase(), [code]);
      }
    }
  }
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of NAMED_ELSEWHERE) {
      const name = names.of(code)?.toLowerCase();
      if (name !== undefined && !codes.has(name)) codes.set(name, [code]);
    }
  }
  // Names of which "EU", "UN" and the like have codes are no countries.
  for (const name of ['european union', 'eurozone', 'united nations'])
    if (!OTHER_NAMES[name]) codes.delete(name);
  const names = [...codes.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.()]/gu, '\\$&'));
  countries = { pattern: new RegExp(`(?<![a-zß-ÿ])(?:${names.join('|')})(?![a-zß-ÿ])`, 'gi'), codes };
  return countries;
}

const STATE_NAMES = STATES.filter(({ country }) => country === 'US').map(({ name }) => name);
const STATE_CODES = STATES.filter(({ country }) => country === 'US').map(({ code }) => code);
/** As far as is looked around a name. */
const LONGEST_STATE = 30;
/** "Mexico, Missouri", "Panama City, FL": a town of the United States. */
const STATE_BEHIND = new RegExp(
  `^(?: (?:City|Beach|Grove|Falls|Springs)){0,2}(?:, | )(?:${STATE_NAMES.join('|')}|(?:${STATE_CODES.join('|')})(?![A-Za-z]))`,
);
/** "Jordan Creek", "Poland Avenue": a place of no country that could be told. */
const PLACE_BEHIND =
  /^ (?:Tech|University|College|Creek|Beach|Grove|Falls|Springs|Park|Heights|Hills?|Lake|Valley|Township|County|Bridge|Street|St\b|Road|Rd\b|Avenue|Ave\b|Drive|Boulevard|Lane|Square|Hospital|School|Campus|(?<!Mexico |Panama |Kuwait |Guatemala )City\b(?= ?(?:,|Hall)))/;
/** "Little Italy", "Bank of America", "University of Scotland" */
const PLACE_BEFORE =
  /(?:\b(?:Little|Port|Fort|Mount|Lake|Saint|San)|\b(?:Bank|University|College|Church|Voice) of(?: the)?) $/;

/** The countries that a text names, without those whose name is but a part of another. */
export function findCountries(text: string): string[] {
  const { pattern, codes } = listCountries();
  const found = Array.from(text.matchAll(pattern), ({ 0: name, index }) => {
    // "us" is a word; only the capitals are the country.
    if (/^(?:us|eu|uk|dach)$/i.test(name) && name !== name.toUpperCase()) return [];
    const known = codes.get(name.toLowerCase()) ?? [];
    const behind = text.slice(index + name.length, index + name.length + LONGEST_STATE);
    if (!known.includes('US') && STATE_BEHIND.test(behind)) return ['US'];
    if (PLACE_BEHIND.test(behind) || PLACE_BEFORE.test(text.slice(Math.max(0, index - LONGEST_STATE), index)))
      return [];
    return known;
  });
  const countries = found.flat();
  return [...new Set(countries.length > 0 ? countries : findStates(text))].sort();
}

/** Names of states that are names of a country or a town as well. */
const OTHERS_TOO = new Set(['Georgia', 'Victoria', 'Northern Territory']);
const COUNTRY_OF_STATES = new Map(
  STATES.filter(({ name }) => !OTHERS_TOO.has(name)).map(({ name, country }) => [name, country]),
);
const STATES_NAMED = new RegExp(
  `(?<![\\p{L}])(?:${[...COUNTRY_OF_STATES.keys()].join('|')})(?![\\p{L}])`,
  'gu',
);

/** "California, Arizona or Nevada": the countries of states, where no country is named beside them. */
function findStates(text: string): string[] {
  return Array.from(text.matchAll(STATES_NAMED), ([name]) => COUNTRY_OF_STATES.get(name) ?? []).flat();
}
