import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import {
  ACCOUNT_FILE_FORMAT,
  accountFileContentsSchema,
  LIMITS,
  toFileSize,
  type AccountFileContents,
} from '@firsthand/contracts';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { fileTooLarge, refuseFile } from './file-refusal.ts';
import { splitLines, type LineBounds } from './split-lines.ts';

const CONTENTS = 'contents.json';
const CONTENTS_MAX_BYTES = 64 * 1_024;

export interface Documents {
  /** The bytes of a document; at most `LIMITS.uploadMaxBytes`. */
  readBytes: (name: string) => Promise<Buffer>;
}

/** A ZIP that was given to be brought in: what it says of itself was checked, its rows were not. */
export interface AccountFile extends Documents {
  contents: AccountFileContents;
  /** Lines of a list as bytes: none that is longer than `maxBytes`. */
  readLines: (list: string, maxBytes: number) => AsyncGenerator<Buffer>;
  close: () => void;
}

/**
 * Opens a ZIP on the disk. Nothing is unpacked but `contents.json`. Refuses, in words, what is no ZIP or no account file,
 * has more entries or bytes than one may have, or is of a newer format.
 */
export async function openAccountFile(path: string): Promise<AccountFile> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const contents = parseContents(await readEntry(zip, entries.get(CONTENTS), CONTENTS_MAX_BYTES));
    return {
      contents,
      readLines: (list, maxBytes) => readLines(zip, entries.get(`${list}.ndjson`), { list, maxBytes }),
      readBytes: async (name) => {
        const bytes = await readEntry(zip, entries.get(name), LIMITS.uploadMaxBytes);
        if (bytes) return bytes;
        throw refuseFile(`${name} is missing in the file. Nothing was brought in.`);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true });
  } catch (error) {
    throw refuseFile(
      'This is no ZIP, or its end is missing: the download may have been cut off. Please download it anew.',
      error,
    );
  }
}

/** The sizes are the ZIP's own word here; what comes out of an entry is held against it when it is unpacked. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.accountFileMaxEntries)
    throw fileTooLarge(
      `The ZIP has ${zip.entryCount} entries; a file of an account has at most ${LIMITS.accountFileMaxEntries}.`,
    );
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw refuseFile(`The ZIP has two entries named ${entry.fileName}.`);
      entries.set(entry.fileName, entry);
      unpacked += entry.uncompressedSize;
    }
  } catch (error) {
    throw toRefusal(error);
  }
  if (unpacked > LIMITS.accountFileUnpackedMaxBytes)
    throw fileTooLarge(
      `Unpacked, the ZIP would have ${toFileSize(unpacked)}; a file of an account has at most ${toFileSize(LIMITS.accountFileUnpackedMaxBytes)}.`,
    );
  return entries;
}

function parseContents(bytes: Buffer | null): AccountFileContents {
  if (!bytes)
    throw refuseFile(
      'The ZIP has no contents.json: it is no file that “Download my data” made, or the download was cut off.',
    );
  const contents = accountFileContentsSchema.safeParse(parseJson(bytes));
  if (!contents.success) throw refuseFile('contents.json is not as “Download my data” writes it.');
  const { format } = contents.data;
  if (format === ACCOUNT_FILE_FORMAT) return contents.data;
  const version = /^firsthand-account\/(\d{1,9})$/.exec(format)?.[1];
  throw refuseFile(
    version === undefined
      ? `contents.json names a format that is not known here: “${format}”.`
      : `The file is of a newer Firsthand: its format is ${format}, and this one reads ${ACCOUNT_FILE_FORMAT}. Bring it in where Firsthand is as new.`,
  );
}

async function* readLines(
  zip: ZipFile,
  entry: Entry | undefined,
  bounds: LineBounds,
): AsyncGenerator<Buffer> {
  if (!entry) return;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    yield* splitLines(requireWhole(stream, entry), bounds);
  } catch (error) {
    throw toRefusal(error, entry.fileName);
  }
}

/** Null when there is no such entry. */
async function readEntry(zip: ZipFile, entry: Entry | undefined, maxBytes: number): Promise<Buffer | null> {
  if (!entry) return null;
  if (entry.uncompressedSize > maxBytes)
    throw fileTooLarge(
      `${entry.fileName} has ${toFileSize(entry.uncompressedSize)}, and may have ${toFileSize(maxBytes)}.`,
    );
  try {
    return await buffer(requireWhole(await zip.openReadStreamPromise(entry), entry));
  } catch (error) {
    throw toRefusal(error, entry.fileName);
  }
}

/** Throws at the end when something else came than was packed. */
async function* requireWhole(stream: AsyncIterable<unknown>, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const read of stream) {
    const chunk = read as Buffer;
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new Error('The checksum differs');
}

/** Of what a reader of ZIPs finds wrong; what is ours already has its words. */
function toRefusal(error: unknown, name?: string): unknown {
  if (!(error instanceof Error) || error.name === 'AppError' || error.name === 'AbortError') return error;
  return refuseFile(
    `${name === undefined ? 'The ZIP' : `${name} in the ZIP`} is damaged, or was not made by “Download my data”. Please download it anew.`,
    error,
  );
}

/** Undefined for what is no JSON. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
