/** Postal codes per country; others are taken by shape alone. */
const PATTERNS: Readonly<Record<string, string>> = {
  US: '\\d{5}(?:-\\d{4})?',
  CA: '[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d',
  GB: '[A-Z]{1,2}\\d[A-Z\\d]?(?: ?\\d[A-Z]{2})?',
  NL: '\\d{4} ?[A-Z]{2}',
  SE: '\\d{3} ?\\d{2}',
  DE: '\\d{5}',
  FR: '\\d{5}',
  ES: '\\d{5}',
  IT: '\\d{5}',
  FI: '\\d{5}',
  AU: '\\d{4}',
  AT: '\\d{4}',
  CH: '\\d{4}',
  BE: '\\d{4}',
  DK: '\\d{4}',
  NO: '\\d{4}',
  HU: '\\d{4}',
  NZ: '\\d{4}',
  PT: '\\d{4}-\\d{3}',
  PL: '\\d{2}-\\d{3}',
  IN: '\\d{3} ?\\d{3}',
  SG: '\\d{6}',
  CN: '\\d{6}',
  JP: '\\d{3}-\\d{4}',
  IE: '[A-Z]\\d{2} ?[A-Z\\d]{4}',
};
/** Shapes that are a postal code wherever they stand. */
const ANYWHERE =
  '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|\\d{4} [A-Z]{2}|\\d{5}(?:-\\d{4})?';

export interface PostalSplit {
  rest: string;
  postalCode: string | null;
}

/**
 * Takes a postal code off the start or end of one piece of an address: "75001 Paris" → 75001 and "Paris",
 * "TX 78701" → 78701 and "TX". Four digits count only in a country that is known to use them.
 */
export function takePostalCode(piece: string, country: string | null): PostalSplit {
  const own = country === null ? undefined : PATTERNS[country];
  const pattern = own ?? ANYWHERE;
  const match =
    new RegExp(`^(?:[A-Z]{1,2}-)?(${pattern})(?:\\s+|$)(.*)$`).exec(piece) ??
    new RegExp(`^(.*?)\\s+(${pattern})$`).exec(piece);
  if (!match) return { rest: piece, postalCode: null };
  const isLeading = new RegExp(`^(?:${pattern})$`).test(match[1] ?? '');
  const postalCode = (isLeading ? match[1] : match[2]) ?? null;
  const rest = ((isLeading ? match[2] : match[1]) ?? '').trim();
  // "10115 Main Street" is a house number.
  return /\b(?:street|st|avenue|ave|road|rd|drive|dr|highway|hwy|blvd|boulevard|lane|way|parkway)\b/i.test(
    rest,
  )
    ? { rest: piece, postalCode: null }
    : { rest, postalCode };
}
