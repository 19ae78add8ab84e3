import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { AuthSettings } from '../../api-context.ts';
import { TEST_URL } from '../test-api.ts';

export interface TestMember {
  subject: string;
  name: string;
  email: string;
  isVerified: boolean;
}

export interface TestOpenidProvider {
  settings: NonNullable<AuthSettings['linkedin']>;
  /** Goes through the provider's pages as this member, or as one who cancels; gives what it sends back. */
  visit(authUrl: string, member: TestMember | null): Promise<URLSearchParams>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'firsthand-test', clientSecret: 'a-client-secret-of-the-tests' };
const MOST_STEPS = 6;

/** A real OpenID provider on this machine, with pages that answer by themselves. Whom it knows is forgotten at its end. */
export async function startOpenidProvider(): Promise<TestOpenidProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const members = new Map<string, TestMember>();
  let visitor: TestMember | null = null;
  const provider = createProvider(issuer, members);
  const serve = provider.callback();

  const answerPage = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = visitor
      ? { login: { accountId: visitor.subject }, consent: {} }
      : { error: 'access_denied', error_description: 'The person cancelled' };
    await provider.interactionFinished(request, response, answer);
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/page/')) void answerPage(request, response);
    else void serve(request, response);
  });

  return {
    settings: { issuer, ...CLIENT },
    visit: async (authUrl, member) => {
      visitor = member;
      if (member) members.set(member.subject, member);
      return followToReturn(authUrl);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createProvider(issuer: string, members: ReadonlyMap<string, TestMember>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${TEST_URL}/login`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'test' }],
    },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/page/${uid}` },
    loadExistingGrant: grantWhatIsAsked,
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Grant: 60, Session: 60 },
    findAccount: (_context, subject) => {
      const member = members.get(subject);
      if (!member) return undefined;
      const { name, email, isVerified } = member;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, name, email, email_verified: isVerified }),
      };
    },
  });
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, requestParamOIDCScopes } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

/** Follows redirects with cookies, as a browser does, until one leads back to the product. */
async function followToReturn(authUrl: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = new URL(authUrl);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
    if (url.origin === TEST_URL) return url.searchParams;
  }
  throw new Error('The provider never led back');
}
