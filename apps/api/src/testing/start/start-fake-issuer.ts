import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { AuthSettings } from '../../api-context.ts';

export interface IdTokenParts {
  claims: JWTPayload;
  /** The issuer's own key, whose public half it publishes. */
  key: CryptoKey;
  publicJwk: object;
}

type Answer = (response: ServerResponse) => void;

export interface FakeIssuer {
  settings: NonNullable<AuthSettings['linkedin']>;
  /** Takes the place of an honest ID token until `reset`. */
  makeIdToken: ((parts: IdTokenParts) => Promise<string | undefined>) | null;
  /** Take the place of honest answers, by path, until `reset`: `/token`, `/jwks`, `/userinfo`, `/discovery`. */
  answers: Record<string, Answer>;
  /** Added to the discovery document; read by a client once. */
  metadata: Record<string, unknown>;
  /** Paths that were asked for since `reset`. */
  asked: string[];
  /** The last body sent to `/token`. */
  tokenRequest: URLSearchParams;
  /** What the ID token of a code says beside what every one says. */
  person: Record<string, unknown>;
  reset(): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'firsthand-test', clientSecret: 'a-client-secret-of-the-tests-0000' };
const PERSON = { sub: 'member-1', name: 'Ada Lovelace', email: 'ada@example.com', email_verified: true };

/** An OpenID provider on this machine that lies as it is told. It takes `code` for the nonce of the sign-in. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  const { privateKey: key, publicKey } = await generateKeyPair('RS256');
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const fake: FakeIssuer = {
    settings: { issuer, ...CLIENT },
    ...{ makeIdToken: null, answers: {}, metadata: {}, asked: [] },
    ...{ tokenRequest: new URLSearchParams(), person: PERSON },
    reset: () => {
      Object.assign(fake, { makeIdToken: null, answers: {}, metadata: {}, asked: [], person: PERSON });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const makeToken = async (nonce: string): Promise<string | undefined> => {
    const seconds = Math.floor(Date.now() / 1_000);
    const times = { iat: seconds, exp: seconds + 600 };
    const claims: JWTPayload = {
      ...times,
      ...{ iss: issuer, aud: CLIENT.clientId, ...(nonce !== '' && { nonce }) },
      ...fake.person,
    };
    if (fake.makeIdToken) return fake.makeIdToken({ claims, key, publicJwk });
    return signIdToken(claims, key);
  };

  const honest: Record<string, (body: string) => object | Promise<object>> = {
    '/discovery': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...fake.metadata,
    }),
    '/jwks': () => ({ keys: [publicJwk] }),
    '/token': async (body) => {
      fake.tokenRequest = new URLSearchParams(body);
      const idToken = await makeToken(fake.tokenRequest.get('code') ?? '');
      return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken };
    },
    '/userinfo': () => fake.person,
  };

  server.on('request', (request, response) => {
    const path = (request.url ?? '').replace('/.well-known/openid-configuration', '/discovery');
    fake.asked.push(path);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const lie = fake.answers[path];
      if (lie) {
        lie(response);
        return;
      }
      void Promise.resolve(honest[path]?.(Buffer.concat(chunks).toString())).then((body) => {
        response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body ?? { error: 'unknown' }));
      });
    });
  });
  return fake;
}

/** Signs as the issuer does, or with another key in its name. */
export function signIdToken(claims: JWTPayload, key: CryptoKey | Uint8Array, alg = 'RS256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, kid: 'own', typ: 'JWT' }).sign(key);
}
