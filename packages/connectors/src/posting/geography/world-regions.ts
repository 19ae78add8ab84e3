import { findCountryByName, foldName } from './countries.ts';

const NORDICS = 'DK FI IS NO SE FO GL AX';
const EUROPE =
  `${NORDICS} AD AL AT BA BE BG BY CH CY CZ DE EE ES FR GB GG GI GR HR HU IE IM IT JE LI LT LU LV MC MD ME MK MT NL PL ` +
  'PT RO RS RU SI SK SM TR UA VA XK';
const MIDDLE_EAST = 'AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE';
const NORTH_AFRICA = 'DZ EG LY MA SD TN';
const AFRICA =
  `${NORTH_AFRICA} AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG ` +
  'RE RW SC SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW';
const OCEANIA = 'AU FJ NZ PG SB TO VU WS NC PF';
const ASIA =
  'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA ' +
  'SG SY TH TJ TL TM TR TW UZ VN YE';
const NORTH_AMERICA = 'CA US MX PR';
const CARIBBEAN = 'AG AI AW BB BM BS CU CW DM DO GD GP HT JM KN KY LC MQ PR TC TT VC VG VI';
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GF GY PE PY SR UY VE';
const LATIN_AMERICA = `${SOUTH_AMERICA} ${CENTRAL_AMERICA} ${CARIBBEAN} MX`;
const AMERICAS = `${NORTH_AMERICA} ${LATIN_AMERICA}`;

/** Parts of the world that people name in postings, folded, in the languages of the boards, with their countries. */
const REGIONS: readonly (readonly [names: string, countries: string])[] = [
  [
    'emea|europe middle east africa|europe middle east and africa|europe the middle east and africa',
    `${EUROPE} ${MIDDLE_EAST} ${AFRICA}`,
  ],
  [
    'europe|european union|eu|eea|eu eea|europa|union europeenne|ue|europaische union|union europea|unione europea|uniao europeia|' +
      'europese unie|eu countries|eu member states|european countries|europa unia europejska|mainland europe|continental europe',
    EUROPE,
  ],
  ['dach|d a ch|dach region', 'DE AT CH'],
  ['benelux', 'BE NL LU'],
  [
    'nordics|nordic|nordic countries|nordic region|scandinavia|skandinavien|scandinavie|escandinavia|nordeuropa',
    NORDICS,
  ],
  ['baltics|baltic states|baltic countries|baltikum|pays baltes|paises balticos', 'EE LV LT'],
  [
    'cee|cis|balkans|balkan|osteuropa|mitteleuropa|sudosteuropa|europe de l est|europa del este|europa dell est|europa oriental',
    EUROPE,
  ],
  [
    'westeuropa|sudeuropa|europe de l ouest|europe du sud|europe du nord|europa occidental|europa occidentale|europa del sur',
    EUROPE,
  ],
  ['iberia|iberian peninsula|peninsula iberica', 'ES PT'],
  ['uki|uk i|british isles', 'GB IE'],
  ['channel islands', 'GG JE'],
  [
    'apac|apj|japac|apacj|asia pacific|asiapac|asia pac|asien pazifik|asie pacifique|asia pacifico',
    `${ASIA} ${OCEANIA}`,
  ],
  ['asia|asien|asie|azie|sea|se asia|sudostasien|asie du sud est|sudeste asiatico|asean|far east', ASIA],
  ['anz', 'AU NZ'],
  ['oceania|australasia|ozeanien|oceanie', OCEANIA],
  [
    'middle east|naher osten|mittlerer osten|nahost|moyen orient|oriente medio|medio oriente|midden oosten',
    MIDDLE_EAST,
  ],
  ['mena|menat|middle east north africa|middle east and north africa', `${MIDDLE_EAST} ${NORTH_AFRICA}`],
  ['gcc|gulf states|gulf region|gulf|khaleej', 'AE BH KW OM QA SA'],
  ['africa|afrika|afrique|sub saharan africa|subsaharan africa|maghreb|ssa', AFRICA],
  ['mea', `${MIDDLE_EAST} ${AFRICA}`],
  ['amer|amers|americas|the americas|las americas|americhe|ameriques', AMERICAS],
  [
    'namer|noram|north america|nordamerika|amerique du nord|america del norte|norteamerica|america do norte|nord america|noord amerika',
    NORTH_AMERICA,
  ],
  [
    'latam|latin america|latin america latam|latam region|lateinamerika|amerique latine|america latina|latinoamerica|latijns amerika|' +
      'hispanoamerica|iberoamerica',
    LATIN_AMERICA,
  ],
  [
    'south america|sudamerika|amerique du sud|sudamerica|america del sur|suramerica|america do sul|sud america|zuid amerika',
    SOUTH_AMERICA,
  ],
  [
    'central america|zentralamerika|mittelamerika|amerique centrale|america central|centroamerica|centro america',
    CENTRAL_AMERICA,
  ],
  ['caribbean|karibik|caraibes|caribe|caraibi', CARIBBEAN],
];

const byName = new Map(
  REGIONS.flatMap(([names, countries]) => {
    const members = new Set(countries.split(' '));
    return names.split('|').map((name): [string, ReadonlySet<string>] => [name, members]);
  }),
);

const SIDE =
  /^(?:northern|southern|eastern|western|ost|west|nord|sud|north|south|east|central|mid|upper|lower|greater|sub saharan)+ ?/;
const WHOLE = /^(?:all of|all|across|throughout|within|in|entire|the)(?: the)? /;
/** What joins parts of the world, and what says that no town of them is meant. */
const JOINS = /[,;/|&+()[\]]|\s[-–—]\s|\b(?:and|or|und|oder|et|ou|y|e|en|of)\b/iu;
const NO_ONE_TOWN = /\b(?:multiple|various|several|any|all) (?:locations?|cities|offices|countries)\b/giu;
const EVERYWHERE = /^(?:global(?:ly)?|world ?wide|international(?:ly)?)$/;

/**
 * The countries of a part of the world that a text names and nothing else: "EMEA", "Southeast Asia". All the world is
 * an empty set, as no country is meant. Undefined for anything else, "West Coast" among them.
 */
export function findWorldRegion(text: string): ReadonlySet<string> | undefined {
  let name = foldName(text)
    .replace(WHOLE, '')
    .replace(/ (?:region|area|countries|based|time ?zones?|hours)$/, '');
  // "South Africa" is no part of Africa.
  if (name === '' || findCountryByName(name) !== undefined) return undefined;
  if (EVERYWHERE.test(name)) return new Set();
  for (let round = 0; round < 4; round++) {
    const found = byName.get(name);
    if (found !== undefined) return found;
    const rest = name.replace(SIDE, '');
    if (rest === name) return undefined;
    name = rest;
  }
  return undefined;
}

/** The countries of all parts of the world in a list of nothing else: "Europe, Middle East & Africa", "EMEA/APAC". */
export function findWorldRegions(text: string): ReadonlySet<string> | undefined {
  const whole = findWorldRegion(text);
  if (whole !== undefined) return whole;
  const names = text
    .replace(NO_ONE_TOWN, '')
    .split(JOINS)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const regions = names.map(findWorldRegion);
  if (regions.length === 0 || !regions.every((region) => region !== undefined)) return undefined;
  return new Set(regions.flatMap((region) => [...region]));
}
