import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FOREIGN_HOST, isForLoopback } from '../loopback.ts';
import { toStandInPolicy } from '../stand-in-page.ts';
import { answerSignIn, sendPage } from './answer-sign-in.ts';
import { createProvider } from './create-provider.ts';
import { toSubject, type Person } from './people.ts';
import { toSignInFaultPage } from './sign-in-page.ts';

export interface LinkedinStandInOptions {
  /** The address people and the product know it by, without a trailing slash; default its own on the loopback. */
  publicIssuer?: string;
  /** Where it sends people back to: the product's `/login`. */
  redirectUri: string;
  clientId?: string;
  clientSecret?: string;
  /** Told of what went wrong inside; people see a page that says so. */
  onError?: (error: unknown) => void;
}

export interface LinkedinStandIn {
  /** Its own address; a request below it is what a request below `issuer` is. */
  url: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  close: () => Promise<void>;
}

/** The client unless another is named. These are no secrets: the provider listens on the loopback and knows invented people only. */
const DEMO_CLIENT = { clientId: 'firsthand-demo', clientSecret: 'firsthand-demo-secret' };

const MOST_PEOPLE = 1_000;

/**
 * Starts an OpenID provider on a loopback port that stands in for LinkedIn: one client, a page that asks who one wants to
 * be, and ID tokens signed with keys of this start. It may stand behind a proxy that forwards `issuer`'s path to `url`.
 */
export async function startLinkedinStandIn(options: LinkedinStandInOptions): Promise<LinkedinStandIn> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = options.publicIssuer ?? url;
  const clientId = options.clientId ?? DEMO_CLIENT.clientId;
  const clientSecret = options.clientSecret ?? DEMO_CLIENT.clientSecret;

  const people = new Map<string, Person>();
  const remember = (person: Person): string => {
    const subject = toSubject(person);
    const oldest = people.size >= MOST_PEOPLE ? people.keys().next().value : undefined;
    if (oldest !== undefined) people.delete(oldest);
    people.set(subject, person);
    return subject;
  };
  const provider = await createProvider({
    ...{ issuer, clientId, clientSecret, redirectUri: options.redirectUri },
    findPerson: (subject) => people.get(subject),
  });
  provider.on('server_error', (_context, error) => options.onError?.(error));
  const policy = toStandInPolicy([new URL(options.redirectUri).origin]);
  const serve = provider.callback();

  server.on('request', (request, response) => {
    if (!isForLoopback(request.headers.host)) {
      response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(FOREIGN_HOST));
      return;
    }
    response.setHeader('content-security-policy', policy);
    showAsPublic(request, issuer);
    answer(request, response).catch((error: unknown) => {
      options.onError?.(error);
      sendPage(response, 500, toSignInFaultPage('Something went wrong', 'The stand-in could not answer.'));
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (/^\/interaction\/[\w-]+$/.test(request.url ?? '')) {
      await answerSignIn(provider, request, response, remember);
    } else {
      await serve(request, response);
    }
  };

  return {
    ...{ url, issuer, clientId, clientSecret },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Makes the request look as it came in at the public address, from which the provider derives all of its own. */
function showAsPublic(request: IncomingMessage & { originalUrl?: string }, issuer: string): void {
  const { host, protocol, pathname } = new URL(issuer);
  request.originalUrl = (pathname === '/' ? '' : pathname) + (request.url ?? '/');
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  // Whoever comes is asked again who they are: no session outlasts a sign-in.
  const cookies = (request.headers.cookie ?? '').split('; ');
  request.headers.cookie = cookies.filter((pair) => !pair.startsWith('linkedin_session')).join('; ');
}
