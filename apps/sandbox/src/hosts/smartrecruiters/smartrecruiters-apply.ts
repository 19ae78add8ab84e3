import { toApplyKey } from '../../applying/apply-keys.ts';
import { askQuestions, type AskedQuestion } from '../../applying/asked-questions.ts';
import { findValue, type SentForm } from '../../applying/read-form.ts';
import { toUuid } from '../../random.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { toJson, type Answer, type HostContext, type HostRequest } from '../host.ts';

const FILE_MAX_BYTES = 2 * 1024 * 1024;
const OWN = ['linkedin', 'website', 'samples'];

const TYPES = {
  text: 'INPUT_TEXT',
  long: 'TEXTAREA',
  'yes-no': 'RADIO',
  single: 'SINGLE_SELECT',
  multi: 'MULTI_SELECT',
  file: 'INFORMATION',
} as const;

const listQuestions = (posting: SandboxPosting): AskedQuestion[] =>
  askQuestions(posting).filter(({ key }) => !OWN.includes(key));

const toQuestionId = (posting: SandboxPosting, { key }: AskedQuestion): string =>
  toUuid(`${posting.employer.name}|${key}|question`);

interface FormQuestion {
  id: string;
  label: string;
  repeatable: boolean;
  fields: {
    id: string;
    label: string;
    type: string;
    required: boolean;
    values: { id: string; label: string }[];
  }[];
}

function toQuestion(posting: SandboxPosting, question: AskedQuestion): FormQuestion {
  const id = toQuestionId(posting, question);
  const options = question.kind === 'yes-no' ? ['Yes', 'No'] : question.options;
  return {
    ...{ id, label: question.label, repeatable: false },
    fields: [
      {
        ...{ id: 'value', label: '', type: TYPES[question.kind], required: question.required },
        values: options.map((label) => ({ id: toUuid(`${id}|${label}`), label })),
      },
    ],
  };
}

/** What the employer asks of applicants for this posting. */
export function toQuestions(posting: SandboxPosting): FormQuestion[] {
  return listQuestions(posting).map((question) => toQuestion(posting, question));
}

/** `GET /postings/{uuid}/configuration`: what is asked, and under which policies. */
function toConfiguration(posting: SandboxPosting): object {
  const { employer } = posting;
  return {
    questions: toQuestions(posting),
    settings: { avatarUploadAvailable: false },
    privacyPolicies: [{ orgName: employer.name, url: `https://${employer.slug}.example/privacy` }],
    conditionals: [],
  };
}

/** Whether an answer's records hold anything: `{ id, records: [{ fields: [{ id, values }] }] }`. */
function listAnswered(form: SentForm): Set<string> {
  const answered = new Set<string>();
  for (const { name, value } of form.fields) {
    const index = /^answers\[(\d+)\]\[records\].*\[values\]/.exec(name)?.[1];
    if (index !== undefined && value.trim() !== '') answered.add(findValue(form, `answers[${index}][id]`));
  }
  return answered;
}

function findFault(form: SentForm, posting: SandboxPosting, demandsMore: boolean): string | null {
  for (const name of ['firstName', 'lastName'])
    if (findValue(form, name) === '') return `${name} must not be empty`;
  if (!/^[^\s@]+@[^\s@]+$/.test(findValue(form, 'email'))) return 'email must be a well-formed email address';
  if (form.files.some(({ bytes }) => bytes.length > FILE_MAX_BYTES)) return 'attachment is larger than 2 MB';
  const answered = listAnswered(form);
  const missing = listQuestions(posting).find(
    (question) => question.required && !answered.has(toQuestionId(posting, question)),
  );
  if (missing) return `answer to required question ${toQuestionId(posting, missing)} is missing`;
  return demandsMore ? 'phoneNumber must not be empty' : null;
}

function refuse(status: number, code: string, message: string): Answer {
  return toJson({ code, message, errors: [{ code, message }] }, status);
}

/** The Application API of one posting; every call shows the employer's token. */
export function answerApplicationApi(
  request: HostRequest,
  call: string,
  { posting, hostedUrl }: { posting: SandboxPosting; hostedUrl: string },
  context: HostContext,
): Answer {
  if (request.headers['x-smarttoken'] !== toApplyKey(posting.employer))
    return refuse(401, 'UNAUTHORIZED', 'Invalid token');
  if (call === 'configuration' && request.method === 'GET') return toJson(toConfiguration(posting));
  if (call !== 'candidates' || request.method !== 'POST')
    return refuse(405, 'METHOD_NOT_ALLOWED', 'Method not allowed');
  const { form } = request;
  if (!form) return refuse(400, 'BAD_REQUEST', 'Malformed JSON');
  const fault = findFault(form, posting, context.demandsMore);
  if (fault !== null) return refuse(400, 'VALIDATION_FAILED', fault);
  const { id, received_at: createdOn } = context.received.add(posting, { form, hostedUrl, at: context.now });
  return toJson(
    { id: toUuid(`${posting.key}|application|${id}`), candidateId: toUuid(`candidate|${id}`), createdOn },
    201,
  );
}
