import { foldLetters } from '@firsthand/contracts';
/** ISO 3166-1 alpha-2 followed by alpha-3, for every country. */
const CODE_PAIRS =
  'AD AND AE ARE AF AFG AG ATG AI AIA AL ALB AM ARM AO AGO AQ ATA AR ARG AS ASM AT AUT AU AUS AW ABW AX ALA AZ AZE ' +
  'BA BIH BB BRB BD BGD BE BEL BF BFA BG BGR BH BHR BI BDI BJ BEN BL BLM BM BMU BN BRN BO BOL BQ BES BR BRA BS BHS ' +
  'BT BTN BV BVT BW BWA BY BLR BZ BLZ CA CAN CC CCK CD COD CF CAF CG COG CH CHE CI CIV CK COK CL CHL CM CMR CN CHN ' +
  'CO COL CR CRI CU CUB CV CPV CW CUW CX CXR CY CYP CZ CZE DE DEU DJ DJI DK DNK DM DMA DO DOM DZ DZA EC ECU EE EST ' +
  'EG EGY EH ESH ER ERI ES ESP ET ETH FI FIN FJ FJI FK FLK FM FSM FO FRO FR FRA GA GAB GB GBR GD GRD GE GEO GF GUF ' +
  'GG GGY GH GHA GI GIB GL GRL GM GMB GN GIN GP GLP GQ GNQ GR GRC GS SGS GT GTM GU GUM GW GNB GY GUY HK HKG HM HMD ' +
  'HN HND HR HRV HT HTI HU HUN ID IDN IE IRL IL ISR IM IMN IN IND IO IOT IQ IRQ IR IRN IS ISL IT ITA JE JEY JM JAM ' +
  'JO JOR JP JPN KE KEN KG KGZ KH KHM KI KIR KM COM KN KNA KP PRK KR KOR KW KWT KY CYM KZ KAZ LA LAO LB LBN LC LCA ' +
  'LI LIE LK LKA LR LBR LS LSO LT LTU LU LUX LV LVA LY LBY MA MAR MC MCO MD MDA ME MNE MF MAF MG MDG MH MHL MK MKD ' +
  'ML MLI MM MMR MN MNG MO MAC MP MNP MQ MTQ MR MRT MS MSR MT MLT MU MUS MV MDV MW MWI MX MEX MY MYS MZ MOZ NA NAM ' +
  'NC NCL NE NER NF NFK NG NGA NI NIC NL NLD NO NOR NP NPL NR NRU NU NIU NZ NZL OM OMN PA PAN PE PER PF PYF PG PNG ' +
  'PH PHL PK PAK PL POL PM SPM PN PCN PR PRI PS PSE PT PRT PW PLW PY PRY QA QAT RE REU RO ROU RS SRB RU RUS RW RWA ' +
  'SA SAU SB SLB SC SYC SD SDN SE SWE SG SGP SH SHN SI SVN SJ SJM SK SVK SL SLE SM SMR SN SEN SO SOM SR SUR SS SSD ' +
  'ST STP SV SLV SX SXM SY SYR SZ SWZ TC TCA TD TCD TF ATF TG TGO TH THA TJ TJK TK TKL TL TLS TM TKM TN TUN TO TON ' +
  'TR TUR TT TTO TV TUV TW TWN TZ TZA UA UKR UG UGA UM UMI US USA UY URY UZ UZB VA VAT VC VCT VE VEN VG VGB VI VIR ' +
  'VN VNM VU VUT WF WLF WS WSM XK XKX YE YEM YT MYT ZA ZAF ZM ZMB ZW ZWE';

/** Spellings employers use that no list of official names holds. Keys are folded (see `foldName`). */
const ALIASES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'united kingdom of great britain and northern ireland': 'GB',
  us: 'US',
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  'the united states': 'US',
  'the united states of america': 'US',
  america: 'US',
  estados: 'US',
  'estados unidos de america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'republic of ireland': 'IE',
  eire: 'IE',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  korea: 'KR',
  'south korea': 'KR',
  'czech republic': 'CZ',
  czechia: 'CZ',
  turkey: 'TR',
  turkiye: 'TR',
  'viet nam': 'VN',
  'russian federation': 'RU',
  uae: 'AE',
  'u a e': 'AE',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macau: 'MO',
  macao: 'MO',
  'taiwan province of china': 'TW',
  'taiwan roc': 'TW',
  'mainland china': 'CN',
  'peoples republic of china': 'CN',
  prc: 'CN',
  'ivory coast': 'CI',
  swaziland: 'SZ',
  burma: 'MM',
  'cape verde': 'CV',
  macedonia: 'MK',
  'north macedonia': 'MK',
  palestine: 'PS',
  bosnia: 'BA',
  'brunei darussalam': 'BN',
  'moldova republic of': 'MD',
  'tanzania united republic of': 'TZ',
  'iran islamic republic of': 'IR',
  'bolivia plurinational state of': 'BO',
  'venezuela bolivarian republic of': 'VE',
  'kingdom of saudi arabia': 'SA',
  ksa: 'SA',
  el: 'GR',
  drc: 'CD',
};

