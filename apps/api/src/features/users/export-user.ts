import type { Executor } from '@firsthand/database';
import { PERSONAL_TABLES } from './personal-data.ts';
import type { StoredUser } from './users.repository.ts';

export interface UserExport {
  exported_at: string;
  [field: string]: unknown;
}

/** Everything we hold about a person, a field per kind of thing. Secrets and their hashes are not part of it. */
export async function exportUser(db: Executor, user: StoredUser, now: Date): Promise<UserExport> {
  const data: UserExport = { exported_at: now.toISOString() };
  for (const { field, load } of PERSONAL_TABLES) data[field] = await load(db, user);
  return data;
}
