import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import { parsePerson, PEOPLE, type Person } from './people.ts';
import { toSignInFaultPage, toSignInPage } from './sign-in-page.ts';

const BODY_MAX_BYTES = 8 * 1024;

/**
 * Shows the page of a sign-in and takes its answer, after which the person goes back to the product. `remember` keeps
 * who was chosen and gives the subject they are known by.
 */
export async function answerSignIn(
  provider: Provider,
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  remember: (person: Person) => string,
): Promise<void> {
  const details = await findSignIn(provider, request, response);
  // The cookie of another sign-in, or of none: this one was finished, is too old, or is someone else's.
  if (!details || !request.url?.endsWith(`/${details.uid}`)) {
    const text = 'It was finished, took too long, or began in another browser.';
    sendPage(response, 400, toSignInFaultPage('This sign-in is not open any more', text));
    return;
  }
  const action = request.originalUrl ?? '';
  if (request.method !== 'POST') {
    sendPage(response, 200, toSignInPage(action));
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const finish = (result: InteractionResults) => provider.interactionFinished(request, response, result);
  if (form.has('cancel')) {
    await finish({ error: 'access_denied', error_description: 'The person pressed Cancel' });
    return;
  }
  const typed = {
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    isEmailVerified: form.has('verified'),
  };
  const person = PEOPLE.get(form.get('person') ?? '') ?? parsePerson(typed);
  if ('fault' in person) {
    sendPage(response, 422, toSignInPage(action, typed, person));
    return;
  }
  await finish({ login: { accountId: remember(person), remember: false }, consent: {} });
}

async function findSignIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new Error('The form is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends a page, unless an answer has begun. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}