/** Languages in which a country's name is understood. */
const NAME_LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'sv', 'it', 'pt', 'pl', 'da', 'nb', 'fi', 'cs'];

/** Official names in some language that are far better known as something else. */
const NOT_COUNTRY_NAMES = new Set([
  'brasilia',
  'granada',
  'man',
  'ile',
  'norfolk',
  'salvador',
  'santa elena',
]);

/** Folds a name for lookup: "Côte d’Ivoire" → "cote d ivoire", "U.S.A." → "u s a". */
export function foldName(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const name = foldLetters(text.slice(0, 200))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (folded.size >= MOST_FOLDED) folded.clear();
  folded.set(text, name);
  return name;
}

/** The same few words of a place are looked up in many tables. */
const folded = new Map<string, string>();
const MOST_FOLDED = 2_000;

function readCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  const words = CODE_PAIRS.split(' ');
  for (let index = 0; index + 1 < words.length; index += 2) {
    const alpha2 = words[index] ?? '';
    codes.set(alpha2, alpha2);
    codes.set(words[index + 1] ?? '', alpha2);
  }
  return codes;
}

const byCode = readCodes();
const alpha2Codes = new Set(byCode.values());

function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of NAME_LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of alpha2Codes) {
      const name = display.of(code);
      const folded = name === undefined ? '' : foldName(name);
      // English comes first, so a later language cannot take a name away from it.
      for (const spelling of [folded, ...toSpellings(name ?? '')])
        if (spelling.length > 2 && !names.has(spelling) && !NOT_COUNTRY_NAMES.has(spelling))
          names.set(spelling, code);
    }
  }
  addNativeNames(names);
  for (const [alias, code] of Object.entries(ALIASES)) names.set(alias, code);
  return names;
}

/** "Trinidad & Tobago" is as often written with the word, and "St. Lucia" in full. */
function toSpellings(name: string): string[] {
  const links = name.includes('&') ? ['and', 'und', 'et', 'y', 'e', 'en'] : [];
  return [
    ...links.map((link) => foldName(name.replace('&', link))),
    ...(name.startsWith('St. ') ? [foldName(name.replace('St. ', 'Saint '))] : []),
    ...(name.startsWith('St. ')
      ? links.map((link) => foldName(name.replace('St. ', 'Saint ').replace('&', link)))
      : []),
  ];
}

/** The name in the country's own most likely language: 日本 → JP, Ελλάδα → GR. */
function addNativeNames(names: Map<string, string>): void {
  for (const code of alpha2Codes) {
    const language = new Intl.Locale(`und-${code}`).maximize().language;
    const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
    const folded = name === undefined ? '' : foldName(name);
    if (folded.length > 1 && !alpha2Codes.has(folded.toUpperCase()) && !names.has(folded))
      names.set(folded, code);
  }
}

let byName: Map<string, string> | undefined;
let inEnglish: Set<string> | undefined;

/** Whether a country is called so in English or by an alias; other languages call it by words of English town names. */
export function isEnglishCountryName(text: string): boolean {
  if (inEnglish === undefined) {
    const display = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const names = [...alpha2Codes].map((code) => foldName(display.of(code) ?? ''));
    inEnglish = new Set([...names, ...Object.keys(ALIASES)].filter((name) => name.length > 3));
  }
  return inEnglish.has(foldName(text));
}

/** Finds a country by its name in many languages or by an alias; undefined for codes and anything else. */
export function findCountryByName(text: string): string | undefined {
  byName ??= readNames();
  const name = foldName(text);
  return byName.get(name) ?? byName.get(name.replace(/^the /, ''));
}

/** Finds a country by its two- or three-letter code, in any case; "UK" counts as one. */
export function findCountryByCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return code === 'UK' ? 'GB' : byCode.get(code);
}

/** Countries that employers write by their codes; in other codes of countries something else is meant as often. */
const WRITTEN_BY_CODE = new Set(
  (
    'AE AR AT AU BE BG BR CA CH CL CN CO CR CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IT JP KE KR LT LU LV MA MT MX MY ' +
    'NG NL NO NZ PE PH PK PL PT QA RO RS SA SE SG SI SK TH TR TW UA US UY VN ZA'
  ).split(' '),
);

/** The country of a code that employers write countries by: "DEU" and "AT", but not "CI" nor "STP". */
export function findWrittenCountry(code: string): string | undefined {
  const country = findCountryByCode(code);
  return country !== undefined && WRITTEN_BY_CODE.has(country) ? country : undefined;
}
