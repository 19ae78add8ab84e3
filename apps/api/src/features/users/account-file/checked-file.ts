import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS, type AccountFileList, type AccountFileRow, type JobIdentity } from '@firsthand/contracts';
import type { Documents } from './open-account-file.ts';
import { splitLines } from './split-lines.ts';

/** Of a job that rows name. */
const IDENTITY_BYTES = 16 * 1_024;
const JOBS = 'jobs';

/** What was kept of a file whose rows are all right: a file of lines for each list, and one for each document. */
export interface CheckedFile extends Documents {
  /** As they may be stored. Lets others work in between. */
  readRows: <List extends AccountFileList>(list: List) => AsyncGenerator<AccountFileRow<List>>;
  readJobs: () => AsyncGenerator<NonNullable<JobIdentity>>;
}

/** Takes what comes in, as it may be kept. */
export interface Keeping {
  row: (list: AccountFileList, row: AccountFileRow<AccountFileList>) => void;
  /** A job that rows name, each once. */
  job: (identity: NonNullable<JobIdentity>) => void;
}

/** Reads what `createKeeping` wrote into the folder. */
export function openCheckedFile(folder: string): CheckedFile {
  return {
    readRows: (list) => readJson(folder, list, LIMITS.accountFileRowMaxBytes),
    readJobs: () => readJson(folder, JOBS, IDENTITY_BYTES),
    readBytes: (name) => readFile(toDocumentPath(folder, name)),
  };
}

/** Writes what comes in into a folder, for `openCheckedFile`; documents as they are read from the file. */
export function createKeeping(
  folder: string,
  { readBytes }: Documents,
): Keeping & Documents & { close: () => void } {
  const open = new Map<string, number>();
  const append = (name: string, value: unknown) => {
    const file = open.get(name) ?? openSync(toLinesPath(folder, name), 'w');
    open.set(name, file);
    writeSync(file, `${JSON.stringify(value)}\n`);
  };
  return {
    row: append,
    job: (identity) => append(JOBS, identity),
    async readBytes(name) {
      const bytes = await readBytes(name);
      writeFileSync(toDocumentPath(folder, name), bytes);
      return bytes;
    },
    close() {
      for (const file of open.values()) closeSync(file);
    },
  };
}

/** No value is checked again: the lines were written by us. */
async function* readJson<Value>(folder: string, name: string, maxBytes: number): AsyncGenerator<Value> {
  const path = toLinesPath(folder, name);
  if (!existsSync(path)) return;
  for await (const line of splitLines(createReadStream(path), { list: name, maxBytes }))
    yield JSON.parse(line.toString('utf8')) as Value;
}

function toLinesPath(folder: string, name: string): string {
  return join(folder, `${name}.ndjson`);
}

/** Whatever its name in the ZIP is made of. */
function toDocumentPath(folder: string, name: string): string {
  return join(folder, `${createHash('sha256').update(name).digest('hex')}.document`);
}
