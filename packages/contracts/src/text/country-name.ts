/** Made when first needed, as the names of all countries are slow to load. */
let names: Intl.DisplayNames | undefined;

/** `'GB'` → "United Kingdom"; undefined for what is no country code. */
export function toCountryName(code: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(code.toUpperCase());
}
