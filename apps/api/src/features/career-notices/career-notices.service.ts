import type { AdminListQuery, CareerNoticesResponse } from '@firsthand/contracts';
import { toCareerNoticeMail } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { parseEmailAddress } from '../auth/email-address.ts';
import { PRODUCT_NAME } from '../auth/request-magic-link.ts';
import { guardSubmission } from '../public-forms/guard-submission.ts';
import { tellOperator } from '../public-forms/tell-operator.ts';
import { insertNotice, listNotices, setNoticeMail } from './career-notices.repository.ts';

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
  await context.database.db.transaction().execute(async (trx) => {
    await guardSubmission(trx, context, { form: 'career-notice', clientIp });
    const id = await insertNotice(trx, { email, email_key: key, created_at: context.now() });
    if (id === undefined) return;
    const content = toCareerNoticeMail({ productName: PRODUCT_NAME, id, email });
    const mailId = await tellOperator(trx, context, { kind: 'career-notice', content });
    if (mailId !== null) await setNoticeMail(trx, id, mailId);
  });
}

/** A page of the addresses, newest first. */
export async function listCareerNotices(
  { database }: ApiContext,
  { limit, offset }: AdminListQuery,
): Promise<CareerNoticesResponse> {
  const { notices, total } = await listNotices(database.db, { limit, offset });
  const data = notices.map(({ id, email, created_at }) => ({
    id,
    email,
    created_at: created_at.toISOString(),
  }));
  return { data, total, limit, offset };
}
