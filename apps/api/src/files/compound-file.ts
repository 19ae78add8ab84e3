/**
 * The container of Office files before 2007 and of much else ([MS-CFB]): a file system of sectors. Only its directory
 * is read here.
 */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_LENGTH = 512;
const ENTRY_LENGTH = 128;
const STREAM = 2;
const ROOT = 5;
/** Ids from here on mean "none" or "end". */
const LAST_ID = 0xfffffffa;
const FIRST_FAT_PLACE = 76;
/** Places of the allocation table that stand in the header; they cover 6.8 MB. */
const FAT_PLACES = 109;

/** The names of the streams at the top of a compound file; null when it is none. */
export function listTopStreams(content: Buffer): string[] | null {
  if (content.length < HEADER_LENGTH || !content.subarray(0, 8).equals(SIGNATURE)) return null;
  const shift = content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const entries = readChain(content, content.readUInt32LE(48), 2 ** shift).flatMap(splitEntries);
  const [root] = entries;
  if (root?.readUInt8(66) !== ROOT) return null;
  return findSiblings(entries, root.readUInt32LE(76))
    .filter((entry) => entry.readUInt8(66) === STREAM)
    .map(readName);
}

/** The sectors of a chain; each is followed once, whatever the table says. */
function readChain(content: Buffer, first: number, sectorSize: number): Buffer[] {
  const sectorAt = (id: number) => content.subarray((id + 1) * sectorSize, (id + 2) * sectorSize);
  const next = (id: number): number => {
    const perSector = sectorSize / 4;
    const place = Math.floor(id / perSector);
    if (place >= FAT_PLACES) return LAST_ID;
    const table = sectorAt(content.readUInt32LE(FIRST_FAT_PLACE + place * 4));
    const offset = (id % perSector) * 4;
    return offset + 4 <= table.length ? table.readUInt32LE(offset) : LAST_ID;
  };
  const sectors: Buffer[] = [];
  const seen = new Set<number>();
  for (let id = first; id < LAST_ID && !seen.has(id); id = next(id)) {
    seen.add(id);
    const sector = sectorAt(id);
    if (sector.length === 0) break;
    sectors.push(sector);
  }
  return sectors;
}

function splitEntries(sector: Buffer): Buffer[] {
  return Array.from({ length: Math.floor(sector.length / ENTRY_LENGTH) }, (_, index) =>
    sector.subarray(index * ENTRY_LENGTH, (index + 1) * ENTRY_LENGTH),
  );
}

/** An entry's neighbours form a tree of left and right ones. */
function findSiblings(entries: readonly Buffer[], first: number): Buffer[] {
  const found = new Map<number, Buffer>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || found.has(id)) continue;
    found.set(id, entry);
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return [...found.values()];
}

function readName(entry: Buffer): string {
  const length = Math.min(64, entry.readUInt16LE(64));
  return entry.toString('utf16le', 0, Math.max(0, length - 2));
}
