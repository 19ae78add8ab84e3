import { fold } from './clean-text.ts';
import { LARGE_TOWNS } from './large-towns.ts';

const US_STATES =
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming DC:District_of_Columbia PR:Puerto_Rico';
const CANADA =
  'AB:Alberta BC:British_Columbia MB:Manitoba NB:New_Brunswick NL:Newfoundland_and_Labrador NS:Nova_Scotia ON:Ontario PE:Prince_Edward_Island QC:Quebec SK:Saskatchewan';
const AUSTRALIA =
  'NSW:New_South_Wales VIC:Victoria QLD:Queensland SA:South_Australia TAS:Tasmania ACT:Australian_Capital_Territory';
const BRAZIL =
  'SP:São_Paulo RJ:Rio_de_Janeiro MG:Minas_Gerais RS:Rio_Grande_do_Sul PR:Paraná BA:Bahia PE:Pernambuco CE:Ceará GO:Goiás DF:Distrito_Federal ES:Espírito_Santo SC:Santa_Catarina';
const NAMED_ONLY =
  'Bayern Baden-Württemberg Hessen Nordrhein-Westfalen Niedersachsen Sachsen Brandenburg Thüringen Schleswig-Holstein Rheinland-Pfalz Saarland Sachsen-Anhalt Mecklenburg-Vorpommern Bavaria Saxony Karnataka Maharashtra Telangana Kerala Tamil_Nadu Gujarat Haryana Punjab West_Bengal Uttar_Pradesh Andhra_Pradesh Rajasthan Catalunya Cataluña Andalucía Galicia Jalisco Nuevo_León Lombardia Lazio Toscana Veneto Piemonte Québec Île-de-France ' +
  'Wales Scotland Northern_Ireland West_Midlands Noord-Holland Zuid-Holland Noord-Brabant Gelderland Overijssel Friesland Zeeland Drenthe Flevoland North_Holland South_Holland ' +
  'Dolnośląskie Mazowieckie Małopolskie Wielkopolskie Pomorskie Śląskie Łódzkie Lubelskie Podkarpackie Podlaskie Lubuskie Opolskie Świętokrzyskie Zachodniopomorskie Warmińsko-Mazurskie Kujawsko-Pomorskie ' +
  'Jämtland Västerbotten Norrbotten Västernorrland Dalarna Värmland Skåne Småland Västra_Götaland Östergötland Bretagne Normandie Occitanie Nouvelle-Aquitaine Auvergne-Rhône-Alpes Hauts-de-France Grand_Est Pays_de_la_Loire ' +
  'Bizkaia Vizcaya Gipuzkoa País_Vasco Aragón Extremadura Castilla_y_León Asturias Cantabria Campania Sicilia Puglia Emilia-Romagna Liguria Calabria Sardegna Umbria Steiermark Tirol Kärnten Oberösterreich Niederösterreich';

interface State {
  country: string;
}

/** Codes as they are written, and folded names, of states and provinces → the country they are in. */
const CODES = new Map<string, State>();
const NAMES = new Map<string, State>();
for (const [country, list] of [
  ['US', US_STATES],
  ['CA', CANADA],
  ['AU', AUSTRALIA],
  ['BR', BRAZIL],
] as const) {
  for (const entry of list.split(' ')) {
    const [code = '', name = ''] = entry.split(':');
    if (!CODES.has(code)) CODES.set(code, { country });
    const folded = fold(name.replaceAll('_', ' '));
    if (!NAMES.has(folded)) NAMES.set(folded, { country });
  }
}
for (const name of NAMED_ONLY.split(' ')) NAMES.set(fold(name.replaceAll('_', ' ')), { country: '' });

/** Whether a text is the code or the name of a state or province; gives the country when it has only one. */
export function findState(text: string): State | null {
  const trimmed = text.trim().replace(/\.$/, '');
  return CODES.get(trimmed) ?? CODES.get(trimmed.replaceAll('.', '')) ?? NAMES.get(fold(trimmed)) ?? null;
}

export function isStateCode(text: string): boolean {
  return CODES.has(text.trim());
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv'];
const REGIONS =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LA LB LI LK LR LT LU LV LY MA MC MD ME MG MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SN SO SV SY TD TG TH TJ TN TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );

/** Folded names in our eight languages, and what people write besides → ISO code. */
const COUNTRIES = new Map<string, string>();
for (const language of LANGUAGES) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const region of REGIONS) COUNTRIES.set(fold(names.of(region) ?? region), region);
}
for (const [name, region] of Object.entries({
  usa: 'US',
  us: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  'u.s.a': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'south korea': 'KR',
  turkey: 'TR',
  turkiye: 'TR',
  'czech republic': 'CZ',
  vietnam: 'VN',
  russia: 'RU',
  'hong kong': 'HK',
  brasil: 'BR',
  mexico: 'MX',
  deutschland: 'DE',
  'republic of ireland': 'IE',
  'republic of korea': 'KR',
  'rep. of korea': 'KR',
  korea: 'KR',
  's. korea': 'KR',
  's.korea': 'KR',
  'p.r. china': 'CN',
  'pr china': 'CN',
  'u.a.e.': 'AE',
  ksa: 'SA',
  'kingdom of saudi arabia': 'SA',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  macedonia: 'MK',
  'bosnia and herzegovina': 'BA',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  'united states': 'US',
  'new zealand': 'NZ',
  aotearoa: 'NZ',
}))
  COUNTRIES.set(name, region);

/** The ISO code of a country named in any of our languages; `'Deutschland'` → `'DE'`. */
export function findCountry(text: string): string | null {
  return COUNTRIES.get(fold(text.trim())) ?? COUNTRIES.get(fold(text.trim().replace(/[.,;]+$/, ''))) ?? null;
}

const COUNTRY_CODES = new Set([...REGIONS, 'UK']);

/** Whether two capitals are the ISO code of a country, or `UK`; some are those of states as well. */
export function isCountryCode(text: string): boolean {
  return COUNTRY_CODES.has(text);
}

/** Folded names of cities that people write without a country, the larger ones of our eight languages' lands. */
const CITIES = new Set(
  fold(
    `${LARGE_TOWNS}|Springfield|Aarhus|New York|NYC|Montreal|München|Cologne|Frankfurt|Wien|Zurich|Genf|Geneva|Bruxelles|Den Haag|Gothenburg|København|Helsinki|Ciudad de México|Mexico City|Guadalajara|Monterrey|Buenos Aires|Bogotá|Lima|Santiago|Lisboa|Roma|Torino|Firenze|Venezia|Budapest|Athens|Istanbul|Moscow|Dubai|Singapore|Hong Kong|Tokyo|Beijing|Shanghai|Bangalore|Bengaluru|Mumbai|Delhi|New Delhi|Hyderabad|Pune|Chennai|Sydney|Perth|Auckland|Cape Town|Johannesburg|Lagos|Nairobi|Cairo|Tel Aviv`,
  ).split('|'),
);

export function isKnownCity(text: string): boolean {
  return CITIES.has(fold(text.trim()));
}
