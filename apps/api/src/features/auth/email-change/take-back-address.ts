import {
  LIMITS,
  refuse,
  toWayInText,
  type AppError,
  type RemovedWayIn,
  type TakeBackAddressResponse,
} from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import { toAddressRestoredMail, toEmailTakenBackMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { reportNewDetails } from '../../billing/billing-tasks.service.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import {
  findAddressChange,
  settleAddressChange,
  settleLaterChanges,
  toSuspectFrom,
  type AddressChange,
} from '../address-changes.repository.ts';
import { voidPersonLinks } from '../magic-links.repository.ts';
import { PRODUCT_NAME } from '../../../mail/require-mail.ts';
import { hashToken } from '../../../people/secrets.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { SETTINGS_PATH } from '../settings-path.ts';
import { toUtcText } from '../to-utc-text.ts';
import { changeUserEmail, getUser } from '../users.repository.ts';
import { removeWaysIn } from '../ways-in.ts';

/**
 * Gives an account the address back that it had before a change, for whoever has the mail that went there; signs nobody
 * in. All sessions end, changes that wait or came later are void, and what else lets somebody in is removed where it came in
 * the 7 days before the change or since: who took the account may have added it before. Browsers that became known in these
 * days are so no more (`isKnownBrowser`). The page and both mailboxes are told
 * what that was. Throws 400 for a link that is unknown or used, 410 for one that is too old.
 */
export async function takeBackAddress(
  context: ApiContext,
  token: string | undefined,
): Promise<TakeBackAddressResponse> {
  const { db } = context.database;
  const hash = hashToken(token ?? '');
  const now = context.now();
  const found = await findAddressChange(db, hash);
  if (!found) throw refuse('take-back-unknown');
  const done = await db
    .transaction()
    .execute(async (trx) => {
      // What is being added meanwhile is there when this goes on, or finds its session ended.
      await lockPerson(trx, found.user_id);
      const change = await settleAddressChange(trx, hash, now);
      return change && { change, removed: await restoreAddress(trx, context, change) };
    })
    .catch(explainTakenAddress);
  if (!done) throw await explainRefusal(db, hash, now);
  const email = done.change.old_email;
  return {
    message: `The account has the address ${email} again, and everybody is logged out of it.`,
    ...{ email, removed: done.removed },
  };
}

async function restoreAddress(
  trx: Executor,
  { now: readClock, publicUrl }: ApiContext,
  change: AddressChange,
): Promise<RemovedWayIn[]> {
  const { user_id: userId, old_email: email, old_email_key: key } = change;
  const now = readClock();
  // Before the address, as whoever confirms another one does it: neither then waits for the other.
  await voidPersonLinks(trx, userId, now);
  const { email: replaced } = await getUser(trx, userId);
  await changeUserEmail(trx, userId, { email, key });
  await settleLaterChanges(trx, change, now);
  await endSessions(trx, { userId }, { now, reason: 'address-taken-back' });
  const removed = await removeWaysIn(trx, userId, toSuspectFrom(change.created_at));
  await reportNewDetails(trx, userId);
  const told = {
    ...{ productName: PRODUCT_NAME, days: LIMITS.suspectDays },
    removed: removed.map((way) => `${toWayInText(way)}, of ${toUtcText(new Date(way.added_at))}`),
  };
  const mail = { kind: 'email-taken-back', userId, now } as const;
  await queueMail(trx, {
    ...mail,
    ...toEmailTakenBackMail({ ...told, email: replaced }),
    recipient: replaced,
  });
  const settingsLink = publicUrl + SETTINGS_PATH;
  const restored = toAddressRestoredMail({ ...told, email, replaced, settingsLink });
  await queueMail(trx, { ...mail, ...restored, recipient: email });
  return removed;
}

/** The address was kept free, so this is a defect of ours; whoever reads it still learns what to do. */
function explainTakenAddress(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw refuse('take-back-taken', { cause: error });
}

async function explainRefusal(db: Executor, hash: string, now: Date): Promise<AppError> {
  const change = await findAddressChange(db, hash);
  if (change && !change.settled_at && change.expires_at <= now) {
    return refuse('take-back-late', { days: LIMITS.takeBackDays });
  }
  return refuse('take-back-unknown');
}
