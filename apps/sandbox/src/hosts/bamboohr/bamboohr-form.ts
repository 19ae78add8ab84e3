import { askQuestions, type AskedQuestion } from '../../applying/asked-questions.ts';
import { COUNTRIES, findCities } from '../../data/cities.ts';
import { createRandom } from '../../random.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { pickHabit } from '../house-style.ts';

interface FormField {
  isRequired: boolean;
  value: string;
  label: string;
  options?: { id: string; text: string }[];
}

function toField(label: string, isRequired: boolean, options?: [id: string, text: string][]): FormField {
  return {
    ...{ isRequired, value: '', label },
    ...(options && { options: options.map(([id, text]) => ({ id, text })) }),
  };
}

const TYPES = {
  text: 'short',
  long: 'long',
  'yes-no': 'yes_no',
  single: 'multi',
  multi: 'checkbox',
  file: 'upload',
} as const;

function toCustom({ employer }: SandboxPosting, question: AskedQuestion): object {
  const id = createRandom(`${employer.name}|${question.key}|question`).int(100, 9_999);
  return {
    id: String(id),
    isRequired: question.required,
    question: question.label,
    type: TYPES[question.kind],
    ...{ value: '', isValueOther: false, hasOther: 'no' },
    options: question.options.map((text, index) => ({ id: String(id * 10 + index), text })),
  };
}

/** The states or provinces of the posting's country, by their codes. */
function toStates({ places: [city] }: SandboxPosting): [id: string, text: string][] {
  const codes = new Set(findCities(city.country, []).map(({ state }) => state));
  return [...codes].filter((code) => code !== '').map((code, index) => [String(index + 1), code]);
}

function toAddress(posting: SandboxPosting): Record<string, FormField> {
  const required = pickHabit(posting.employer, 'asks-address', [true, false]);
  const states = toStates(posting);
  return {
    streetAddress: toField('Address', required),
    city: toField('City', required),
    ...(states.length > 0 && { state: toField('State', required, states) }),
    zip: toField('ZIP', required),
    countryId: toField(
      'Country',
      required,
      Object.values(COUNTRIES).map(({ name }, index) => [String(index + 1), name]),
    ),
  };
}

/** Unused blocks come as empty lists instead of objects. */
function toSelfIdentification(posting: SandboxPosting): Record<string, FormField | []> {
  const asks =
    posting.employer.traits.get('form') !== 'plain' && pickHabit(posting.employer, 'eeo', [true, false]);
  if (posting.places[0].country !== 'US' || !asks)
    return { genderId: [], ethnicityId: [], veteranStatusId: [], disabilityId: [] };
  const decline: [string, string] = ['-1', 'Decline to answer'];
  return {
    genderId: toField('Gender', false, [decline, ['1', 'Male'], ['2', 'Female']]),
    ethnicityId: [],
    veteranStatusId: toField('Veteran Status', false, [
      decline,
      ['-2', 'Not a veteran'],
      ['18382', 'Active Duty Wartime or Campaign Badge Veteran'],
    ]),
    disabilityId: toField('Disability', false, [
      decline,
      ['18410', 'No, I don’t have a disability'],
      ['18409', 'Yes, I have a disability (or previously had a disability)'],
    ]),
  };
}

/** The standard questions, each required or not as this employer set it. */
export function toStandardFields(posting: SandboxPosting): Record<string, FormField> {
  const { employer } = posting;
  return {
    firstName: toField('First Name', true),
    lastName: toField('Last Name', true),
    email: toField('Email', true),
    phone: toField('Phone', pickHabit(employer, 'asks-phone', [true, false])),
    ...(pickHabit(employer, 'address', [true, false]) ? toAddress(posting) : {}),
    resumeFileId: toField('Resume', pickHabit(employer, 'asks-resume', [true, false])),
    ...(pickHabit(employer, 'letter', [true, false]) && {
      coverLetterFileId: toField('Cover Letter', false),
    }),
    linkedinUrl: toField('LinkedIn URL', false),
    websiteUrl: toField('Website, Blog or Portfolio', false),
    dateAvailable: toField('Date Available', pickHabit(employer, 'asks-date', [true, false, false])),
    desiredPay: toField('Desired Pay', pickHabit(employer, 'asks-pay', [true, false, false])),
  };
}

const OWN = ['linkedin', 'website', 'pay', 'start', 'samples'];

/** `result.formFields` of a posting's detail. */
export function toFormFields(posting: SandboxPosting): object {
  const custom = askQuestions(posting).filter(({ key }) => !OWN.includes(key));
  return {
    ...toStandardFields(posting),
    customQuestions: custom.map((question) => toCustom(posting, question)),
    ...toSelfIdentification(posting),
  };
}
