import type { Executor, Tables } from '@firsthand/database';
import type { StoredUser } from './users.repository.ts';

export interface PersonalTable {
  table: keyof Tables;
  /** The field of the export that holds the rows. */
  field: string;
  /** What we hold about the person there, without secrets, oldest first. */
  load: (db: Executor, user: StoredUser) => Promise<object[]>;
}
