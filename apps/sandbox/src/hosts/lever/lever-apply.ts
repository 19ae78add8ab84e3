import { toApplyKey } from '../../applying/apply-keys.ts';
import { findValue, type SentForm } from '../../applying/read-form.ts';
import { toUuid } from '../../random.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import { toJson, type Answer, type HostContext, type HostRequest } from '../host.ts';

const refuse = (status: number, error: string): Answer => toJson({ ok: false, error }, status);

function findFault(form: SentForm, demandsMore: boolean): string | null {
  if (findValue(form, 'name') === '') return 'Missing name';
  if (!findValue(form, 'email').includes('@')) return 'Missing or invalid email';
  if (form.files.some(({ bytes }) => bytes.length === 0)) return 'Empty resume';
  // Accounts can make more fields required, and only their own hosted form shows which.
  return demandsMore ? 'Missing org' : null;
}

/** `POST /v0/postings/{site}/{id}?key=`: name and e-mail, a resume only as multipart. */
export function answerApplication(
  request: HostRequest,
  { posting, hostedUrl }: { posting: SandboxPosting; hostedUrl: string },
  context: HostContext,
): Answer {
  if (request.query.get('key') !== toApplyKey(posting.employer)) return refuse(401, 'Invalid API key');
  const { form } = request;
  if (!form) return refuse(400, 'Unreadable body');
  const fault = findFault(form, context.demandsMore);
  if (fault !== null) return refuse(400, fault);
  const { id } = context.received.add(posting, { form, hostedUrl, at: context.now });
  return toJson({ ok: true, applicationId: toUuid(`${posting.key}|application|${id}`) });
}
