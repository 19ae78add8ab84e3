/** Countries by the currency wages are paid in there. */
const COUNTRIES: Readonly<Record<string, string>> = {
  USD: 'US PR GU VI AS MP EC SV PA',
  CAD: 'CA',
  GBP: 'GB GG JE IM',
  AUD: 'AU',
  NZD: 'NZ',
  EUR: 'DE FR NL IE ES PT IT AT BE FI GR LU SK SI EE LV LT MT CY HR MC SM AD ME XK BG',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK GL FO',
  ISK: 'IS',
  CHF: 'CH LI',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  RSD: 'RS',
  UAH: 'UA',
  TRY: 'TR',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  QAR: 'QA',
  EGP: 'EG',
  NGN: 'NG',
  KES: 'KE',
  ZAR: 'ZA',
  MAD: 'MA',
  INR: 'IN',
  PKR: 'PK',
  BDT: 'BD',
  LKR: 'LK',
  CNY: 'CN',
  HKD: 'HK',
  TWD: 'TW',
  JPY: 'JP',
  KRW: 'KR',
  SGD: 'SG',
  MYR: 'MY',
  THB: 'TH',
  VND: 'VN',
  PHP: 'PH',
  IDR: 'ID',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  UYU: 'UY',
  CRC: 'CR',
  DOP: 'DO',
  GTQ: 'GT',
  JMD: 'JM',
  TTD: 'TT',
  BMD: 'BM',
  KYD: 'KY',
};

const sets = new Map(Object.entries(COUNTRIES).map(([code, list]) => [code, new Set(list.split(' '))]));
const currencyByCountry = new Map(
  Object.entries(COUNTRIES).flatMap(([code, list]) =>
    list.split(' ').map((country): [string, string] => [country, code]),
  ),
);

/** The countries a currency is used in; empty for one we do not hold. */
export function countriesOfCurrency(currency: string): ReadonlySet<string> {
  return sets.get(currency.toUpperCase()) ?? new Set();
}

/** The currency wages are paid in, by country (ISO 3166-1); null for one we do not hold. */
export function currencyOfCountry(country: string): string | null {
  return currencyByCountry.get(country) ?? null;
}

/** Whether a three-letter code is a currency we hold. */
export function isCurrencyCode(code: string): boolean {
  return sets.has(code);
}
