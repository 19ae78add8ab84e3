import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { recordAudit } from '@firsthand/api';
import type { Database } from '@firsthand/database';
import { OperatorError } from '../operator-error.ts';

const SERVER_HAS_TOOLS = `DATABASE_URL names a PostgreSQL server, which has tools of its own:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"                          a copy of now
  pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE      puts it back, with the program stopped
  pg_basebackup and an archive of the log (archive_command)                    any moment: docs/operations.md`;

/** What is said to whoever would back up or restore a server with the commands for the embedded store. */
export function refuseServer(databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined) throw new OperatorError(SERVER_HAS_TOOLS);
}

export interface BackupReport {
  file: string;
  bytes: number;
}

/**
 * Writes an embedded store to `file`, whole or not at all. Others wait meanwhile. Never over a file that is there. The
 * audit trail has it, in the copy too.
 */
export async function backUp(
  { copyTo, db }: Pick<Database, 'copyTo' | 'db'>,
  file: string,
): Promise<BackupReport> {
  if (!copyTo) throw new OperatorError(SERVER_HAS_TOOLS);
  if (existsSync(file)) throw new OperatorError(`${file} exists. Name a file that does not.`);
  await recordAudit(db, { action: 'store-backed-up', actor: 'operator', now: new Date() });
  const part = `${file}.part`;
  try {
    await copyTo(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The backup could not be written to ${file}: ${reason}`, error);
  }
  return { file, bytes: (await stat(file)).size };
}
