const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** `'GB'` → "United Kingdom"; undefined for what is no country code. */
export function toCountryName(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) ? names.of(code.toUpperCase()) : undefined;
}
