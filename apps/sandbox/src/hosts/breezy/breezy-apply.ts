import { toApplyKey } from '../../applying/apply-keys.ts';
import { findValue } from '../../applying/read-form.ts';
import { createRandom } from '../../random.ts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';
import { toJson, type Answer, type HostContext, type HostRequest, type Route } from '../host.ts';

interface Ids {
  toId: (posting: SandboxPosting) => string;
  toHostedUrl: (posting: SandboxPosting) => string;
}

const toCompanyId = (employer: Employer): string => createRandom(`${employer.name}|company`).hex(12);
const toCandidateId = (id: number): string =>
  createRandom(`candidate|${id}`).hex(8) + id.toString(16).padStart(4, '0');
const toNumber = (candidateId: string): number => Number.parseInt(candidateId.slice(8), 16);

function refuse(status: number, type: string, message: string): Answer {
  return toJson({ error: { type, message } }, status);
}

/** Who the token in `Authorization` belongs to. */
function findOwner(request: HostRequest, demoData: DemoData): Employer | null {
  const { authorization } = request.headers;
  const isOwner = (employer: Employer): boolean =>
    employer.source === 'breezy' && toApplyKey(employer) === authorization;
  return demoData.employers.find(isOwner) ?? null;
}

function addCandidate(
  request: HostRequest,
  posting: SandboxPosting,
  hostedUrl: string,
  context: HostContext,
): Answer {
  const { form } = request;
  if (!form) return refuse(400, 'badRequest', 'The body is not JSON');
  if (findValue(form, 'name') === '') return refuse(400, 'missingName', 'name is required');
  if (!findValue(form, 'email_address').includes('@'))
    return refuse(400, 'missingEmail', 'email_address is required');
  if (context.demandsMore) return refuse(400, 'missingPhone', 'phone_number is required');
  const { id, received_at: at } = context.received.add(posting, { form, hostedUrl, at: context.now });
  const [name, email] = [findValue(form, 'name'), findValue(form, 'email_address')];
  return toJson({ _id: toCandidateId(id), name, email_address: email, creation_date: at }, 201);
}

/** The resume follows in a call of its own, once there is a candidate. */
function addResume(request: HostRequest, candidateId: string, context: HostContext): Answer {
  const files = request.form?.files ?? [];
  if (files.length === 0) return refuse(400, 'missingFile', 'a file is required');
  return context.received.attach(toNumber(candidateId), files)
    ? toJson({ _id: candidateId, resume: { file_name: files[0]?.filename } })
    : refuse(404, 'candidateNotFound', 'Candidate not found');
}

function answer(request: HostRequest, owner: Employer, ids: Ids, context: HostContext): Answer {
  if (request.path === '/v3/companies')
    return toJson([{ _id: toCompanyId(owner), name: owner.name, friendly_id: owner.board }]);
  const [, company, position = '', rest = ''] =
    /^\/v3\/company\/([^/]+)\/position\/([^/]+)(\/.+)?$/.exec(request.path) ?? [];
  if (company !== toCompanyId(owner)) return refuse(404, 'companyNotFound', 'Company not found');
  const posting = context.listOpen(owner).find((candidate) => ids.toId(candidate) === position);
  if (!posting) return refuse(404, 'positionNotFound', 'Position not found');
  const candidateId = /^\/candidate\/([0-9a-f]{12,})\/resume$/.exec(rest)?.[1];
  if (request.method === 'POST' && rest === '/candidates')
    return addCandidate(request, posting, ids.toHostedUrl(posting), context);
  if (request.method === 'POST' && candidateId !== undefined) return addResume(request, candidateId, context);
  if (request.method === 'GET' && rest === '')
    return toJson({ _id: position, state: 'published', name: posting.title });
  return refuse(404, 'notFound', 'Not found');
}

/** `api.breezy.hr/v3`: the employer's own API, with its token in `Authorization`. */
export function routeEmployerApi(request: HostRequest, demoData: DemoData, ids: Ids): Route {
  const owner = findOwner(request, demoData);
  return {
    employer: owner,
    kind: 'apply',
    answer: (context) =>
      owner ? answer(request, owner, ids, context) : refuse(401, 'unauthorized', 'Invalid token'),
  };
}
