import { toCareerNoticeMail } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { parseEmailAddress } from '../../people/email-address.ts';
import { PRODUCT_NAME } from '../../mail/require-mail.ts';
import { insertNotice } from './form-entries.repository.ts';
import { takeEntry } from './take-entry.ts';

/**
 * Keeps an address that wants to hear of openings and tells the operator. An address that is there already changes
 * nothing and gets the same answer. Throws 400 in the specification's words, 429 beyond the limit.
 */
export async function noteCareerInterest(
  context: ApiContext,
  typedEmail: string,
  clientIp: string,
): Promise<void> {
  const { email, key } = parseEmailAddress(typedEmail);
  await takeEntry(context, {
    ...{ form: 'career-notice', clientIp },
    keep: (trx) => insertNotice(trx, { email, email_key: key, created_at: context.now() }),
    compose: (id) => toCareerNoticeMail({ productName: PRODUCT_NAME, id, email }),
  });
}
