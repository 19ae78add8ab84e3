import { escapeHtml } from '@firsthand/contracts';
import { askQuestions, type AskedQuestion } from '../../applying/asked-questions.ts';
import { createRandom } from '../../random.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { pickHabit } from '../house-style.ts';

interface FormOption {
  label: string;
  value: number | string;
}

interface FormQuestion {
  label: string;
  required: boolean;
  description: string | null;
  fields: { name: string; type: string; values: FormOption[] }[];
}

function toNumber(posting: SandboxPosting, key: string): number {
  return createRandom(`${posting.employer.name}|${key}|question`).int(1_000_000, 9_999_999) * 1000 + 2;
}

const TYPES = {
  text: 'input_text',
  long: 'textarea',
  file: 'input_file',
  'yes-no': 'multi_value_single_select',
  single: 'multi_value_single_select',
  multi: 'multi_value_multi_select',
} as const;

/** Options are numbers: 1 and 0 for yes and no, ids elsewhere. */
function toValues(posting: SandboxPosting, { key, kind, options }: AskedQuestion): FormOption[] {
  if (kind === 'yes-no')
    return [
      { label: 'Yes', value: 1 },
      { label: 'No', value: 0 },
    ];
  return options.map((label, index) => ({ label, value: toNumber(posting, `${key}|option`) + index * 1000 }));
}

function toCustom(posting: SandboxPosting, question: AskedQuestion): FormQuestion {
  const name = `question_${toNumber(posting, question.key)}${question.kind === 'multi' ? '[]' : ''}`;
  return {
    description: question.help,
    label: question.label,
    required: question.required,
    fields: [{ name, type: TYPES[question.kind], values: toValues(posting, question) }],
  };
}

function toStandard(
  label: string,
  required: boolean,
  ...fields: [name: string, type: string][]
): FormQuestion {
  return {
    ...{ description: null, label, required },
    fields: fields.map(([name, type]) => ({ name, type, values: [] })),
  };
}

/** `questions` of a job: the standard ones, then the employer's own. */
export function toQuestions(posting: SandboxPosting): FormQuestion[] {
  const { employer } = posting;
  return [
    toStandard('First Name', true, ['first_name', 'input_text']),
    toStandard('Last Name', true, ['last_name', 'input_text']),
    toStandard('Email', true, ['email', 'input_text']),
    toStandard('Phone', pickHabit(employer, 'asks-phone', [true, false]), ['phone', 'input_text']),
    toStandard(
      'Resume/CV',
      pickHabit(employer, 'asks-resume', [true, true, false]),
      ['resume', 'input_file'],
      ['resume_text', 'textarea'],
    ),
    toStandard('Cover Letter', false, ['cover_letter', 'input_file'], ['cover_letter_text', 'textarea']),
    ...askQuestions(posting).map((question) => toCustom(posting, question)),
  ];
}

/** Some employers ask where one lives; the two hidden fields are filled by a map service on the real form. */
function toLocationQuestions({ employer }: SandboxPosting): FormQuestion[] {
  if (!pickHabit(employer, 'asks-location', [false, false, true])) return [];
  return [
    toStandard('Latitude', true, ['latitude', 'input_hidden']),
    toStandard('Longitude', true, ['longitude', 'input_hidden']),
    toStandard('Location', true, ['location', 'input_text']),
  ];
}

function toSelfIdentification(
  label: string,
  name: string,
  title: string,
  options: readonly string[],
): Record<string, unknown> {
  // Values are texts in these blocks, and their HTML is escaped, unlike that of the questions.
  const values = options.map((option, index) => ({ label: option, value: String(options.length - index) }));
  return {
    type: 'eeoc',
    description: escapeHtml(
      `<h3>${title}</h3><p>Answering is voluntary and has no influence on your application.</p>`,
    ),
    questions: [{ required: false, label, fields: [{ name, type: 'multi_value_single_select', values }] }],
  };
}

/** The blocks that federal contractors in the United States must show. */
function toCompliance({ employer, places }: SandboxPosting): object[] | null {
  if (places[0].country !== 'US' || !pickHabit(employer, 'eeoc', [true, true, false])) return null;
  return [
    {
      type: 'eeoc',
      questions: [],
      description: escapeHtml('<p>We are asked by law to collect the following. You need not answer.</p>'),
    },
    toSelfIdentification('Gender', 'gender', 'Gender', ['Decline to answer', 'Female', 'Male']),
    toSelfIdentification(
      'DisabilityStatus',
      'disability_status',
      'Voluntary Self-Identification of Disability',
      [
        'I do not want to answer',
        'No, I do not have a disability',
        'Yes, I have a disability, or have had one in the past',
      ],
    ),
    toSelfIdentification('VeteranStatus', 'veteran_status', 'Protected veterans', [
      'I don’t wish to answer',
      'I identify as a protected veteran',
      'I am not a protected veteran',
    ]),
  ];
}

function toDemographics(posting: SandboxPosting): object | null {
  const { employer } = posting;
  if (!pickHabit(employer, 'demographics', [true, false, false])) return null;
  const toOption =
    (first: number) =>
    (label: string, index: number): object => ({
      id: first + index,
      ...{
        label,
        free_form: label.startsWith('I describe'),
        decline_to_answer: label.startsWith('I prefer not'),
      },
    });
  return {
    header: `Who applies to ${employer.name}`,
    description: '<p>Anonymous, and never shown to the people who decide.</p>',
    questions: [
      {
        ...{
          id: 87,
          label: 'Which age group are you in?',
          required: false,
          type: 'multi_value_single_select',
        },
        answer_options: ['Under 30', '30 to 49', '50 or over', 'I prefer not to say'].map(toOption(200)),
      },
      {
        ...{
          id: 88,
          label: 'How do you describe yourself?',
          required: false,
          type: 'multi_value_multi_select',
        },
        answer_options: [
          'Woman',
          'Man',
          'Non-binary',
          'I describe myself in another way',
          'I prefer not to say',
        ].map(toOption(300)),
      },
    ],
  };
}

/** Whether the employer must ask before it keeps anything: those in Europe that set it up. */
export function needsConsent({ employer, places }: SandboxPosting): boolean {
  return (
    !['US', 'CA', 'AU'].includes(places[0].country) && pickHabit(employer, 'consent', [true, true, false])
  );
}

/** What `questions=true` adds to a job. */
export function toForm(posting: SandboxPosting): object {
  const demographics = toDemographics(posting);
  return {
    questions: toQuestions(posting),
    location_questions: toLocationQuestions(posting),
    compliance: toCompliance(posting),
    demographic_questions: demographics,
  };
}
