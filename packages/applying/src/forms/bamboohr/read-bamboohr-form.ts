import type { AtsFetch } from '@firsthand/connectors';
import type { FormFieldKind } from '@firsthand/contracts';
import { FormError, type ApplicationForm, type FormJob } from '../../contract.ts';
import { askAts, toUnreadable } from '../ask-ats.ts';
import { toCommonForm } from '../common/common-form.ts';
import type { RawField } from '../raw-form.ts';
import { sanitizeForm } from '../sanitize-form.ts';
import { bambooAnswer, customQuestions, standardField, type CustomQuestion } from './payload.ts';

type Placing = Pick<RawField, 'group' | 'topic'> & { kind?: FormFieldKind };
const CONTACT: Placing = { group: 'contact' };
const VOLUNTARY: Placing = { group: 'equal-opportunity', topic: 'equal-opportunity' };

/** Standard fields in the order of the page; what is not here is asked after them. */
const STANDARD: Readonly<Record<string, Placing>> = {
  firstName: CONTACT,
  lastName: CONTACT,
  email: CONTACT,
  phone: CONTACT,
  streetAddress: CONTACT,
  city: CONTACT,
  state: CONTACT,
  zip: CONTACT,
  countryId: CONTACT,
  resumeFileId: { group: 'documents', kind: 'file' },
  coverLetterFileId: { group: 'documents', kind: 'file' },
  dateAvailable: { group: 'questions', kind: 'date' },
  desiredPay: { group: 'questions', topic: 'pay' },
  websiteUrl: CONTACT,
  linkedinUrl: CONTACT,
  genderId: VOLUNTARY,
  ethnicityId: VOLUNTARY,
  veteranStatusId: VOLUNTARY,
  disabilityId: VOLUNTARY,
};
const KINDS: Readonly<Record<string, FormFieldKind>> = {
  short: 'text',
  long: 'long-text',
  yes_no: 'yes-no',
  multi: 'single-choice',
  checkbox: 'multiple-choice',
  date: 'date',
  file: 'file',
  upload: 'file',
};
const MOST_UNKNOWN_FIELDS = 300;

/** The form of one BambooHR opening. Some tenants do not show theirs: then the common set with a word on it. */
export async function readBamboohrForm(job: FormJob, fetch: AtsFetch): Promise<ApplicationForm> {
  const parsed = bambooAnswer.safeParse(await askAts(job.source, fetch, toDetailUrl(job)));
  if (!parsed.success) throw toUnreadable(job.source, 'the opening came without its detail', parsed.error);
  const { jobOpening, formFields } = parsed.data.result;
  if (jobOpening.jobOpeningStatus !== null && !/^open$/i.test(jobOpening.jobOpeningStatus)) {
    throw new FormError('job-closed', `bamboohr: the opening is ${jobOpening.jobOpeningStatus.slice(0, 40)}`);
  }
  if (!formFields) return toCommonForm(job.source);

  const names = [
    ...Object.keys(STANDARD),
    ...Object.keys(formFields)
      .filter((name) => !(name in STANDARD) && name !== 'customQuestions')
      .slice(0, MOST_UNKNOWN_FIELDS),
  ];
  const asked = customQuestions.parse(formFields['customQuestions']);
  return sanitizeForm('employer', {
    fields: [
      ...names.flatMap((name) => toStandardField(name, formFields[name])),
      ...asked.map(toCustomField),
    ],
    notices: asked
      .filter((question) => question.hasOther)
      .map((question) => `“${question.question ?? ''}” takes an answer in own words on the employer’s page.`),
  });
}

function toDetailUrl({ board, externalId }: FormJob): string {
  return `https://${board}.bamboohr.com/careers/${encodeURIComponent(externalId)}/detail`;
}

function toStandardField(name: string, value: unknown): RawField[] {
  const parsed = standardField.safeParse(value);
  if (!parsed.success || Array.isArray(value)) return [];
  const { kind, ...placing } = STANDARD[name] ?? { group: 'questions' as const };
  const { label, isRequired, options } = parsed.data;
  return [
    {
      ...placing,
      key: name,
      label: label ?? name,
      kind: kind ?? (options.length > 0 ? 'single-choice' : 'text'),
      required: isRequired,
      options: options.map((option) => ({ value: option.id ?? '', label: option.text ?? '' })),
    },
  ];
}

function toCustomField(question: CustomQuestion): RawField {
  return {
    key: `customQuestions[${question.id ?? ''}]`,
    label: question.question ?? '',
    kind: KINDS[question.type ?? ''] ?? (question.options.length > 0 ? 'single-choice' : 'text'),
    group: 'questions',
    required: question.isRequired,
    options: question.options.map((option) => ({
      value: option.id ?? '',
      label: option.option ?? option.text ?? '',
    })),
  };
}
