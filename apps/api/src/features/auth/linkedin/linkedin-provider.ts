import { HOUR_MS, SECOND_MS } from '@firsthand/contracts';
import { createOutsideFetch, Door } from '@firsthand/outside';
import * as openid from 'openid-client';
import type { ApiContext, AuthSettings } from '../../../api-context.ts';
import { memoizeFor } from '../../../http/memoize-for.ts';
import { createToken } from '../../../people/secrets.ts';

type LinkedinSettings = NonNullable<AuthSettings['linkedin']>;

const DISCOVERY_KEPT_MS = HOUR_MS;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** What a sign-in under way is recognised by when the person comes back. */
export interface LinkedinChallenge {
  authUrl: string;
  state: string;
  nonce: string;
  /** Null where the provider offers no PKCE with SHA-256. */
  codeVerifier: string | null;
}

/** Who came back, as the provider says with its signature. */
export interface LinkedinPerson {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  emailVerified: boolean;
}

export interface LinkedinProvider {
  start(): Promise<LinkedinChallenge>;
  /** Exchanges the code; throws an error of openid-client when anything about the answer is not right. */
  finish(
    answer: { code: string; state: string; iss: string | undefined },
    challenge: { nonce: string; codeVerifier: string | null },
  ): Promise<LinkedinPerson>;
}

/** The OpenID provider of the settings. Its endpoints come from its discovery document, read when first needed. */
export function createLinkedinProvider(
  { publicUrl, now }: Pick<ApiContext, 'publicUrl' | 'now'>,
  settings: LinkedinSettings,
): LinkedinProvider {
  const getConfiguration = memoizeFor(DISCOVERY_KEPT_MS, now, () => discover(publicUrl, settings));
  const redirectUri = `${publicUrl}/login`;
  return {
    start: async () => {
      const configuration = await getConfiguration();
      const [state, nonce] = [createToken(), createToken()];
      const codeVerifier = configuration.serverMetadata().supportsPKCE() ? createToken() : null;
      const authUrl = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        ...(echoesNonce(settings.issuer) && { nonce }),
        ...(codeVerifier !== null && {
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      });
      return { authUrl: authUrl.href, state, nonce, codeVerifier };
    },
    finish: async ({ code, state, iss }, { nonce, codeVerifier }) => {
      const configuration = await getConfiguration();
      const query = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
      const tokens = await openid.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${query.toString()}`),
        {
          expectedState: state,
          idTokenExpected: true,
          ...(echoesNonce(settings.issuer) && { expectedNonce: nonce }),
          ...(codeVerifier !== null && { pkceCodeVerifier: codeVerifier }),
        },
      );
      const claims = tokens.claims();
      // Whoever had no name at the provider would share one account here.
      if (!claims?.sub) throw new Error('The ID token of the provider names nobody');
      // What the provider signed comes first; LinkedIn's ID token says all that is needed.
      const hasMore = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint;
      const details = hasMore
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
      return { issuer: claims.iss, subject: claims.sub, ...toDetails(details) };
    },
  };
}

/**
 * LinkedIn takes a nonce and leaves it out of its ID tokens, which a strict client must refuse; everybody else has to
 * return it (docs/decisions/0012).
 */
export function echoesNonce(issuer: string): boolean {
  return new URL(issuer).hostname !== 'www.linkedin.com';
}

async function discover(publicUrl: string, settings: LinkedinSettings): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, door = new Door('linkedin') } = settings;
  const execute = [openid.enableNonRepudiationChecks];
  // Deprecated by its authors as a warning: it is kept to this machine and to the demo's own stand-in.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  if (mayBePlain(issuer, publicUrl)) execute.push(openid.allowInsecureRequests);
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    // The fetch has ended before.
    timeout: (2 * door.limits.wholeMs) / SECOND_MS,
    [openid.customFetch]: createFetch(settings, door),
  });
}

/** With `reachableAt`, asks another address for everything below the issuer: `ISSUER/token` → `REACHABLE_AT/token`. */
function createFetch({ issuer, reachableAt }: LinkedinSettings, door: Door): openid.CustomFetch {
  const fetch = createOutsideFetch({ door, base: reachableAt ?? issuer });
  return (url, { body, ...options }) => {
    const isElsewhere = reachableAt !== undefined && url.startsWith(`${issuer}/`);
    return fetch(isElsewhere ? reachableAt + url.slice(issuer.length) : url, {
      ...options,
      body: body ?? null,
    });
  };
}

/** Codes and tokens must not cross a network unencrypted: plain HTTP is for this machine and for our own origin. */
export function mayBePlain(issuer: string, publicUrl: string): boolean {
  const { hostname, origin, protocol } = new URL(issuer);
  return protocol === 'http:' && (LOOPBACK.test(hostname) || origin === new URL(publicUrl).origin);
}

/** From one source, so that nobody's address is taken for verified because another one is. */
function toDetails(claims: Record<string, unknown>): Omit<LinkedinPerson, 'issuer' | 'subject'> {
  const { name, given_name: givenName, family_name: familyName, email } = claims;
  const parts = [givenName, familyName].filter((part) => typeof part === 'string').join(' ');
  return {
    name: typeof name === 'string' ? name : parts,
    email: typeof email === 'string' ? email : null,
    // LinkedIn has been seen to write the word instead of the value.
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  };
}
