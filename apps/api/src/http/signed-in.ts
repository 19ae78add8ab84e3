/**
 * Marks a call in its schema as one for signed-in people: `security: SIGNED_IN`. The description of the API shows it,
 * `requireSignIn` refuses everybody else before the body is read, and the access tests walk every call that has it.
 */
export const SIGNED_IN = [{ bearer: [] }];

/** As `SIGNED_IN`, for admins only. */
export const ADMINS_ONLY = [{ bearer: ['admin'] }];

/**
 * Marks a call that anybody may make and that answers signed-in people otherwise. Who sends no token, or one that does not
 * hold, is nobody in particular.
 */
export const SIGNED_IN_OR_NOT = [{}, { bearer: [] }];

/** Whether a call that is marked so is refused to whoever is not signed in. */
export function demandsSignIn(security: object | undefined): boolean {
  return security !== undefined && security !== SIGNED_IN_OR_NOT;
}
