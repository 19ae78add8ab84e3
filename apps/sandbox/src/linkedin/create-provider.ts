import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import { toFullName, type Person } from './people.ts';
import { toSignInFaultPage } from './sign-in-page.ts';

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  findPerson: (subject: string) => Person | undefined;
}

const MINUTE = 60;
const LIFETIMES = {
  ...{ AccessToken: 10 * MINUTE, AuthorizationCode: MINUTE, IdToken: 10 * MINUTE },
  ...{ Interaction: 30 * MINUTE, Grant: 30 * MINUTE, Session: 30 * MINUTE },
};

/** A provider of this start: its keys are made now, and what it knows ends with it. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { Provider } = await importQuietly();
  const { pathname } = new URL(options.issuer);
  const provider = new Provider(options.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // The way LinkedIn itself takes the secret.
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [await makeSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // On the product's origin, so they say whose they are and stay below our path.
      names: { session: 'linkedin_session', interaction: 'linkedin_sign_in', resume: 'linkedin_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: pathname },
      short: { httpOnly: true, sameSite: 'lax', path: pathname },
    },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    // As LinkedIn does, the ID token says who it is, not only the userinfo call.
    conformIdTokenClaims: false,
    ttl: LIFETIMES,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    clientBasedCORS: () => false,
    interactions: { url: (_context, { uid }) => `${pathname}/interaction/${uid}` },
    findAccount: (_context, subject) => toAccount(subject, options.findPerson(subject)),
    loadExistingGrant: grantWhatIsAsked,
    renderError: (context, out) => {
      context.type = 'html';
      context.body = toSignInFaultPage('This sign-in cannot go on', out.error_description ?? out.error);
    },
  } satisfies Configuration);
  // The product's server forwards to us; it tells the scheme that people see.
  provider.proxy = true;
  return provider;
}

/**
 * The library says at import that it prefers Node 22. Our tests run it on 20, and the console belongs to the demo. It is
 * imported here, not above, so that what runs without the demo does not load it at all.
 */
async function importQuietly() {
  /* eslint-disable no-console -- the library writes to nothing else */
  const { warn } = console;
  console.warn = (...given: unknown[]) => {
    if (!String(given[0]).includes('Unsupported runtime')) warn(...given);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
  /* eslint-enable no-console */
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: randomUUID() };
}

function toAccount(subject: string, person: Person | undefined) {
  if (!person) return undefined;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      name: toFullName(person),
      given_name: person.givenName,
      family_name: person.familyName,
      email: person.email,
      email_verified: person.isEmailVerified,
    }),
  };
}

/** Our page asks for sign-in and consent at once, so whoever came past it has agreed to what was asked. */
async function grantWhatIsAsked(context: KoaContextWithOIDC) {
  const { client, session, provider, requestParamOIDCScopes } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}
