import { takeAdvisoryLock, type Executor, type Tables } from '@firsthand/database';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { RecentSpan } from '../../people/within.ts';

export type MagicLink = Selectable<Tables['magic_links']>;
export type NewMagicLink = Insertable<Tables['magic_links']>;

/** One request at a time per mailbox and per client, so that counting and inserting are one step. Held until commit. */
export async function lockRequests(
  executor: Executor,
  { mailboxKey, clientHash }: { mailboxKey: string; clientHash: string },
): Promise<void> {
  // Always in this order, so that no two requests wait for each other.
  await takeAdvisoryLock(executor, 'signInAddress', mailboxKey);
  await takeAdvisoryLock(executor, 'signInClient', clientHash);
}

export interface RecentRequests {
  count: number;
  /** When the oldest that counts was made. */
  oldestAt: Date | null;
}

/** What requests have in common that count towards one limit. */
export type SharedTraits = Partial<
  Pick<MagicLink, 'email_key' | 'client_hash' | 'mailbox_key' | 'from_known_browser'>
>;

/** The requests with these traits made within a span: the latest `atMost` of them. */
export async function countRequests(
  executor: Executor,
  traits: SharedTraits,
  { since, until, atMost }: RecentSpan & { atMost: number },
): Promise<RecentRequests> {
  const rows = await executor
    .selectFrom('magic_links')
    .select('created_at')
    .where((row) => row.and(traits))
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();
  return { count: rows.length, oldestAt: rows.at(-1)?.created_at ?? null };
}

export async function insertMagicLink(executor: Executor, link: NewMagicLink): Promise<void> {
  await executor.insertInto('magic_links').values(link).execute();
}

/** By what a mail is found: its link's token, or the request of the browser that asked. */
export type LinkColumn = 'token_hash' | 'request_hash';

/**
 * Uses up the link; undefined when it is unknown, used, too old or for something else: a sign-in or a new address, unless
 * it is to confirm a session. Of several who try at once one succeeds.
 */
export async function consumeMagicLink(
  executor: Executor,
  { column, hash, confirmsSession = false }: { column: LinkColumn; hash: string; confirmsSession?: boolean },
  now: Date,
): Promise<MagicLink | undefined> {
  return executor
    .updateTable('magic_links')
    .set({ used_at: now })
    .where(column, '=', hash)
    .where('confirms_session', '=', confirmsSession)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Uses up what a person's mails could still do: confirm a new address, or who is in a session. */
export async function voidPersonLinks(executor: Executor, userId: number, now: Date): Promise<void> {
  await executor
    .updateTable('magic_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function findMagicLink(
  executor: Executor,
  column: LinkColumn,
  hash: string,
): Promise<MagicLink | undefined> {
  return executor.selectFrom('magic_links').selectAll().where(column, '=', hash).executeTakeFirst();
}

/**
 * Counts a try of the code before it is looked at, so that tries at the same time count too. Undefined when the link is
 * unknown, used, too old or was tried `atMost` times.
 */
export async function countCodeTry(
  executor: Executor,
  requestHash: string,
  { now, atMost }: { now: Date; atMost: number },
): Promise<MagicLink | undefined> {
  return executor
    .updateTable('magic_links')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('request_hash', '=', requestHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('code_attempts', '<', atMost)
    .returningAll()
    .executeTakeFirst();
}

/** How many codes were wrong for requests with these traits, in the links made within a span. */
export async function countWrongCodes(
  executor: Executor,
  traits: SharedTraits,
  { since, until }: RecentSpan,
): Promise<number> {
  const { wrong } = await executor
    .selectFrom('magic_links')
    // The try that was right is no guess; a link that was used needed none.
    .select(
      sql<number>`coalesce(sum(greatest(code_attempts - (used_at is not null)::int, 0)), 0)::int`.as('wrong'),
    )
    .where((row) => row.and(traits))
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow();
  return wrong;
}

/** What became of the mail that a browser asked for. */
export async function findMailState(
  executor: Executor,
  requestHash: string,
): Promise<Selectable<Tables['mails']>['state'] | undefined> {
  const row = await executor
    .selectFrom('magic_links')
    .innerJoin('mails', 'mails.id', 'magic_links.mail_id')
    .select('mails.state')
    .where('magic_links.request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.state;
}

/** Forgets links made before `before`, and mails settled before `mailsBefore`. */
export async function sweepMagicLinks(
  executor: Executor,
  { before, mailsBefore }: { before: Date; mailsBefore: Date },
): Promise<void> {
  await executor.deleteFrom('magic_links').where('created_at', '<', before).execute();
  await executor.deleteFrom('mails').where('settled_at', '<', mailsBefore).execute();
}
