import { ERROR_TEXTS } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** What an employer tells who wants another applicant-tracking system read. */
export interface IntegrationRequest {
  company_name: string;
  contact_name: string;
  contact_email: string;
  ats_description: string;
}
export type IntegrationField = keyof IntegrationRequest;

/** The specification's order: the first that is empty is the one that is said. */
const REQUIRED: readonly { field: IntegrationField; text: string }[] = [
  { field: 'company_name', text: ERROR_TEXTS.companyNameRequired },
  { field: 'contact_name', text: ERROR_TEXTS.contactNameRequired },
  { field: 'contact_email', text: ERROR_TEXTS.contactEmailRequired },
  { field: 'ats_description', text: ERROR_TEXTS.atsDescriptionRequired },
];

/** Only the shape; whether mail could go there is the server's affair. */
const ADDRESS_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u;
/** What is typed and not seen: spaces of every kind, joiners, direction marks. */
const UNSEEN = /[\s\p{Cf}]/gu;

/** Whether nothing that can be seen was typed. */
function isBlank(text: string): boolean {
  return text.replaceAll(UNSEEN, '') === '';
}

/** What is wrong with a request in the specification's words, checked in its order on both sides; null when nothing is. */
export function findIntegrationFault(
  request: IntegrationRequest,
): { field: IntegrationField; text: string } | null {
  const missing = REQUIRED.find(({ field }) => isBlank(request[field]));
  if (missing) return missing;
  return hasAddressShape(request.contact_email)
    ? null
    : { field: 'contact_email', text: ERROR_TEXTS.emailInvalid };
}

/** What is wrong with an address to be told of openings; null when nothing is. */
export function findCareerNoticeFault(email: string): string | null {
  if (isBlank(email)) return ERROR_TEXTS.emailMissing;
  return hasAddressShape(email) ? null : ERROR_TEXTS.emailInvalid;
}

function hasAddressShape(text: string): boolean {
  const address = text.trim();
  return address.length <= LIMITS.emailMaxLength && ADDRESS_SHAPE.test(address);
}
