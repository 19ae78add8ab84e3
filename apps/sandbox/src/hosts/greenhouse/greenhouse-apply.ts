import { showsBasicKey } from '../../applying/credentials.ts';
import { findValue, type SentForm } from '../../applying/read-form.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { toQuestions } from './greenhouse-form.ts';
import { toJson, type Answer, type HostContext, type HostRequest } from '../host.ts';

const LONGEST_NAME = 255;
const FILE_ENDINGS = /\.(pdf|docx?|txt|rtf)$/i;

/** What the documentation says is checked. Required questions of the employer's own are not. */
function findFault(form: SentForm, posting: SandboxPosting): string | null {
  for (const [name, label] of [
    ['first_name', 'First name'],
    ['last_name', 'Last name'],
    ['email', 'Email'],
  ] as const) {
    const value = findValue(form, name);
    if (value === '') return `${label} can't be blank`;
    if (value.length > LONGEST_NAME) return `${label} is too long (maximum is 255 characters)`;
  }
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(findValue(form, 'email'))) return 'Email is invalid';
  for (const name of ['first_name', 'last_name', 'phone'])
    if (/https?:\/\/|www\./i.test(findValue(form, name))) return `${name} must not contain a URL`;
  return findFileFault(form) ?? findChoiceFault(form, posting);
}

function findFileFault({ files }: SentForm): string | null {
  for (const { field, filename, bytes } of files) {
    if (bytes.length === 0) return `${field} is an empty file`;
    if (!FILE_ENDINGS.test(filename)) return `${field} has an unsupported file type`;
  }
  return null;
}

/** Values of selects must be among the options of the posting's form. */
function findChoiceFault(form: SentForm, posting: SandboxPosting): string | null {
  for (const { fields } of toQuestions(posting)) {
    for (const { name, values } of fields) {
      const known = values.map((option) => String(option.value));
      const sent = form.fields.filter((field) => field.name === name).map((field) => field.value);
      if (known.length > 0 && sent.some((value) => !known.includes(value)))
        return `Invalid value for ${name}`;
    }
  }
  return null;
}

/** `POST /v1/boards/{token}/jobs/{id}`, with the employer's Job Board API key as the user name of HTTP Basic. */
export function answerApplication(
  request: HostRequest,
  { employer, posting, hostedUrl }: { employer: Employer; posting: SandboxPosting; hostedUrl: string },
  context: HostContext,
): Answer {
  if (!showsBasicKey(employer, request.headers))
    return toJson({ status: 401, error: 'Invalid Basic Auth credentials' }, 401, {
      'www-authenticate': 'Basic realm="Greenhouse"',
    });
  const { form } = request;
  if (!form) return toJson({ status: 400, error: 'The application could not be read' }, 400);
  const fault = context.demandsMore ? "Phone can't be blank" : findFault(form, posting);
  if (fault !== null) return toJson({ status: 422, error: fault }, 422);
  context.received.add(posting, { form, hostedUrl, at: context.now });
  return toJson({ success: 'Candidate saved successfully' });
}
