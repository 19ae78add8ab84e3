import type { Tables } from '@firsthand/database';
import { sql, type ExpressionBuilder } from 'kysely';
import { APPLICATION_TABLES } from './personal-applications.ts';
import { FORM_TABLES } from './personal-form-entries.ts';
import { PROFILE_TABLES } from './personal-profiles.ts';
import type { PersonalTable } from './personal-table.ts';
import type { StoredUser } from './users.repository.ts';

/**
 * Every table that holds something about a person. A test reads the schema and fails when one is missing here. Refresh
 * tokens are left out: a hash and the times of their session.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'users',
    field: 'account',
    load: (db, user) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'email_validated', 'name', 'phone', 'location', 'roles'])
        .select(['email_notifications', 'job_recommendations', 'marketing_communications'])
        .select(['created_at', 'last_signed_in_at'])
        .where('id', '=', user.id)
        .execute(),
  },
  {
    table: 'identities',
    field: 'sign_ins_elsewhere',
    load: (db, user) =>
      db
        .selectFrom('identities')
        .select(['issuer', 'subject', 'created_at'])
        .where('user_id', '=', user.id)
        .orderBy('created_at')
        .execute(),
  },
  {
    table: 'sessions',
    field: 'sessions',
    load: (db, user) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'last_used_at', 'expires_at', 'ended_at', 'end_reason'])
        .where('user_id', '=', user.id)
        .orderBy('created_at')
        .execute(),
  },
  {
    table: 'magic_links',
    field: 'sign_in_links',
    load: (db, user) =>
      db
        .selectFrom('magic_links')
        .select(['email', 'created_at', 'expires_at', 'used_at'])
        .where((row) => isLinkOf(row, user))
        .orderBy('id')
        .execute(),
  },
  {
    table: 'mails',
    field: 'mails',
    load: (db, user) =>
      db
        .selectFrom('mails')
        .select(['kind', 'recipient', 'subject', 'state', 'created_at', 'settled_at'])
        .where((row) => isMailOf(row, user))
        .orderBy('id')
        .execute(),
  },
  {
    table: 'bookmarks',
    field: 'bookmarks',
    load: (db, user) =>
      db
        .selectFrom('bookmarks')
        .select(['source', 'requisition_id', 'external_id', 'bookmarked_at', 'posting'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'subscriptions',
    field: 'subscription',
    load: (db, user) =>
      db
        .selectFrom('subscriptions')
        .select(['customer_id', 'subscription_id', 'status', 'current_period_end'])
        .select(['cancel_at_period_end', 'ended_at', 'synced_at', 'created_at'])
        .where('user_id', '=', user.id)
        .execute(),
  },
  ...PROFILE_TABLES,
  ...APPLICATION_TABLES,
  ...FORM_TABLES,
];

type PersonKey = Pick<StoredUser, 'id' | 'email_key'>;

/** Links of the account, and links asked for with its address before it was one. Not those of others who typed it. */
export function isLinkOf(row: ExpressionBuilder<Tables, 'magic_links'>, user: PersonKey) {
  return row.or([
    row('user_id', '=', user.id),
    row.and([row('user_id', 'is', null), row('email_key', '=', user.email_key)]),
  ]);
}

/** As `isLinkOf`, for mails. */
export function isMailOf(row: ExpressionBuilder<Tables, 'mails'>, user: PersonKey) {
  return row.or([
    row('user_id', '=', user.id),
    row.and([row('user_id', 'is', null), row(sql`lower(recipient)`, '=', user.email_key)]),
  ]);
}
