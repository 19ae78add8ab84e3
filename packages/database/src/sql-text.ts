/**
 * Writes a query parameter as PostgreSQL's text input, whatever the column's type:
 * `new Date(0)` → `1970-01-01T00:00:00.000Z`, `[1, null]` → `{"1",NULL}`, `{a: 1}` → `{"a":1}`, bytes → `\x…`.
 * Throws on an invalid date.
 */
export function toSqlText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return toArrayText(value);
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  throw new TypeError(`A ${typeof value} cannot be a query parameter`);
}

function toArrayText(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return toArrayText(value);
    const text = toSqlText(value);
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${items.join(',')}}`;
}
