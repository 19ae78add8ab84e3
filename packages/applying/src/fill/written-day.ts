/** Countries whose people write English, the day first. */
const ENGLISH = ['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'HK', 'NG', 'KE', 'MT', 'JM', 'TT'];
const LOCALES: Readonly<Record<string, string>> = {
  ...{
    DE: 'de-DE',
    AT: 'de-AT',
    CH: 'de-CH',
    FR: 'fr-FR',
    BE: 'fr-BE',
    ES: 'es-ES',
    MX: 'es-MX',
    AR: 'es-AR',
  },
  ...{
    CO: 'es-CO',
    CL: 'es-CL',
    PE: 'es-PE',
    NL: 'nl-NL',
    SE: 'sv-SE',
    DK: 'da-DK',
    NO: 'nb-NO',
    FI: 'fi-FI',
  },
  ...{
    IT: 'it-IT',
    PT: 'pt-PT',
    BR: 'pt-BR',
    PL: 'pl-PL',
    CZ: 'cs-CZ',
    HU: 'hu-HU',
    RO: 'ro-RO',
    TR: 'tr-TR',
  },
  ...{ JP: 'ja-JP', CN: 'zh-CN', KR: 'ko-KR', GR: 'el-GR', UA: 'uk-UA', RU: 'ru-RU' },
};

/** A day as people of a country write it in a line of text: `('2027-01-04', 'US')` → "January 4, 2027". */
export function toWrittenDay(day: string, country: string | null): string {
  const date = new Date(`${day}T00:00:00Z`);
  const own = LOCALES[country ?? ''];
  if (own !== undefined) {
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
    return date.toLocaleDateString(own, numeric);
  }
  const locale = ENGLISH.includes(country ?? '') ? 'en-GB' : 'en-US';
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
