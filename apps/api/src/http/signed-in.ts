import { ACCESS_SCOPES, type AccessScope } from '@firsthand/contracts';

/**
 * Marks a call in its schema as one for signed-in people: `security: SIGNED_IN`. The description of the API shows it,
 * `requireSignIn` refuses everybody else before the body is read, and the access tests walk every call that has it. No
 * access token may make it: what is not marked with a scope is closed to them.
 */
export const SIGNED_IN = [{ bearer: [] }];

/** As `SIGNED_IN`, for admins only. */
export const ADMINS_ONLY = [{ bearer: ['admin'] }];

/**
 * Marks a call that anybody may make and that answers signed-in people otherwise. Who sends no token, or one that does not
 * hold, is nobody in particular.
 */
export const SIGNED_IN_OR_NOT = [{}, { bearer: [] }, { accessToken: ['read'] }];

/** As `SIGNED_IN`, for access tokens too: whatever scopes they have, all include reading. */
export const READ_SCOPE = [{ bearer: [] }, { accessToken: ['read'] }];

/** As `SIGNED_IN`, for access tokens that may change what is the person's. */
export const WRITE_SCOPE = [{ bearer: [] }, { accessToken: ['write'] }];

/** As `SIGNED_IN`, for access tokens that may prepare and record applications. */
export const APPLY_SCOPE = [{ bearer: [] }, { accessToken: ['apply'] }];

/** As `SIGNED_IN`, for what is a change of the person's and a part of applying alike. */
export const WRITE_OR_APPLY_SCOPE = [{ bearer: [] }, { accessToken: ['write'] }, { accessToken: ['apply'] }];

/** Whether a call that is marked so is refused to whoever is not signed in. */
export function demandsSignIn(security: object | undefined): boolean {
  return security !== undefined && security !== SIGNED_IN_OR_NOT;
}

/** The scopes of which an access token needs one for a call that is marked so; none: it may not make it at all. */
export function listScopes(security: readonly object[]): AccessScope[] {
  const named = security.flatMap((way) => ('accessToken' in way ? way.accessToken : []));
  return ACCESS_SCOPES.filter((scope) => named.includes(scope));
}
