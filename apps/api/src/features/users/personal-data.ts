import { sql } from 'kysely';
import { selectJobIdentity } from './job-identity.ts';
import { APPLICATION_TABLES } from './personal-applications.ts';
import { FORM_TABLES } from './personal-form-entries.ts';
import { SAVED_SEARCH_TABLES } from './personal-saved-searches.ts';
import { PROFILE_TABLES } from './personal-profiles.ts';
import { personalTable, type PersonalTable } from './personal-table.ts';
import { isLinkOf, isMailOf } from './person.ts';

/**
 * Every table that holds something about a person. A test reads the schema and fails when one is missing here. Refresh
 * tokens are left out: a hash and the times of their session.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  personalTable({
    table: 'users',
    file: 'account',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'email_validated', 'name', 'phone', 'location', 'roles'])
        .select(['email_notifications', 'job_recommendations', 'marketing_communications'])
        .select(['created_at', 'last_signed_in_at'])
        .where('id', '=', id),
  }),
  personalTable({
    table: 'address_changes',
    file: 'former-addresses',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('address_changes')
        .select(['old_email', 'created_at', 'expires_at', 'settled_at'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'identities',
    file: 'sign-ins-elsewhere',
    key: ['created_at', 'issuer', 'subject'],
    select: (db, { id }) =>
      db.selectFrom('identities').select(['issuer', 'subject', 'created_at']).where('user_id', '=', id),
  }),
  personalTable({
    table: 'passkeys',
    file: 'passkeys',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'sessions',
    file: 'sessions',
    key: ['created_at', 'id'],
    select: (db, { id }) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'last_used_at', 'expires_at', 'ended_at', 'end_reason', 'device'])
        .select(['signed_in_with', 'authenticated_at', 'authenticated_with'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'access_tokens',
    file: 'access-for-programs',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('access_tokens')
        .select(['name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'magic_links',
    file: 'sign-in-links',
    key: ['id'],
    select: (db, person) =>
      db
        .selectFrom('magic_links')
        .select(['email', 'created_at', 'expires_at', 'used_at'])
        .where((row) => isLinkOf(row, person)),
  }),
  personalTable({
    table: 'mails',
    file: 'mails',
    key: ['id'],
    select: (db, person) =>
      db
        .selectFrom('mails')
        .select(['kind', 'recipient', 'subject', 'state', 'created_at', 'settled_at'])
        .where((row) => isMailOf(row, person)),
  }),
  personalTable({
    table: 'audit_events',
    file: 'audit-events',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('audit_events')
        .select((row) => ['at', 'actor', 'action', 'detail', row('actor_id', '=', id).as('by_you')])
        .where((row) => row.or([row('subject_id', '=', id), row('actor_id', '=', id)])),
  }),
  personalTable({
    table: 'bookmarks',
    file: 'bookmarks',
    key: ['id'],
    pageSize: 20,
    select: (db, { id }) =>
      db
        .selectFrom('bookmarks')
        .select(['source', 'requisition_id', 'external_id', 'content_hash', 'bookmarked_at', 'posting'])
        .select(selectJobIdentity(sql`bookmarks.requisition_id`, sql`bookmarks.source`))
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'removed_bookmarks',
    file: 'removed-bookmarks',
    key: ['undo_token'],
    pageSize: 20,
    select: (db, { id }) =>
      db
        .selectFrom('removed_bookmarks')
        .select(['source', 'requisition_id', 'external_id', 'bookmarked_at', 'removed_at', 'posting'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'hide_rules',
    file: 'hide-rules',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('hide_rules')
        .select(['kind', 'value', 'created_at'])
        .select(selectJobIdentity(sql`case hide_rules.kind when 'job' then hide_rules.value::bigint end`))
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'watched_companies',
    file: 'watched-companies',
    key: ['board_id'],
    select: (db, { id }) =>
      db
        .selectFrom('watched_companies')
        .select((row) => [
          'created_at',
          ...(['source', 'board', 'company'] as const).map((column) =>
            row
              .selectFrom('boards')
              .select(`boards.${column}`)
              .whereRef('boards.id', '=', 'board_id')
              .as(column),
          ),
        ])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'notices',
    file: 'notices',
    key: ['id'],
    select: (db, { id }) =>
      db
        .selectFrom('notices')
        .select(['kind', 'at', 'read_at', 'job_id', 'board_id', 'saved_search_id', 'data'])
        .where('user_id', '=', id),
  }),
  personalTable({
    table: 'subscriptions',
    file: 'subscription',
    key: ['user_id'],
    select: (db, { id }) =>
      db
        .selectFrom('subscriptions')
        .select(['customer_id', 'subscription_id', 'status', 'current_period_end'])
        .select(['cancel_at_period_end', 'ended_at', 'synced_at', 'created_at'])
        .where('user_id', '=', id),
  }),
  ...SAVED_SEARCH_TABLES,
  ...PROFILE_TABLES,
  ...APPLICATION_TABLES,
  ...FORM_TABLES,
];
