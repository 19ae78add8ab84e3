/** Parameters in one order, however they were given: { q: 'nurse', country: 'US' } → "country=US&q=nurse". */
export function toCanonicalQuery(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
