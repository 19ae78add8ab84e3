import { Readable } from 'node:stream';
import type { Executor } from '@firsthand/database';
import { ZipFile } from 'yazl';
import { loadPerson, type Person } from './person.ts';
import { listPersonalFiles, type PersonalFile } from './personal-files.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import type { PersonalTable } from './personal-table.ts';
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
  add('README.txt', () => only(() => describe(user, now)));
  for (const table of PERSONAL_TABLES) {
    add(`${table.file}.ndjson`, () => readLines(db, person, table, counts));
  }
  for (const file of files) add(file.path, () => readFile(db, file), false);
  add('contents.json', () => only(() => `${JSON.stringify({ exported_at: now, rows: counts }, null, 2)}\n`));
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
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
  let after: Parameters<PersonalTable['readPage']>[2] = null;
  counts[table.file] = 0;
  do {
    const { rows, next } = await table.readPage(db, person, after);
    counts[table.file] = (counts[table.file] ?? 0) + rows.length;
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    after = next;
  } while (after !== null);
}

/** Nothing of a file that was removed meanwhile. */
async function* readFile(db: Executor, file: PersonalFile): AsyncGenerator<Uint8Array> {
  const content = await file.read(db);
  if (content) yield content;
}

function describe({ email }: StoredUser, now: Date): string {
  return `Everything that Firsthand holds about ${email}, as of ${now.toISOString()} and shortly after.

Each file that ends in .ndjson is a list: one entry per line, as JSON. An empty file means that there is nothing of that
kind. The folders "files" and "application-files" hold your documents as you uploaded them, and as they were sent.

account                     name, address, phone, settings
former-addresses            the addresses you signed in with before
sign-ins-elsewhere          LinkedIn
passkeys                    their names and times
sessions, sign-in-links     when and how you signed in
access-for-programs         the access tokens you made, without the tokens themselves
mails                       what we sent you, without the text
audit-events                what admins and operators did with your account, and you as an admin
bookmarks                   saved jobs, each with the copy of the posting that was kept
removed-bookmarks           those you removed in the last minutes, which can still be put back
hide-rules                  what you hide from searches
saved-searches, saved-search-matches
                            the searches you keep, and the numbers of the jobs that came for them
watched-companies, notices  the companies you watch, and what happened to what you keep
subscription                Premium
job-profiles, equal-opportunity-answers, skills, experience, files, resume-readings
                            your job profiles; job_profile_id says to which one an entry belongs
applications, application-stages, application-packets, application-files, application-submissions
                            your applications; application_id says to which one an entry belongs
application-drafts, stored-answers, auto-apply-criteria, auto-apply-prepared
                            what is prepared, and what is remembered for the next form
integration-requests, career-notices
                            what you left in our public forms

contents.json says how many entries each list has. If it is missing, the download was cut off: please try again.
Passwords do not exist here, and the secrets of your sessions are not part of this.
`;
}
