import type { Language } from '../text/language.ts';
import type { SandboxPay } from './pay.ts';

const LOCALES: Record<Language, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  nl: 'nl-NL',
  sv: 'sv-SE',
  es: 'es-ES',
};

/** A bare "$" is what employers write in the countries that use it; elsewhere the sign is unambiguous. */
const SIGNS: Record<string, string> = {
  USD: '$',
  CAD: '$',
  AUD: '$',
  MXN: '$',
  GBP: '£',
  EUR: '€',
  INR: '₹',
  SEK: 'kr',
  PLN: 'zł',
  SGD: 'S$',
};

/** The currency's sign as employers write it. */
export function toSign(currency: string): string {
  return SIGNS[currency] ?? currency;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are slow to build and few. */
function getFormat(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language}${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: true,
  });
  formats.set(key, format);
  return format;
}

function toAmount(amount: number, pay: SandboxPay, language: Language): string {
  const decimals = pay.period === 'hour' && !(Number.isInteger(pay.min) && Number.isInteger(pay.max)) ? 2 : 0;
  const digits = getFormat(language, decimals).format(amount);
  const sign = toSign(pay.currency);
  if (language === 'en' && sign.length === 1) return `${sign}${digits}`;
  return language === 'nl' && sign.length === 1 ? `${sign} ${digits}` : `${digits} ${sign}`;
}

/** "$52,000 – $61,000", "3.400 € bis 4.100 €", "£12.50 – £14.00": no period, the sentence around it says that. */
export function toPayText(pay: SandboxPay, language: Language): string {
  const low = toAmount(pay.min, pay, language);
  if (pay.min === pay.max) return low;
  const high = toAmount(pay.max, pay, language);
  const between: Record<Language, string> = {
    en: ' – ',
    de: ' bis ',
    fr: ' à ',
    nl: ' tot ',
    sv: ' till ',
    es: ' a ',
  };
  return low + between[language] + high;
}
