/** Made when first needed, as the names of all countries are slow to load. */
let names: Intl.DisplayNames | undefined;
/** By code as it was asked for: there are few, and Intl takes 10 µs for each. */
const known = new Map<string, string | undefined>();

/** `'GB'` → "United Kingdom"; undefined for what is no country code. */
export function toCountryName(code: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  if (!known.has(code)) {
    names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    known.set(code, names.of(code.toUpperCase()));
  }
  return known.get(code);
}
