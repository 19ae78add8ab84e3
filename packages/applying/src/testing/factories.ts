import type { AtsFetch, AtsRequest, AtsResponse } from '@firsthand/connectors';
import type { FilledField, FormField } from '@firsthand/contracts';
import type { Applicant } from '../contract.ts';

export function makeField(given: Partial<FormField> = {}): FormField {
  return {
    key: 'question_1',
    label: 'Why this job?',
    help: null,
    kind: 'text',
    group: 'questions',
    required: true,
    options: [],
    sensitive: null,
    one_of: null,
    shown_when: null,
    ...given,
  };
}

export function makeFilled(given: Partial<FilledField> = {}): FilledField {
  const { value = null, source = null, left_empty: reason = null, ...field } = given;
  return { ...makeField(field), value, source, left_empty: reason };
}

export const YES_NO_OPTIONS = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

/** Nothing is known of this one. */
export const NOBODY: Applicant = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  linkedinUrl: null,
  websiteUrl: null,
  dateAvailable: null,
  latestTitle: null,
  latestCompany: null,
  desiredPay: null,
  equalOpportunity: { veteranStatus: null, disabilityStatus: null, gender: null },
  files: {},
};

export const ADA: Applicant = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+12025550147',
  address: '12 Engine Street',
  city: 'Long Beach',
  state: 'California',
  zip: '90802',
  country: 'US',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  websiteUrl: 'https://ada.example',
  dateAvailable: '2027-01-04',
  latestTitle: 'Analyst',
  latestCompany: 'Analytical Engines',
  desiredPay: '95,000 USD a year',
  equalOpportunity: { veteranStatus: 'None', disabilityStatus: 'Prefer not to disclose', gender: 'Female' },
  files: {
    resume: { filename: 'ada.pdf', mimetype: 'application/pdf', size: 4 },
    'cover-letter': { filename: 'letter.pdf', mimetype: 'application/pdf', size: 6 },
  },
};

/** A fetch that answers from a function and remembers what it was asked. */
export function makeFetch(
  answer: (request: AtsRequest) => Partial<AtsResponse> | Promise<Partial<AtsResponse>>,
): AtsFetch & { requests: AtsRequest[] } {
  const requests: AtsRequest[] = [];
  const fetch: AtsFetch = async (request) => {
    requests.push(request);
    return { status: 200, headers: {}, text: '', ...(await answer(request)) };
  };
  return Object.assign(fetch, { requests });
}
