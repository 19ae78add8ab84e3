import {
  AppError,
  findIntegrationFault,
  refuse,
  toLine,
  toText,
  type IntegrationRequest,
} from '@firsthand/contracts';
import { toIntegrationRequestMail } from '@firsthand/mailer';
import type { ApiContext } from '../../api-context.ts';
import { findEmailAddress, type EmailAddress } from '../../people/email-address.ts';
import { PRODUCT_NAME } from '../../mail/require-mail.ts';
import { insertRequest } from './form-entries.repository.ts';
import { takeEntry } from './take-entry.ts';

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
  await takeEntry(context, {
    ...{ form: 'integration-request', clientIp },
    keep: (trx) =>
      insertRequest(trx, {
        ...request,
        contact_email: address.email,
        email_key: address.key,
        created_at: context.now(),
      }),
    compose: (id) =>
      toIntegrationRequestMail({
        productName: PRODUCT_NAME,
        id,
        companyName: request.company_name,
        contactName: request.contact_name,
        contactEmail: address.email,
        atsDescription: request.ats_description,
      }),
  });
}

function requireAddress(text: string): EmailAddress {
  const address = findEmailAddress(text);
  if (address) return address;
  throw refuse('email-invalid');
}
