import type { Executor, Tables } from '@firsthand/database';
import { toSignInWayMail, type SignInWayMailOptions } from '@firsthand/mailer';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { PRODUCT_NAME } from '../../mail/require-mail.ts';
import { SETTINGS_PATH } from './settings-path.ts';
import { toUtcText } from './to-utc-text.ts';

/**
 * Mails somebody that another way into their account is there, or no longer: part of the transaction that made it so.
 */
export async function tellOfSignInWay(
  executor: Executor,
  { auth, publicUrl, now }: Pick<ApiContext, 'auth' | 'publicUrl' | 'now'>,
  {
    user,
    ...way
  }: {
    user: Pick<Selectable<Tables['users']>, 'id' | 'email'>;
  } & Pick<SignInWayMailOptions, 'name' | 'kind' | 'isNew' | 'scopes'>,
): Promise<void> {
  if (!auth.canSendMail) return;
  const asOf = now();
  const content = toSignInWayMail({
    ...{ productName: PRODUCT_NAME, ...way },
    ...{ at: toUtcText(asOf), settingsLink: publicUrl + SETTINGS_PATH },
  });
  await queueMail(executor, {
    ...content,
    ...{ kind: 'sign-in-way', recipient: user.email, userId: user.id, now: asOf },
  });
}
