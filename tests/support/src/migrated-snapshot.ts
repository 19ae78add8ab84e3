import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSnapshot, migrate } from '@firsthand/database';

const DATABASE_PACKAGE = fileURLToPath(new URL('../../../packages/database/', import.meta.url));

/** Making a database takes seconds, so a migrated one is kept; its name changes with migrations and PGlite's version. */
async function snapshotFile(): Promise<string> {
  const migrations = join(DATABASE_PACKAGE, 'src', 'migrations');
  const sources = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  const hash = createHash('sha256');
  const others = ['package.json', 'src/migrate.ts'].map((name) => join(DATABASE_PACKAGE, name));
  for (const file of [...others, ...sources]) hash.update(await readFile(file));
  return join(
    tmpdir(),
    `firsthand-snapshot-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`,
  );
}

/** The files of an empty, migrated embedded database as one tar, made by the real migrations. */
export async function loadSnapshot(): Promise<Blob> {
  const file = await snapshotFile();
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const snapshot = await createSnapshot(migrate);
  const part = `${file}.${process.pid}`;
  await writeFile(part, Buffer.from(await snapshot.arrayBuffer()), { mode: 0o600 });
  await rename(part, file);
  return snapshot;
}
