import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { LEXEME_VERSION } from '../lexemes.ts';
import type { StoredSegment } from './bitmap-index.ts';
import { FIGURES, makeFigures } from './segment.ts';

// The file: MAGIC, the header's length (4 bytes), the header (JSON), then the segments' arrays one after the other, each
// filled up to a multiple of eight bytes, and at the end the CRC-32 of all before it.

const FILE = 'index.snapshot';
const PART = /^index\..*\.part$/;
const MAGIC = 'firsthand-search';
/** Grows when the layout changes. */
const FORMAT = 3;
const PIECE_BYTES = 1024 * 1024;
const LARGEST_HEADER = 1024 * 1024;
/** A part as old as this belongs to a process that ended while it wrote. */
const ABANDONED_MS = 10 * 60_000;

/** Which state of which database a snapshot shows. */
export interface SnapshotOrigin {
  /** Of the database. */
  identity: string;
  /** PostgreSQL's snapshot (`pg_snapshot`): what the transactions visible in it wrote is in the index. */
  position: string;
  /** In `search_snapshots` of that database. */
  snapshotId: string;
}

interface Header {
  format: number;
  lexemes: number;
  endianness: string;
  origin: SnapshotOrigin;
  /** How long the arrays of each segment are, in bytes. */
  segments: number[][];
}

/**
 * Writes what the index holds so that after a crash at any moment either this or the former snapshot is there. The
 * segments may be in use meanwhile; `pause` is awaited every few milliseconds. Gives the file's size.
 */
export async function writeSnapshot(
  directory: string,
  snapshot: { origin: SnapshotOrigin; segments: readonly StoredSegment[] },
  pause: () => Promise<void>,
): Promise<number> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const part = join(directory, `index.${process.pid}.part`);
  const arrays = snapshot.segments.map(toArrays);
  const header: Header = {
    format: FORMAT,
    lexemes: LEXEME_VERSION,
    endianness: endianness(),
    origin: snapshot.origin,
    segments: arrays.map((ofSegment) => ofSegment.map((array) => array.byteLength)),
  };
  const file = await open(part, 'w', 0o600);
  const writer = new CheckedWriter(file, pause);
  try {
    const text = Buffer.from(JSON.stringify(header));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    for (const bytes of [Buffer.from(MAGIC), length, text]) await writer.write(bytes);
    for (const array of arrays.flat()) {
      await writer.write(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
      await writer.write(new Uint8Array(toPadding(array.byteLength)));
    }
    await writer.finish();
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(directory, FILE));
  await syncDirectory(directory);
  return writer.written;
}

/**
 * Reads the snapshot; null when there is none. Throws for one that is cut, changed, or of another
 * version of the program. Clears away what a process left that ended while it wrote.
 */
export async function readSnapshot(
  directory: string,
  pause: () => Promise<void>,
): Promise<{ origin: SnapshotOrigin; segments: StoredSegment[] } | null> {
  await removeAbandoned(directory);
  const file = await openIfThere(join(directory, FILE));
  if (!file) return null;
  try {
    const reader = new CheckedReader(file, (await file.stat()).size, pause);
    const header = await readHeader(reader);
    const segments: StoredSegment[] = [];
    for (const lengths of header.segments) {
      const arrays: ArrayBuffer[] = [];
      for (const length of lengths) {
        arrays.push((await reader.read(length)).buffer);
        await reader.read(toPadding(length));
      }
      segments.push(toSegment(arrays));
    }
    await reader.finish();
    return { origin: header.origin, segments };
  } finally {
    await file.close();
  }
}

async function readHeader(reader: CheckedReader): Promise<Header> {
  const magic = await reader.read(MAGIC.length);
  if (Buffer.from(magic).toString() !== MAGIC) throw new Error('it is none of ours');
  const length = Buffer.from(await reader.read(4)).readUInt32LE();
  if (length > LARGEST_HEADER) throw new Error('its header is damaged');
  const header = parseHeader(Buffer.from(await reader.read(length)).toString());
  if (header.format !== FORMAT || header.lexemes !== LEXEME_VERSION || header.endianness !== endianness())
    throw new Error('it is of another version');
  return header;
}

