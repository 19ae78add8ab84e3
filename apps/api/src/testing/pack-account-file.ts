import { strToU8, zipSync } from 'fflate';

/** The entries of an account file: texts, and the bytes of documents. */
export type AccountFileEntries = Record<string, string | Uint8Array>;

/** An account file with these lists and documents; `contents.json` tells of the lists unless it is given. */
export function packAccountFile(
  lists: Record<string, readonly object[]>,
  others: AccountFileEntries = {},
): Buffer {
  const rows = Object.fromEntries(Object.entries(lists).map(([list, { length }]) => [list, length]));
  const contents = { format: 'firsthand-account/1', exported_at: '2026-02-01T09:00:00.000Z', rows };
  return packZip({
    ...Object.fromEntries(
      Object.entries(lists).map(([list, entries]) => [`${list}.ndjson`, toLines(entries)]),
    ),
    'contents.json': JSON.stringify(contents),
    ...others,
  });
}

export function packZip(entries: AccountFileEntries): Buffer {
  const packed = Object.entries(entries).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>, { level: 1 }));
}

function toLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
