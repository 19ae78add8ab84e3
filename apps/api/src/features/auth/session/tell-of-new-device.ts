import { SIGN_IN_WAY_LABELS, type SignInWay } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import { toNewDeviceMail } from '@firsthand/mailer';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../../../api-context.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { PRODUCT_NAME } from '../../../mail/require-mail.ts';
import { SETTINGS_PATH } from '../settings-path.ts';
import { isFirstSignIn } from './is-first-sign-in.ts';
import { toUtcText } from '../to-utc-text.ts';
import { toDeviceText } from './device.ts';

/**
 * Mails somebody that a browser not known before has signed in to their account, before its session is there. Nobody is
 * told of the sign-in that made the account.
 */
export async function tellOfNewDevice(
  executor: Executor,
  { auth, publicUrl, now }: Pick<ApiContext, 'auth' | 'publicUrl' | 'now'>,
  { user, how, device }: { user: Selectable<Tables['users']>; how: SignInWay; device: string | null },
): Promise<void> {
  const asOf = now();
  if (!auth.canSendMail || (await isFirstSignIn(executor, user, asOf))) return;
  const content = toNewDeviceMail({
    ...{ productName: PRODUCT_NAME, device: toDeviceText(device), way: SIGN_IN_WAY_LABELS[how] },
    ...{ at: toUtcText(asOf), settingsLink: publicUrl + SETTINGS_PATH },
  });
  await queueMail(executor, {
    ...content,
    ...{ kind: 'new-device', recipient: user.email, userId: user.id, now: asOf },
  });
}
