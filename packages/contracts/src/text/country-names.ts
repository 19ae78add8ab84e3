import { toCountryName } from './country-name.ts';
import { fold } from './fold.ts';

/** Names that countries go by in forms, besides the one of the English locale data. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  US: [
    'United States of America',
    'USA',
    'U.S.',
    'U.S.A.',
    'The United States',
    'The United States of America',
  ],
  GB: [
    ...['United Kingdom of Great Britain and Northern Ireland', 'Great Britain', 'UK', 'U.K.', 'Britain'],
    'The United Kingdom',
  ],
  NL: ['The Netherlands', 'Netherlands (the)', 'Holland'],
  IE: ['Republic of Ireland', 'Ireland (Republic of)'],
  DE: ['Federal Republic of Germany', 'Deutschland'],
  KR: ['Korea, Republic of', 'Republic of Korea', 'Korea (South)', 'Korea, South', 'Korea'],
  KP: ['Korea, Democratic People’s Republic of', 'Korea (North)', 'Korea, North'],
  CN: ['People’s Republic of China', 'China, mainland', 'Mainland China'],
  HK: ['Hong Kong', 'Hong Kong SAR'],
  MO: ['Macao', 'Macau', 'Macau SAR'],
  TW: ['Taiwan, Province of China', 'Taiwan, China', 'Taiwan (Province of China)'],
  RU: ['Russian Federation'],
  CZ: ['Czech Republic', 'The Czech Republic'],
  VN: ['Viet Nam'],
  TR: ['Türkiye', 'Turkey', 'Turkiye'],
  IR: ['Iran, Islamic Republic of', 'Iran (Islamic Republic of)', 'Islamic Republic of Iran'],
  VE: ['Venezuela, Bolivarian Republic of', 'Venezuela (Bolivarian Republic of)'],
  BO: ['Bolivia, Plurinational State of', 'Bolivia (Plurinational State of)'],
  TZ: ['Tanzania, United Republic of', 'United Republic of Tanzania'],
  MD: ['Moldova, Republic of', 'Republic of Moldova'],
  MK: ['Macedonia', 'Macedonia, the former Yugoslav Republic of', 'Republic of North Macedonia'],
  SY: ['Syrian Arab Republic'],
  LA: ['Lao People’s Democratic Republic', 'Lao PDR'],
  BN: ['Brunei Darussalam'],
  MM: ['Myanmar', 'Burma'],
  PS: ['Palestine', 'Palestine, State of', 'State of Palestine', 'Palestinian Territory'],
  AE: ['UAE', 'U.A.E.', 'The United Arab Emirates'],
  CI: ['Ivory Coast', 'Cote d’Ivoire'],
  CV: ['Cabo Verde'],
  SZ: ['Swaziland'],
  CD: [
    'Congo, the Democratic Republic of the',
    'Democratic Republic of the Congo',
    'DR Congo',
    'Congo (DRC)',
  ],
  CG: ['Congo', 'Republic of the Congo', 'Congo (Brazzaville)'],
  BS: ['The Bahamas', 'Bahamas, The'],
  GM: ['The Gambia', 'Gambia, The'],
  PH: ['The Philippines'],
  VA: ['Holy See', 'Holy See (Vatican City State)'],
  FM: ['Micronesia, Federated States of'],
  TL: ['East Timor'],
  BA: ['Bosnia and Herzegovina', 'Bosnia'],
  TT: ['Trinidad and Tobago'],
  AG: ['Antigua and Barbuda'],
};

/** Everything a form may call a country, the usual name first. */
export function toCountryNames(code: string): string[] {
  return [toCountryName(code) ?? code, ...(ALSO_CALLED[code] ?? []), code];
}

/** Whether two names are of one country: "United States" and "United States of America". */
export function isSameCountry(one: string, other: string): boolean {
  const [first, second] = [fold(one), fold(other)];
  if (first === '' || second === '') return false;
  if (first === second) return true;
  return Object.keys(ALSO_CALLED).some((code) => {
    const names = toCountryNames(code).map(fold);
    return names.includes(first) && names.includes(second);
  });
}
