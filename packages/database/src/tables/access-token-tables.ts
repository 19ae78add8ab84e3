import type { AccessScope } from '@firsthand/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../columns.ts';

/** What a program acts with in a person's name. Revoked ones are deleted. */
export interface AccessTokensTable {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: string;
  name: string;
  scopes: AccessScope[];
  created_at: Timestamp;
  /** Null: it does not run out. */
  expires_at: NullableTimestamp;
  /** Written at most once a minute. */
  last_used_at: NullableTimestamp;
  /** As that of a session: where the database's log stood after the person's last write. */
  last_write: Generated<string | null>;
}

export interface AccessTokenTables {
  access_tokens: AccessTokensTable;
}
