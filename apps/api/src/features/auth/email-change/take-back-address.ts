import { AppError, LIMITS, type TakeBackAddressResponse } from '@firsthand/contracts';
import { isUniqueViolation, type Executor } from '@firsthand/database';
import { toEmailTakenBackMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { reportNewDetails } from '../../billing/billing-tasks.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { deleteAccessTokens } from '../access-tokens/access-tokens.repository.ts';
import {
  findAddressChange,
  settleAddressChange,
  settleLaterChanges,
  type AddressChange,
} from './address-changes.repository.ts';
import { deleteIdentities } from '../identities.ts';
import { cancelEmailChanges } from './pending-email.ts';
import { PRODUCT_NAME } from '../magic-link/request-magic-link.ts';
import { hashToken } from '../secrets.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { changeUserEmail, getUser } from '../users.repository.ts';

/**
 * Gives an account the address back that it had before a change, for whoever has the mail that went there; signs nobody
 * in. All sessions end, access tokens are revoked, changes that wait or came later are void, and LinkedIn identities linked since are parted.
 * Throws 400 for a link that is unknown or used, 410 for one that is too old.
 */
export async function takeBackAddress(
  context: ApiContext,
  token: string | undefined,
): Promise<TakeBackAddressResponse> {
  const { db } = context.database;
  const hash = hashToken(token ?? '');
  const now = context.now();
  const change = await db
    .transaction()
    .execute(async (trx) => {
      const settled = await settleAddressChange(trx, hash, now);
      if (settled) await restoreAddress(trx, settled, now);
      return settled;
    })
    .catch(explainTakenAddress);
  if (!change) throw await explainRefusal(db, hash, now);
  return {
    message: `The account has the address ${change.old_email} again, and everybody is logged out of it.`,
    email: change.old_email,
  };
}

async function restoreAddress(trx: Executor, change: AddressChange, now: Date): Promise<void> {
  const { user_id: userId, old_email: email, old_email_key: key } = change;
  const { email: replaced } = await getUser(trx, userId);
  await changeUserEmail(trx, userId, { email, key });
  await settleLaterChanges(trx, change, now);
  await cancelEmailChanges(trx, { userId }, now);
  await endSessions(trx, { userId }, { now, reason: 'address-taken-back' });
  await deleteAccessTokens(trx, userId);
  await deleteIdentities(trx, userId, change.created_at);
  await reportNewDetails(trx, userId);
  const content = toEmailTakenBackMail({ productName: PRODUCT_NAME, email: replaced });
  await queueMail(trx, { ...content, kind: 'email-taken-back', recipient: replaced, userId, now });
}

/** The address was kept free, so this is a defect of ours; whoever reads it still learns what to do. */
function explainTakenAddress(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new AppError('Another account uses this address by now. Please write to whoever runs this site.', {
    code: 'email-taken',
    status: 409,
    expected: false,
    cause: error,
  });
}

async function explainRefusal(db: Executor, hash: string, now: Date): Promise<AppError> {
  const change = await findAddressChange(db, hash);
  if (change && !change.settled_at && change.expires_at <= now) {
    return new AppError(
      `An address can be taken back for ${LIMITS.takeBackDays} days, which are over. Please write to whoever runs this site.`,
      { code: 'take-back-late', status: 410 },
    );
  }
  return new AppError('This link was used already, or it is not whole. Nothing was changed by it now.', {
    code: 'take-back-unknown',
    status: 400,
  });
}
