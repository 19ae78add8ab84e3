import { fold } from '@firsthand/contracts';

/** The languages whose own words for all countries are understood. */
const LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'es'];

/** ISO 3166-1 alpha-2 of all countries whose names are no town's; Georgia is sooner the state. */
const CODES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY ' +
  'CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GF GH GI GL GM GN GP GQ GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS ' +
  'IT JM JO JP KE KG KH KI KR KW KY KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ ' +
  'NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ' +
  'SV SY SZ TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VE VN VU WS XK YE ZA ZM ZW';

/** Short forms and everyday names that no list of official names holds. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  US:
    'usa|u s a|us|u s|united states|united states of america|the united states|the us|the usa|america|the states|u s of a|' +
    'stateside|estados unidos|ee uu|eeuu|ee uu a|etats unis d amerique|vs amerika|amerika|amerique|vereinigte staaten von amerika|' +
    'verenigde staten van amerika|amerikas forenta stater|forenta staterna|estados unidos de america',
  GB:
    'uk|u k|united kingdom|the uk|great britain|britain|gb|england|the united kingdom|grossbritannien|gross britannien|' +
    'grande bretagne|angleterre|engeland|groot brittannie|inglaterra|gran bretana|storbritannien|royaume uni|r u|' +
    'vk|verenigd koninkrijk|vereinigtes konigreich|reino unido|forenade kungariket',
  CA: 'canada|kanada',
  DE: 'germany|deutschland|allemagne|duitsland|tyskland|alemania|brd|federal republic of germany|bundesrepublik deutschland|de deutschland',
  FR: 'france|frankreich|frankrijk|frankrike|francia|france metropolitaine',
  NL: 'netherlands|the netherlands|holland|nederland|niederlande|die niederlande|pays bas|les pays bas|nederlanderna|paises bajos|holanda|hollande',
  SE: 'sweden|sverige|schweden|suede|zweden|suecia',
  ES: 'spain|espana|spanien|espagne|spanje',
  AU: 'australia|australien|australie|down under|oz australia',
  IE: 'ireland|republic of ireland|irland|irlande|ierland|irlanda|eire|roi ireland',
  CH: 'switzerland|schweiz|die schweiz|suisse|svizzera|zwitserland|suiza',
  AT: 'austria|osterreich|oesterreich|autriche|oostenrijk|osterrike',
  BE: 'belgium|belgien|belgique|belgie|belgica',
  IT: 'italy|italia|italien|italie',
  PT: 'portugal',
  DK: 'denmark|danmark|danemark|denemarken|dinamarca|danemark',
  NO: 'norway|norge|norwegen|norvege|noorwegen|noruega',
  FI: 'finland|suomi|finnland|finlande|finlandia',
  PL: 'poland|polska|polen|pologne|polonia',
  CZ: 'czech republic|czechia|tschechien|tchequie|republique tcheque|tsjechie|tjeckien|chequia|republica checa|cesko',
  RO: 'romania|rumanien|roumanie|roemenie|rumania',
  GR: 'greece|griechenland|grece|griekenland|grekland|grecia|hellas',
  HU: 'hungary|ungarn|hongrie|hongarije|ungern|hungria|magyarorszag',
  TR: 'turkey|turkiye|turkei|turquie|turkije|turkiet|turquia',
  IN: 'india|indien|inde|bharat',
  JP: 'japan|japon|nippon',
  CN: 'china|chine|prc|mainland china',
  KR: 'south korea|korea|republic of korea|sudkorea|coree du sud|zuid korea|sydkorea|corea del sur|coree',
  SG: 'singapore|singapur|singapour',
  HK: 'hong kong|hongkong|hong kong sar',
  TW: 'taiwan',
  AE: 'uae|u a e|united arab emirates|emirates|the uae|vae|emirats arabes unis|emiratos arabes unidos',
  SA: 'saudi arabia|ksa|saudi|saudi arabien|arabie saoudite|arabia saudi',
  IL: 'israel',
  NZ: 'new zealand|aotearoa|neuseeland|nouvelle zelande|nieuw zeeland|nya zeeland|nueva zelanda',
  ZA: 'south africa|sudafrika|afrique du sud|zuid afrika|sydafrika|sudafrica|rsa',
  BR: 'brazil|brasil|brasilien|bresil|brazilie',
  MX: 'mexico|mexiko|mexique',
  AR: 'argentina|argentinien|argentine|argentinie',
  PH: 'philippines|the philippines|philippinen|filipijnen|filippinerna|filipinas|pilipinas',
  VN: 'vietnam|viet nam',
  RU: 'russia|russland|russie|rusland|ryssland|rusia|russian federation',
  UA: 'ukraine|ukraina|oekraine|ucrania',
  LU: 'luxembourg|luxemburg|luxemburgo',
};

/** Official names in some language that mean something else to everybody who searches for jobs. */
const NO_COUNTRY = new Set(['man', 'georgia', 'granada', 'jersey', 'tjad', 'monaco di baviera']);

let countries: ReadonlyMap<string, string> | undefined;

/** `'deutschland'` → DE, of a folded name in six languages or a short form; undefined for anything else. */
export function findCountryOfName(folded: string): string | undefined {
  countries ??= readNames();
  return countries.get(folded);
}

/** Made when first needed, as the names of all countries are slow to load. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [code, everyday] of Object.entries(EVERYDAY_NAMES))
    for (const name of everyday.split('|')) names.set(name, code);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of CODES.split(' ')) {
      const name = fold(display.of(code) ?? '');
      // What came before goes before: English and everyday names.
      if (name.length > 3 && !names.has(name) && !NO_COUNTRY.has(name)) names.set(name, code);
    }
  }
  return names;
}