function parseHeader(text: string): Header {
  try {
    return JSON.parse(text) as Header;
  } catch (error) {
    throw new Error('its header is damaged', { cause: error });
  }
}

function toArrays({ segment, dead }: StoredSegment) {
  const { ids, rankAts, byId, lexicon, counts, postingStarts, postings } = segment;
  const figures = FIGURES.map((name) => segment.figures[name]);
  return [
    ids,
    rankAts,
    byId,
    lexicon.bytes,
    lexicon.starts,
    counts,
    postingStarts,
    postings,
    dead,
    ...figures,
  ];
}

/** The arrays in the order of `toArrays`. */
function toSegment(arrays: readonly ArrayBuffer[]): StoredSegment {
  const get = (index: number) => {
    const array = arrays[index];
    if (!array) throw new Error('its header is damaged');
    return array;
  };
  return {
    segment: {
      ids: new Float64Array(get(0)),
      rankAts: new Float64Array(get(1)),
      figures: makeFigures((name) => new Float64Array(get(9 + FIGURES.indexOf(name)))),
      byId: new Uint32Array(get(2)),
      lexicon: { bytes: new Uint8Array(get(3)), starts: new Uint32Array(get(4)) },
      counts: new Uint32Array(get(5)),
      postingStarts: new Float64Array(get(6)),
      postings: new Uint8Array(get(7)),
    },
    dead: new Uint8Array(get(8)),
  };
}

const toPadding = (length: number) => (8 - (length % 8)) % 8;

class CheckedWriter {
  written = 0;
  readonly #file: FileHandle;
  readonly #pause: () => Promise<void>;
  #sum = 0;

  constructor(file: FileHandle, pause: () => Promise<void>) {
    this.#file = file;
    this.#pause = pause;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      this.#sum = crc32(piece, this.#sum);
      await this.#put(piece);
      await this.#pause();
    }
  }

  /** Writes the sum. */
  async finish(): Promise<void> {
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(this.#sum);
    await this.#put(sum);
  }

  async #put(piece: Uint8Array): Promise<void> {
    for (let done = 0; done < piece.length;) {
      done += (await this.#file.write(piece, done, piece.length - done)).bytesWritten;
    }
    this.written += piece.length;
  }
}

class CheckedReader {
  readonly #file: FileHandle;
  readonly #pause: () => Promise<void>;
  #left: number;
  #sum = 0;

  constructor(file: FileHandle, size: number, pause: () => Promise<void>) {
    this.#file = file;
    this.#left = size;
    this.#pause = pause;
  }

  async read(length: number): Promise<Uint8Array<ArrayBuffer>> {
    // A damaged length must not ask for memory that the file does not fill.
    if (!(length >= 0 && length <= this.#left)) throw new Error('it is cut short');
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const wanted = Math.min(PIECE_BYTES, length - done);
      const { bytesRead } = await this.#file.read(bytes, done, wanted);
      if (bytesRead === 0) throw new Error('it is cut short');
      this.#sum = crc32(bytes.subarray(done, done + bytesRead), this.#sum);
      done += bytesRead;
      await this.#pause();
    }
    this.#left -= length;
    return bytes;
  }

  /** Compares the sum. */
  async finish(): Promise<void> {
    const expected = this.#sum;
    const sum = await this.read(4);
    if (this.#left > 0 || Buffer.from(sum).readUInt32LE() !== expected)
      throw new Error('its sum is not that of its content');
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function removeAbandoned(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  for (const name of await readdir(directory)) {
    if (!PART.test(name)) continue;
    const path = join(directory, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

/** So that the new name outlasts a loss of power. Windows cannot, and keeps names by itself. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
