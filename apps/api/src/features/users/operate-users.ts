import { open, rm, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { AppError, refuse, ROLES, type Role, type WayInKind } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '../../people/record-audit.ts';
import { endPasskeys, endWaysIn } from '../auth/end-ways-in.ts';
import { deleteUser } from './delete-user.ts';
import { toEmailKey } from './email-key.ts';
import { exportUser } from './export-user.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { findUserByEmailKey, updateUser, type StoredUser } from './users.repository.ts';

const email = z.string().max(1_000);
const role = z.enum(ROLES);

/** What the operator can do with people. */
export const userOrderSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('promote'), email, role }),
  z.object({ action: z.literal('demote'), email, role }),
  z.object({ action: z.literal('sign-out'), email }),
  z.object({ action: z.literal('remove-passkeys'), email }),
  z.object({ action: z.literal('delete'), email }),
  z.object({ action: z.literal('export'), email, file: z.string().min(1).max(4_000) }),
]);
export type UserOrder = z.infer<typeof userOrderSchema>;

export interface ListedUser {
  email: string;
  name: string | null;
  roles: string[];
  bookmarks: number;
  /** Browsers that are signed in now. */
  sessions: number;
  /** ISO 8601, as it may travel from another process. */
  createdAt: string;
  lastSignedInAt: string | null;
}

/** `text` says what was done; `users` is what was asked for. */
export type UserAnswer = { text: string } | { users: ListedUser[] };

/**
 * Does what the operator orders and keeps in the audit trail that it was done. Throws a 404 when no account has the address;
 * each order but an export may be given twice. The signal ends an export when nobody waits for it any more.
 */
export async function operateUsers(
  db: Db,
  order: UserOrder,
  now: Date,
  signal?: AbortSignal,
): Promise<UserAnswer> {
  if (order.action === 'list') {
    await recordAudit(db, { action: 'people-listed', actor: 'operator', now });
    return { users: await listUsers(db, now) };
  }
  const user = await requireUser(db, order.email);
  const found: FoundUser = { db, user, now };
  switch (order.action) {
    case 'promote':
      return { text: await grantRole(found, order.role) };
    case 'demote':
      return { text: await revokeRole(found, order.role) };
    case 'sign-out':
      return { text: await signOutUser(found) };
    case 'remove-passkeys':
      return { text: await removePasskeys(found) };
    case 'delete':
      await deleteUser(db, user.id, (trx) =>
        recordAudit(trx, { action: 'person-deleted', actor: 'operator', now }),
      );
      return { text: `${user.email} and everything of theirs is deleted.` };
    case 'export':
      return { text: await writeExport(found, { file: order.file, ...(signal && { signal }) }) };
  }
}

interface FoundUser {
  db: Db;
  user: StoredUser;
  now: Date;
}

async function listUsers(db: Db, now: Date): Promise<ListedUser[]> {
  const users = await db
    .selectFrom('users')
    .select(['email', 'name', 'roles', 'created_at', 'last_signed_in_at'])
    .select((row) => [
      row
        .selectFrom('bookmarks')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('bookmarks.user_id', '=', 'users.id')
        .as('bookmarks'),
      row
        .selectFrom('sessions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .as('sessions'),
    ])
    .orderBy('users.id')
    .execute();
  return users.map((user) => ({
    email: user.email,
    name: user.name,
    roles: user.roles,
    bookmarks: user.bookmarks ?? 0,
    sessions: user.sessions ?? 0,
    createdAt: user.created_at.toISOString(),
    lastSignedInAt: user.last_signed_in_at?.toISOString() ?? null,
  }));
}

async function requireUser(db: Db, address: string): Promise<StoredUser> {
  const user = await findUserByEmailKey(db, toEmailKey(address));
  if (!user) throw refuse('user-unknown', { address });
  return user;
}

async function grantRole({ db, user, now }: FoundUser, granted: Role): Promise<string> {
  if (user.roles.includes(granted)) return `${user.email} has been ${granted} before.`;
  await db.transaction().execute(async (trx) => {
    // In one statement, so that two orders at once do not undo each other.
    await updateUser(trx, user.id, {
      roles: sql<string[]>`array_append(array_remove(roles, ${granted}), ${granted})`,
    });
    const event = { action: 'role-granted', actor: 'operator', subjectId: user.id, detail: granted } as const;
    await recordAudit(trx, { ...event, now });
  });
  return `${user.email} is ${granted} now.`;
}

async function revokeRole({ db, user, now }: FoundUser, revoked: Role): Promise<string> {
  if (!user.roles.includes(revoked)) return `${user.email} has not been ${revoked}.`;
  await db.transaction().execute(async (trx) => {
    await updateUser(trx, user.id, { roles: sql<string[]>`array_remove(roles, ${revoked})` });
    const event = { action: 'role-revoked', actor: 'operator', subjectId: user.id, detail: revoked } as const;
    await recordAudit(trx, { ...event, now });
  });
  return `${user.email} is no longer ${revoked}.`;
}

/**
 * For an account that is in other hands: whatever lets somebody in ends at once, but the mailbox. The person logs in by mail
 * and adds again what was theirs.
 */
async function signOutUser({ db, user, now }: FoundUser): Promise<string> {
  const { sessions, removed } = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, user.id);
    await recordAudit(trx, { action: 'person-signed-out', actor: 'operator', subjectId: user.id, now });
    return endWaysIn(trx, user.id, now);
  });
  const countOf = (kind: WayInKind) => removed.filter((way) => way.kind === kind).length;
  const counts = [
    toCount(sessions, 'session'),
    toCount(countOf('access-token'), 'access token'),
    toCount(countOf('passkey'), 'passkey'),
    toCount(countOf('linkedin'), 'link to LinkedIn', 'links to LinkedIn'),
  ];
  const ended = new Intl.ListFormat('en').format(counts);
  return `${user.email} is signed out everywhere. Ended: ${ended}.`;
}

/** For who has lost theirs. Their sessions end too, since somebody may have found it. */
async function removePasskeys({ db, user, now }: FoundUser): Promise<string> {
  const { passkeys, sessions } = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, user.id);
    await recordAudit(trx, { action: 'passkeys-removed', actor: 'operator', subjectId: user.id, now });
    await recordAudit(trx, { action: 'person-signed-out', actor: 'operator', subjectId: user.id, now });
    return endPasskeys(trx, user.id, now);
  });
  const count = toCount(passkeys, 'passkey');
  return `${count} of ${user.email} removed. ${user.email} is signed out everywhere (${toCount(sessions, 'session')}).`;
}

function toCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Somebody's data: for the operator's eyes only, never in the place of another file, and whole or not at all. */
async function writeExport(
  { db, user, now }: FoundUser,
  { file, signal }: { file: string; signal?: AbortSignal },
): Promise<string> {
  let target: FileHandle | null = null;
  try {
    target = await open(file, 'wx', 0o600);
    // Before anything is read: what was begun is told, also when it then fails.
    await recordAudit(db, { action: 'person-exported', actor: 'operator', subjectId: user.id, now });
    await pipeline(await exportUser(db, user, now), target.createWriteStream(), signal ? { signal } : {});
  } catch (error) {
    if (target) await rm(file, { force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const text =
      code === 'EEXIST'
        ? `${file} is there already and was left alone.`
        : `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`;
    throw new AppError(text, { code: 'export-failed', status: 409, cause: error });
  }
  return `Written to ${file}.`;
}
