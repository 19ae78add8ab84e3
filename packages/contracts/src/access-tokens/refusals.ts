import type { Most, Refusals } from '../refusals/refusal.ts';

/** Why calls about access tokens are refused. */
export const ACCESS_TOKENS_REFUSALS = {
  'access-token-unknown': { status: 404, text: 'There is no such access token. It may be revoked already.' },
  'access-token-refused': { status: 403, text: 'No access token may do this. Log in on the site instead.' },
  'access-token-ended': {
    status: 401,
    text: 'This access token does not hold: it ran out, was revoked, or is not whole.',
  },
  'access-token-unnamed': {
    status: 400,
    text: 'The field “name” says what the token is for, so it must not be empty.',
  },
  'access-token-ends-before': { status: 400, text: 'The field “expires_at” must be in the future.' },
  'access-tokens-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You have ${most} access tokens, which is as many as we keep. Revoke one of them first.`,
  },
  'scope-missing': {
    status: 403,
    text: ({ scopes }: { scopes: readonly string[] }) =>
      `This access token may not do this: it needs the scope ${scopes.join(' or ')}.`,
  },
} satisfies Refusals;
