/** Far deeper than anything we write. */
const DEEPEST = 40;

/** What neither the database nor a reader of JSON elsewhere takes in parts that no schema describes; null when there is none. */
export function findFlaw(value: unknown, depth = 0): string | null {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? 'contains characters that are not text.' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return 'has parts inside each other too deep.';
  for (const [name, part] of Object.entries(value)) {
    const flaw = findFlaw(name) ?? findFlaw(part, depth + 1);
    if (flaw !== null) return flaw;
  }
  return null;
}
