import type { FormField } from '@firsthand/contracts';
import type { OutgoingApplication, SendOutcome } from '../contract.ts';
import { callOnce, toOutcome, type Sending } from './call-ats.ts';
import { toFileParts, toMultipart, toParts, type Part } from './multipart.ts';
import { Answers } from './outgoing.ts';

/** The form's fields and what the API calls them; it takes names of countries and states, not the form's numbers. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phoneNumber',
  streetAddress: 'address',
  city: 'city',
  state: 'state',
  zip: 'zip',
  countryId: 'country',
  linkedinUrl: 'linkedinUrl',
  websiteUrl: 'websiteUrl',
  dateAvailable: 'dateAvailable',
  desiredPay: 'desiredSalary',
  referredBy: 'referredBy',
  highestEducation: 'highestEducation',
  collegeName: 'collegeName',
  references: 'references',
};
const FILE_NAMES: Readonly<Record<string, string>> = {
  resumeFileId: 'resume',
  coverLetterFileId: 'coverLetter',
};
/** The names of the common form, for tenants that do not show theirs. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phoneNumber',
  location: 'address',
  linkedin_url: 'linkedinUrl',
  website_url: 'websiteUrl',
  start_date: 'dateAvailable',
  desired_pay: 'desiredSalary',
};
const COMMON_FILE_NAMES: Readonly<Record<string, string>> = { resume: 'resume', cover_letter: 'coverLetter' };

const TEXT_NAMES = { ...COMMON_NAMES, ...FIELD_NAMES };
const ALL_FILE_NAMES = { ...COMMON_FILE_NAMES, ...FILE_NAMES };

/** The fields that BambooHR's API has no place for: the employer's own questions and the voluntary ones. */
export function findUnsendable(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ key }) => !Object.hasOwn(TEXT_NAMES, key) && !Object.hasOwn(ALL_FILE_NAMES, key));
}

/**
 * `POST /api/v1/applicant_tracking/application` of the tenant, with the key as user name. Answers that this API has no
 * place for would be lost on the way, so an application that holds some is not sent.
 */
export async function sendToBamboohr(outgoing: OutgoingApplication, sending: Sending): Promise<SendOutcome> {
  const lost = findUnsendable(outgoing.answers.map(({ field }) => field));
  const [first] = lost;
  if (first) {
    const others = lost.length > 1 ? ` and ${lost.length - 1} more` : '';
    const message = `BambooHR’s API has no place for the answer to “${first.label.slice(0, 200)}”${others}. Nothing was sent: apply on the employer’s page.`;
    return { outcome: 'refused', reason: 'other', message };
  }
  const { headers, body } = await toMultipart(toBamboohrParts(outgoing));
  const called = await callOnce(sending, {
    url: `https://${outgoing.job.board}.bamboohr.com/api/v1/applicant_tracking/application`,
    method: 'POST',
    // The password is never looked at; BambooHR's own examples send one letter.
    headers: { ...headers, authorization: `Basic ${Buffer.from(`${sending.key}:x`).toString('base64')}` },
    body,
  });
  return 'failed' in called ? called.failed : toOutcome(sending, called.response);
}

function toBamboohrParts(outgoing: OutgoingApplication): Part[] {
  const answers = new Answers(outgoing);
  return [
    { name: 'jobId', value: outgoing.job.externalId },
    ...Object.entries(TEXT_NAMES).flatMap(([key, name]) => toParts(name, answers.takeWords(key))),
    ...Object.entries(ALL_FILE_NAMES).flatMap(([key, name]) => toFileParts(name, answers.takeFile(key))),
  ];
}
