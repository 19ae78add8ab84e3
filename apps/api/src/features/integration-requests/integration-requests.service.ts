import {
  AppError,
  ERROR_TEXTS,
  findIntegrationFault,
  type AdminListQuery,
  type IntegrationRequest,
  type IntegrationRequestsResponse,
} from '@firsthand/contracts';
import { toIntegrationRequestMail } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { findEmailAddress, type EmailAddress } from '../auth/email-address.ts';
import { PRODUCT_NAME } from '../auth/request-magic-link.ts';
import { guardSubmission } from '../public-forms/guard-submission.ts';
import { tellOperator } from '../public-forms/tell-operator.ts';
import { insertRequest, listRequests, setRequestMail } from './integration-requests.repository.ts';
import { toLine, toText } from './typed-text.ts';

/** Keeps what an employer asks for and tells the operator. Throws 400 in the specification's words, 429 beyond the limit. */
export async function requestIntegration(
  context: ApiContext,
  typed: IntegrationRequest,
  clientIp: string,
): Promise<void> {
  const fault = findIntegrationFault(typed);
  if (fault) throw new AppError(fault.text, { code: `bad-${fault.field}`, status: 400 });
  const address = requireAddress(typed.contact_email);
  const request = {
    company_name: toLine(typed.company_name),
    contact_name: toLine(typed.contact_name),
    ats_description: toText(typed.ats_description),
  };
  await context.database.db.transaction().execute(async (trx) => {
    await guardSubmission(trx, context, { form: 'integration-request', clientIp });
    const id = await insertRequest(trx, {
      ...request,
      contact_email: address.email,
      email_key: address.key,
      created_at: context.now(),
    });
    const content = toIntegrationRequestMail({
      productName: PRODUCT_NAME,
      id,
      companyName: request.company_name,
      contactName: request.contact_name,
      contactEmail: address.email,
      atsDescription: request.ats_description,
    });
    const mailId = await tellOperator(trx, context, { kind: 'integration-request', content });
    if (mailId !== null) await setRequestMail(trx, id, mailId);
  });
}

function requireAddress(text: string): EmailAddress {
  const address = findEmailAddress(text);
  if (address) return address;
  throw new AppError(ERROR_TEXTS.emailInvalid, { code: 'email-invalid', status: 400 });
}

/** A page of the requests, newest first. */
export async function listIntegrationRequests(
  { database }: ApiContext,
  { limit, offset }: AdminListQuery,
): Promise<IntegrationRequestsResponse> {
  const { requests, total } = await listRequests(database.db, { limit, offset });
  const data = requests.map((request) => ({
    id: request.id,
    company_name: request.company_name,
    contact_name: request.contact_name,
    contact_email: request.contact_email,
    ats_description: request.ats_description,
    created_at: request.created_at.toISOString(),
  }));
  return { data, total, limit, offset };
}
