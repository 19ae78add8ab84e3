import type { Source } from '@firsthand/contracts';
import type { ApplicationForm } from '../../contract.ts';
import type { RawField } from '../raw-form.ts';
import { sanitizeForm } from '../sanitize-form.ts';

const CONTACT: RawField[] = [
  { key: 'first_name', label: 'First name', kind: 'text', group: 'contact', required: true },
  { key: 'last_name', label: 'Last name', kind: 'text', group: 'contact', required: true },
  { key: 'email', label: 'E-mail', kind: 'text', group: 'contact', required: true },
  { key: 'phone', label: 'Phone', kind: 'text', group: 'contact', required: false },
  { key: 'location', label: 'Location', kind: 'text', group: 'contact', required: false },
  { key: 'linkedin_url', label: 'LinkedIn profile', kind: 'text', group: 'contact', required: false },
  { key: 'website_url', label: 'Website or portfolio', kind: 'text', group: 'contact', required: false },
];

const RESUME: RawField = {
  key: 'resume',
  label: 'Resume',
  kind: 'file',
  group: 'documents',
  required: true,
};
const LETTER_FILE: RawField = {
  key: 'cover_letter',
  label: 'Cover letter',
  kind: 'file',
  group: 'documents',
  required: false,
  one_of: 'cover_letter',
};
const LETTER_TEXT: RawField = {
  key: 'cover_letter_text',
  label: 'Cover letter (as text)',
  kind: 'long-text',
  group: 'documents',
  required: false,
  one_of: 'cover_letter',
};

const QUESTIONS: RawField[] = [
  { key: 'start_date', label: 'Earliest start date', kind: 'date', group: 'questions', required: false },
  {
    key: 'work_permission',
    label: 'Are you allowed to work in the country of this job, and do you need a visa sponsor?',
    kind: 'text',
    group: 'questions',
    required: false,
    topic: 'work-permission',
  },
  {
    key: 'desired_pay',
    label: 'Pay expectation',
    kind: 'text',
    group: 'questions',
    required: false,
    topic: 'pay',
  },
];

/** ATSs without a place for a letter as a file. */
const TEXT_LETTER_NOTICES: Partial<Record<Source, string>> = {
  lever: 'Lever takes a letter as text only, so the cover letter is asked for as text.',
  breezy: 'Breezy takes a letter as text only, so the cover letter is asked for as text.',
};
const NOTICE =
  'This employer’s system does not publish its form. These are the questions most forms share; the employer’s page may ask more.';

/**
 * The set of questions that most application forms share, for an ATS that does not publish its own; without the
 * fields that this ATS has no place for.
 */
export function toCommonForm(source: Source): ApplicationForm {
  const extra = TEXT_LETTER_NOTICES[source];
  return sanitizeForm('common', {
    fields: [...toBasicFields(source), ...QUESTIONS, ...toConsentFields(source)],
    notices: [NOTICE, ...(extra === undefined ? [] : [extra])],
  });
}

/** What every form asks: who one is, the resume, and a letter in the shape this ATS takes. */
export function toBasicFields(source: Source): RawField[] {
  const letter = TEXT_LETTER_NOTICES[source] === undefined ? [LETTER_FILE, LETTER_TEXT] : [LETTER_TEXT];
  return [...CONTACT, RESUME, ...letter];
}

/** The boxes that this ATS has for the person's consent. */
export function toConsentFields(source: Source): RawField[] {
  const box = { kind: 'consent', group: 'consent', required: false, topic: 'consent' } as const;
  if (source === 'lever') {
    return [
      {
        ...box,
        key: 'consent[store]',
        label: 'I agree that the employer stores my data for this application',
      },
      { ...box, key: 'consent[marketing]', label: 'The employer may contact me about other jobs' },
    ];
  }
  if (source === 'smartrecruiters') {
    return [
      {
        ...box,
        key: 'consent[SINGLE]',
        label: 'I agree that the employer processes my data as its privacy policy on the posting’s page says',
      },
    ];
  }
  return [];
}
