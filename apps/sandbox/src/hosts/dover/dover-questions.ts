import { askQuestions, type AskedQuestion } from '../../applying/asked-questions.ts';
import { toUuid } from '../../random.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { pickHabit } from '../house-style.ts';

const INPUT_TYPES = {
  text: 'SHORT_ANSWER',
  long: 'LONG_ANSWER',
  'yes-no': 'MULTIPLE_CHOICE',
  single: 'MULTIPLE_CHOICE',
  multi: 'MULTIPLE_CHOICE',
  file: 'FILE_UPLOAD',
} as const;

interface ApplicationQuestion {
  id: string;
  question: string;
  question_type: string;
  input_type: string;
  required: boolean;
  hidden: boolean;
  multiple_choice_options: string[] | null;
}

function toCustom(posting: SandboxPosting, question: AskedQuestion, hidden = false): ApplicationQuestion {
  const { kind } = question;
  const options = kind === 'yes-no' ? ['Yes', 'No'] : question.options;
  return {
    id: toUuid(`${posting.key}|${question.key}|question`),
    question: question.label,
    question_type: 'CUSTOM',
    input_type: INPUT_TYPES[kind],
    ...{ required: question.required, hidden },
    multiple_choice_options: options.length > 0 ? options : null,
  };
}

function toStandard(
  posting: SandboxPosting,
  [question, questionType, inputType, required]: readonly [string, string, string, boolean],
): ApplicationQuestion {
  return {
    id: toUuid(`${posting.key}|${questionType}|question`),
    ...{ question, question_type: questionType, input_type: inputType, required },
    ...{ hidden: false, multiple_choice_options: null },
  };
}

/** `application_questions` of a posting, one that applicants never see among them. */
export function toApplicationQuestions(posting: SandboxPosting): ApplicationQuestion[] {
  const asksLetter = pickHabit(posting.employer, 'letter', [true, false]);
  const internal: AskedQuestion = {
    ...{ key: 'internal', label: 'Internal notes', help: null, kind: 'text', required: false, options: [] },
  };
  return [
    toStandard(posting, ['LinkedIn URL', 'LINKEDIN_URL', 'SHORT_ANSWER', requiresLinkedin(posting)]),
    toStandard(posting, ['Phone number', 'PHONE_NUMBER', 'SHORT_ANSWER', false]),
    toStandard(posting, ['Resume', 'RESUME', 'FILE_UPLOAD', true]),
    ...(asksLetter ? [toStandard(posting, ['Cover letter', 'COVER_LETTER', 'FILE_UPLOAD', false])] : []),
    ...askQuestions(posting)
      // Dover's choices allow one answer only.
      .filter(({ key, kind }) => key !== 'linkedin' && kind !== 'multi')
      .map((question) => toCustom(posting, question)),
    toCustom(posting, internal, true),
  ];
}

/** Whether the employer wants a LinkedIn profile of everybody. */
export function requiresLinkedin({ employer }: SandboxPosting): boolean {
  return pickHabit(employer, 'linkedin', [true, false, false]);
}
