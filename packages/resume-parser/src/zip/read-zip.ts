import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ResumeError } from '../resume-error.ts';

const MOST_ENTRIES = 1_000;
const MOST_UNPACKED = 16 * 1024 * 1024;
/** A resume of three pages has some 300 kB. */
const LARGEST_PART = 1024 * 1024;
/** Of all that is unpacked. */
const MOST_READ = 2 * LARGEST_PART;

export interface ZipLimits {
  /** Bytes of all entries as the archive states them, wanted or not; default 16 MB: pictures hardly grow. */
  mostUnpacked?: number;
}

export interface UnpackedZip {
  /** Of every entry, unpacked or not. */
  names: string[];
  /** What was asked for, by its name. */
  parts: Map<string, Uint8Array>;
}

/**
 * Opens an archive within its limits and unpacks the entries that are `wanted`. Throws `ResumeError`, or what yauzl throws
 * for a damaged archive: one that is cut, that has names outside of itself, entries of other sizes or sums than it states, or
 * encrypted ones among those that are wanted.
 */
export async function readZip(
  file: Uint8Array,
  isWanted: (name: string) => boolean,
  { mostUnpacked = MOST_UNPACKED }: ZipLimits = {},
): Promise<UnpackedZip> {
  const archive = await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.byteLength), {
    strictFileNames: true,
    validateEntrySizes: true,
  });
  const entries = await listEntries(archive);
  const wanted = entries.filter(({ fileName }) => isWanted(fileName));
  const sum = (list: readonly Entry[]) => list.reduce((bytes, entry) => bytes + entry.uncompressedSize, 0);
  const isTooMuch = sum(entries) > mostUnpacked || sum(wanted) > MOST_READ;
  if (isTooMuch || wanted.some(({ uncompressedSize }) => uncompressedSize > LARGEST_PART)) throw tooMuch();
  const parts = new Map<string, Uint8Array>();
  for (const entry of wanted) parts.set(entry.fileName, await unpack(archive, entry));
  return { names: entries.map(({ fileName }) => fileName), parts };
}

async function listEntries(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > MOST_ENTRIES) throw tooMuch();
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    if (entries.push(entry) > MOST_ENTRIES) throw tooMuch();
  }
  return entries;
}

/** Counts what really comes, whatever the archive says. */
async function unpack(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new ResumeError('password');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    length += (chunk as Buffer).length;
    if (length > LARGEST_PART) throw tooMuch();
    chunks.push(chunk as Buffer);
  }
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32)
    throw new ResumeError('damaged', { cause: new Error('wrong checksum') });
  return content;
}

function tooMuch(): ResumeError {
  return new ResumeError('too-complex');
}
