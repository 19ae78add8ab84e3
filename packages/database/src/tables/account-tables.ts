import type { SignInWay } from '@firsthand/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../columns.ts';

/** A person. Everything of theirs hangs on this row and goes with it. */
export interface UsersTable {
  id: GeneratedAlways<number>;
  /** As the person wrote it; mail goes there. */
  email: string;
  /** Lower case: one account per address. */
  email_key: string;
  email_validated: Generated<boolean>;
  name: string | null;
  phone: string | null;
  location: string | null;
  /** Given by the operator; premium also follows from a subscription. */
  roles: Generated<string[]>;
  /** Until when the subscription gives Premium; written with the subscription, from its state alone. */
  premium_until: NullableTimestamp;
  email_notifications: Generated<boolean>;
  job_recommendations: Generated<boolean>;
  marketing_communications: Generated<boolean>;
  created_at: Timestamp;
  last_signed_in_at: NullableTimestamp;
}

/** A sign-in elsewhere that belongs to a person: LinkedIn's issuer and its name for them. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Timestamp;
}

/**
 * A sign-in mail; with `user_id` the confirmation of that person's new address, or of who they are. Secrets are stored
 * hashed.
 */
export interface MagicLinksTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  user_id: number | null;
  /** With `user_id`: the session that asked, in which alone it can be confirmed. */
  session_id: Generated<string | null>;
  /** Proves who the person in that session is, and changes nothing. */
  confirms_session: Generated<boolean>;
  token_hash: string;
  /** Of the browser that asked. */
  request_hash: string;
  code_hash: string;
  code_attempts: Generated<number>;
  /** Keyed hash of the client's address, for the limit per client. */
  client_hash: string;
  /** The address without what leads to the same mailbox, for the limit per mailbox. */
  mailbox_key: Generated<string>;
  /** Asked for by a browser in which this mailbox has signed in before. */
  from_known_browser: Generated<boolean>;
  redirect: string | null;
  mail_id: number | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

/** An address that an account had, which can be taken back by the mail that went there. */
export interface AddressChangesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  old_email: string;
  /** Nobody else's until `expires_at`, unless the change is settled. */
  old_email_key: string;
  take_back_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Taken back, or overtaken by an earlier change that was. */
  settled_at: NullableTimestamp;
}

/** A LinkedIn sign-in under way. */
export interface LinkedinLoginsTable {
  state_hash: string;
  nonce: string;
  code_verifier: string | null;
  redirect: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** One browser's sign-in: the family of its refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: number;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  ended_at: NullableTimestamp;
  end_reason:
    | 'signed-out'
    | 'signed-out-everywhere'
    | 'token-reused'
    | 'operator'
    | 'address-changed'
    | 'address-taken-back'
    | 'signed-out-elsewhere'
    | null;
  /** The browser in words, as "Firefox on Linux"; null when it does not say. */
  device: Generated<string | null>;
  /** Null of sessions from before this was kept. */
  signed_in_with: Generated<SignInWay | null>;
  /** When the person last proved who they are; null: at the sign-in. */
  authenticated_at: NullableTimestamp;
  authenticated_with: Generated<SignInWay | null>;
  /** Where the database's log stood after the person's last write; null before one, or without a replica. */
  last_write: Generated<string | null>;
  /** By which the person proved in this session who they are; null without one, or when it was removed since. */
  passkey_id: Generated<number | null>;
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface AccountTables {
  users: UsersTable;
  identities: IdentitiesTable;
  magic_links: MagicLinksTable;
  address_changes: AddressChangesTable;
  linkedin_logins: LinkedinLoginsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
}
