import { foldName } from './countries.ts';

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

/** Parts of the world that people name in postings, folded, with their countries. */
const REGIONS: readonly (readonly [names: string, countries: string])[] = [
  ['emea', `${EUROPE} ${MIDDLE_EAST} ${AFRICA}`],
  ['europe|european union|eu|eea', EUROPE],
  ['dach', 'DE AT CH'],
  ['benelux', 'BE NL LU'],
  ['nordics|nordic|scandinavia', NORDICS],
  ['baltics', 'EE LV LT'],
  ['cee|balkans', EUROPE],
  ['iberia', 'ES PT'],
  ['uki|uk i', 'GB IE'],
  ['apac|apj|asia pacific|asiapac', `${ASIA} ${OCEANIA}`],
  ['asia', ASIA],
  ['anz|oceania', OCEANIA],
  ['middle east', MIDDLE_EAST],
  ['mena', `${MIDDLE_EAST} ${NORTH_AFRICA}`],
  ['gcc', 'AE BH KW OM QA SA'],
  ['africa', AFRICA],
  ['amer|amers|americas|the americas', AMERICAS],
  ['namer|noram|north america', NORTH_AMERICA],
  ['latam|latin america', LATIN_AMERICA],
  ['south america', SOUTH_AMERICA],
  ['central america', CENTRAL_AMERICA],
  ['caribbean', CARIBBEAN],
];

const byName = new Map(
  REGIONS.flatMap(([names, countries]) => {
    const members = new Set(countries.split(' '));
    return names.split('|').map((name): [string, ReadonlySet<string>] => [name, members]);
  }),
);

const SIDE =
  /^(?:north|south|east|west|central|northern|southern|eastern|western|mid|upper|lower|greater)+ ?/;
const EVERYWHERE = /^(?:global(?:ly)?|world ?wide|international(?:ly)?)$/;

/**
 * The countries of a part of the world that a text names and nothing else: "EMEA", "Southeast Asia". All the world is
 * an empty set, as no country is meant. Undefined for anything else, "West Coast" among them.
 */
export function findWorldRegion(text: string): ReadonlySet<string> | undefined {
  let name = foldName(text).replace(/^the /, '');
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
