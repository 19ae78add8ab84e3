/** Whether a font has a sign for a code point. */
export type Characters = (codePoint: number) => boolean;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/**
 * Which characters an OpenType font has, from its `cmap` table (formats 4 and 12, as in the OpenType specification). Throws for a
 * font without one.
 */
export function readCharacters(font: Uint8Array): Characters {
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  const cmap = findTable(bytes, 'cmap');
  const count = cmap.readUInt16BE(2);
  const tables = Array.from({ length: count }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const whole = tables.find((table) => table.readUInt16BE(0) === 12);
  const basic = tables.find((table) => table.readUInt16BE(0) === 4);
  if (whole) return readGroups(whole);
  if (basic) return readSegments(basic);
  throw new Error('The font does not say which characters it has.');
}

function findTable(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    if (font.toString('latin1', record, record + 4) === tag)
      return font.subarray(font.readUInt32BE(record + 8));
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Format 12: groups of neighbouring characters. */
function readGroups(table: Buffer): Characters {
  const groups = Array.from({ length: table.readUInt32BE(12) }, (_, index) => ({
    first: table.readUInt32BE(16 + index * 12),
    last: table.readUInt32BE(20 + index * 12),
  }));
  return (point) => groups.some(({ first, last }) => point >= first && point <= last);
}

/** Format 4: segments of the basic plane, some of whose characters may map to no sign. */
function readSegments(table: Buffer): Characters {
  const size = table.readUInt16BE(6);
  const ends = 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const offsets = deltas + size;
  return (point) => {
    for (let at = 0; at < size; at += 2) {
      if (table.readUInt16BE(ends + at) < point) continue;
      const start = table.readUInt16BE(starts + at);
      if (start > point) return false;
      const offset = table.readUInt16BE(offsets + at);
      if (offset === 0) return ((point + table.readInt16BE(deltas + at)) & 0xffff) !== 0;
      return table.readUInt16BE(offsets + at + offset + (point - start) * 2) !== 0;
    }
    return false;
  };
}
