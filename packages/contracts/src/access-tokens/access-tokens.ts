/**
 * What an access token may do in its person's name. `write` and `apply` include `read`; none of them reaches the account
 * itself: sign-in, settings, tokens, export, deletion.
 */
export const ACCESS_SCOPES = ['read', 'write', 'apply'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** What every access token begins with, so that it is known for one wherever it is found. */
export const ACCESS_TOKEN_PREFIX = 'fh_';
