import { LIMITS, refuse, type SettingsResponse, type UpdateSettingsRequest } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { deleteIdentities, LINKEDIN_NAME, listIdentities } from '../auth/identities.ts';
import { cancelEmailChanges, findPendingEmail } from '../auth/pending-email.ts';
import { requestEmailChange } from '../auth/email-change/request-email-change.ts';
import { requireRecentProof } from '../../people/require-recent-proof.ts';
import { tellOfSignInWay } from '../auth/tell-of-sign-in-way.ts';
import { toUserView } from '../auth/user.view.ts';
import type { SessionViewer, Viewer } from '../../people/viewer.ts';
import { reportNewDetails } from '../billing/billing-tasks.service.ts';
import { holdsNothing } from './account-file/holds-nothing.ts';
import { toEmailKey } from './email-key.ts';
import { countBytes } from '../../people/storage-quota.ts';
import { updateUser, type StoredUser } from './users.repository.ts';

export function getSettings(context: ApiContext, viewer: Viewer): Promise<SettingsResponse> {
  return toSettings(context, viewer.user);
}

/**
 * Saves the viewer's settings. Another address is not saved but asked to confirm itself by mail; what is wrong with it
 * (400, 403, 429, 503) keeps everything else from being saved too.
 */
export async function saveSettings(
  context: ApiContext,
  viewer: SessionViewer,
  given: UpdateSettingsRequest & { clientIp: string },
): Promise<SettingsResponse> {
  if (toEmailKey(given.email) !== viewer.user.email_key) {
    requireRecentProof(viewer, context.now());
    await requestEmailChange(context, { viewer, email: given.email, clientIp: given.clientIp });
  }
  const user = await context.database.db.transaction().execute(async (trx) => {
    const saved = await updateUser(trx, viewer.user.id, {
      name: toLine(given.name),
      phone: toLine(given.phone),
      location: toLine(given.location),
      email_notifications: given.email_notifications,
      job_recommendations: given.job_recommendations,
      marketing_communications: given.marketing_communications,
    });
    if (saved && saved.name !== viewer.user.name) await reportNewDetails(trx, saved.id);
    return saved;
  });
  // The account was deleted meanwhile, in another tab.
  if (!user) throw refuse('session-ended');
  return toSettings(context, user);
}

/** Parts the account from LinkedIn; a later sign-in with LinkedIn finds it by a verified address alone. */
export async function unlinkLinkedin(context: ApiContext, { user }: Viewer): Promise<SettingsResponse> {
  await context.database.db.transaction().execute(async (trx) => {
    const parted = await deleteIdentities(trx, user.id);
    if (parted.length > 0)
      await tellOfSignInWay(trx, context, { user, name: LINKEDIN_NAME, kind: 'account', isNew: false });
  });
  return toSettings(context, user);
}

/** Nothing happens when no change waits for its confirmation. */
export async function cancelEmailChange(context: ApiContext, { user }: Viewer): Promise<SettingsResponse> {
  await cancelEmailChanges(context.database.db, { userId: user.id }, context.now());
  return toSettings(context, user);
}

async function toSettings({ database, now }: ApiContext, user: StoredUser): Promise<SettingsResponse> {
  return {
    user: toUserView(user, now()),
    settings: {
      name: user.name,
      email: user.email,
      pending_email: await findPendingEmail(database.db, user.id, now()),
      phone: user.phone,
      location: user.location,
      email_notifications: user.email_notifications,
      job_recommendations: user.job_recommendations,
      marketing_communications: user.marketing_communications,
      // The only provider there is.
      sign_ins_elsewhere: (await listIdentities(database.db, user.id)).map(({ created_at: linkedAt }) => ({
        name: 'LinkedIn',
        linked_at: linkedAt.toISOString(),
      })),
    },
    storage: { used_bytes: await countBytes(database.db, user.id), max_bytes: LIMITS.storageMaxBytes },
    holds_nothing: await holdsNothing(database.db, user.id),
  };
}

/** " Ada\n Lovelace " → "Ada Lovelace", "  " → null: one line, since these stand in mails and headings. */
function toLine(text: string): string | null {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? null : line;
}
