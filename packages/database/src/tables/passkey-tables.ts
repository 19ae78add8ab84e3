import type { NullableTimestamp, Timestamp } from '../columns.ts';
import type { Generated, GeneratedAlways } from 'kysely';

/** A key that a person's device or password manager holds, by which they sign in (decision 88). */
export interface PasskeysTable {
  id: GeneratedAlways<number>;
  user_id: number;
  /** The authenticator's name for the key, base64url. */
  credential_id: string;
  /** COSE, as the authenticator gave it. */
  public_key: Uint8Array;
  /** How often the authenticator says that it signed; 0 where it does not count. */
  counter: number;
  /** What the authenticator calls the person: random to everybody else. */
  user_handle: string;
  /** How browsers reach the authenticator. */
  transports: string[];
  /** The person's own. */
  name: string;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
}

/** What an authenticator was asked to sign. Its hash covers what it may be used for; it is taken out when answered. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The page that was wanted before sign-in. */
  redirect: Generated<string | null>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface PasskeyTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
