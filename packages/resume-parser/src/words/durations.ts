/** How long: `2 years, 10 months`, `(4 ans 4 mois)`. */
const DURATION =
  /[([]?\b\d+\s*(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|anos?|meses|mes|anni|mesi|jaar|maanden|ar|manader)\b\.?(?:\s*(?:(?:,|and|und|et|y|e)\s*)?\d+\s*(?:months?|mos?|monate?n?|mois|meses|mes|mesi|maanden|manader)\b\.?)?[)\]]?/gi;

/** Durations become spaces, so that every other character stays in its place. */
export function maskDurations(text: string): string {
  return text.replace(DURATION, (found) => ' '.repeat(found.length));
}

/** Whether a text says how long and nothing else. */
export function isOnlyDuration(text: string): boolean {
  return /\d/.test(text) && !/[\p{L}\p{N}]/u.test(maskDurations(text));
}
