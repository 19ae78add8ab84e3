import { Readable } from 'node:stream';
import { ACCOUNT_FILE_FORMAT, type AccountFileContents } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { ZipFile } from 'yazl';
import { describeExport } from './describe-export.ts';
import { loadPerson, type Person } from './person.ts';
import { listPersonalFiles, type PersonalFile } from './personal-files.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { PERSONAL_CSVS } from './personal-csv.ts';
import { readRows, type PersonalTable } from './personal-table.ts';
import type { StoredUser } from './users.repository.ts';

/**
 * Everything we hold about a person as one ZIP: a line of JSON for each row, files as they are, and at the end how many
 * rows there are of each. Secrets and their hashes are not part of it. It is read as fast as somebody takes it, a page at
 * a time, and whoever stops taking it stops the reading. Each page is a short query, so others are served in between,
 * and what changes meanwhile may stand in it as it was before or after (decision 39).
 */
export async function exportUser(db: Executor, user: StoredUser, now: Date): Promise<Readable> {
  const person = await loadPerson(db, user);
  const files = await listPersonalFiles(db, person);
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable))
    throw new TypeError('The ZIP writer gives no stream that can be stopped');
  const counts: Record<string, number> = {};
  const underWay = new Set<Readable>();
  // When nobody takes the rest.
  output.once('close', () => {
    for (const entry of underWay) entry.destroy();
  });
  const add = (name: string, read: () => AsyncIterable<Uint8Array | string>, compress = true) => {
    zip.addReadStreamLazy(name, { mtime: now, compress }, (give) => {
      const entry = Readable.from(read(), { objectMode: false });
      underWay.add(entry);
      entry.once('close', () => underWay.delete(entry));
      give(null, entry);
    });
  };
  add('README.txt', () => only(() => describeExport(user, now)));
  for (const table of PERSONAL_TABLES) {
    add(`${table.file}.ndjson`, () => readLines(db, person, table, counts));
  }
  for (const { path, read } of PERSONAL_CSVS) add(path, () => read(db, person));
  for (const file of files) add(file.path, () => readFile(db, file), false);
  add('contents.json', () => only(() => writeContents(counts, now)));
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

function writeContents(rows: Record<string, number>, now: Date): string {
  const contents: AccountFileContents = { format: ACCOUNT_FILE_FORMAT, exported_at: now.toISOString(), rows };
  return `${JSON.stringify(contents, null, 2)}\n`;
}

async function* only(text: () => string): AsyncGenerator<string> {
  yield await Promise.resolve(text());
}

async function* readLines(
  db: Executor,
  person: Person,
  table: PersonalTable,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  let count = 0;
  for await (const row of readRows(db, person, table)) {
    count += 1;
    yield `${JSON.stringify(row)}\n`;
  }
  counts[table.file] = count;
}

/** Nothing of a file that was removed meanwhile. */
async function* readFile(db: Executor, file: PersonalFile): AsyncGenerator<Uint8Array> {
  const content = await file.read(db);
  if (content) yield content;
}
