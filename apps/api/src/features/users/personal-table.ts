import type { Executor, Tables } from '@firsthand/database';
import type { StoredUser } from './users.repository.ts';

export interface PersonalTable {
  table: keyof Tables;
  /** The field of the export that holds the rows. */
  field: string;
  /** What we hold about the person there, without secrets, oldest first. */
  load: (db: Executor, user: StoredUser) => Promise<object[]>;
}

/** Files with their bytes as base64, read one by one since together they may be large. */
export async function loadFilesInTurn<Name>(
  names: readonly Name[],
  load: (name: Name) => Promise<(object & { content: Uint8Array }) | undefined>,
): Promise<object[]> {
  const files: object[] = [];
  for (const name of names) {
    const file = await load(name);
    if (!file) continue;
    const { content, ...rest } = file;
    files.push({ ...rest, content_base64: Buffer.from(content).toString('base64') });
  }
  return files;
}
