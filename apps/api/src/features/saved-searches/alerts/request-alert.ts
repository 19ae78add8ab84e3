import {
  ALERT_DEFAULTS,
  DAY_MS,
  HOUR_MS,
  LIMITS,
  MINUTE_MS,
  toShortText,
  type AlertRequest,
} from '@firsthand/contracts';
import { toConfirmAlertMail } from '@firsthand/mailer';
import type { ApiContext } from '../../../api-context.ts';
import { parseEmailAddress, toMailboxKey } from '../../../people/email-address.ts';
import { PRODUCT_NAME, requireMail } from '../../../mail/require-mail.ts';
import { keyedHash } from '../../../people/secrets.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { guardSender, guardSubmission } from '../../public-forms/guard-submission.service.ts';
import { toSavedQuery } from '../saved-query.ts';
import { insertSavedSearch } from '../saved-searches.repository.ts';
import { toSavedWords } from '../../../models/search/search-words.ts';
import { toAlertToken } from './alert-token.ts';

const PER_CLIENT = {
  atMost: LIMITS.alertRequestsPerClient,
  withinMs: LIMITS.magicLinkLimitMinutes * MINUTE_MS,
};
const PER_MAILBOX = { atMost: LIMITS.alertRequestsPerMailbox, withinMs: DAY_MS };

/**
 * Mails a link that begins alerts for an address, and nothing else before that. The same for every address, whether it
 * has an account or alerts: 429 counts who asks, and what was asked for one mailbox within a day.
 */
export async function requestAlert(
  context: ApiContext,
  { email: typed, query: given, frequency = 'daily', hour, weekday, time_zone }: AlertRequest,
  clientIp: string,
): Promise<void> {
  const { database, auth, publicUrl, now } = context;
  const address = parseEmailAddress(typeof typed === 'string' ? typed : '');
  const at = now();
  const query = toSavedQuery(given, at);
  requireMail(context, 'alert');
  const words = toSavedWords(query);
  await database.db.transaction().execute(async (tx) => {
    await guardSubmission(tx, context, { form: 'alert', clientIp }, PER_CLIENT);
    const clientHash = keyedHash(auth.secret, 'alert-mailbox', toMailboxKey(address.key));
    await guardSender(tx, { form: 'alert-mailbox', clientHash }, PER_MAILBOX, at);
    const { id } = await insertSavedSearch(tx, {
      ...{ email: address.email, email_key: address.key, query, frequency, created_at: at },
      name: toShortText(words, LIMITS.savedSearchNameMaxLength),
      hour: hour ?? ALERT_DEFAULTS.hour,
      weekday: weekday ?? ALERT_DEFAULTS.weekday,
      time_zone: time_zone ?? ALERT_DEFAULTS.timeZone,
    });
    const token = toAlertToken(auth.secret, 'alert-confirm', [id]);
    const content = toConfirmAlertMail({
      ...{ productName: PRODUCT_NAME, search: words, frequency },
      ...{ link: `${publicUrl}/alerts/confirm?token=${token}`, hours: LIMITS.alertConfirmHours },
    });
    await queueMail(tx, {
      ...content,
      ...{ kind: 'alert-confirm', recipient: address.email, userId: null, now: at },
    });
  });
}

/** Alerts asked for before this moment can no longer be confirmed. */
export function toConfirmableSince(now: Date): Date {
  return new Date(now.getTime() - LIMITS.alertConfirmHours * HOUR_MS);
}
