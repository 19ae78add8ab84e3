import { showsBasicKey } from '../../applying/credentials.ts';
import { findValue, type SentForm } from '../../applying/read-form.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { toStandardFields } from './bamboohr-form.ts';
import { toJson, type Answer, type HostContext, type HostRequest } from '../host.ts';

/** What the keyed call names otherwise than the form does. */
const CALL_NAMES: Record<string, string> = {
  phone: 'phoneNumber',
  streetAddress: 'address',
  countryId: 'country',
  desiredPay: 'desiredSalary',
  resumeFileId: 'resume',
  coverLetterFileId: 'coverLetter',
};

function refuse(status: number, message: string): Answer {
  return toJson({ error: message }, status, { 'x-bamboohr-error-message': message });
}

/** The first standard question that is required and not answered. Questions of the employer's own have no place here. */
function findMissing(form: SentForm, posting: SandboxPosting): string | null {
  for (const [field, { isRequired }] of Object.entries(toStandardFields(posting))) {
    const name = CALL_NAMES[field] ?? field;
    const isThere = form.files.some((file) => file.field === name && file.bytes.length > 0);
    if (isRequired && !isThere && findValue(form, name) === '') return name;
  }
  return null;
}

/** `POST /api/v1/applicant_tracking/application`, with the employer's API key as the user name of HTTP Basic. */
export function answerApplication(
  request: HostRequest,
  employer: Employer,
  ids: { toId: (posting: SandboxPosting) => string; toHostedUrl: (posting: SandboxPosting) => string },
  context: HostContext,
): Answer {
  if (!showsBasicKey(employer, request.headers)) return refuse(401, 'Invalid API key');
  const { form } = request;
  if (!form) return refuse(400, 'Unreadable body');
  const jobId = findValue(form, 'jobId');
  const posting = context.listOpen(employer).find((candidate) => ids.toId(candidate) === jobId);
  if (!posting) return refuse(404, 'Job opening not found');
  const missing = context.demandsMore ? 'referredBy' : findMissing(form, posting);
  if (missing !== null) return refuse(400, `${missing} is required`);
  const hostedUrl = ids.toHostedUrl(posting);
  const { id } = context.received.add(posting, { form, hostedUrl, at: context.now });
  return toJson({ result: 'success', candidateId: 20_000 + id });
}
