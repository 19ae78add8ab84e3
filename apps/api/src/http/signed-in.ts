/**
 * Marks a call in its schema as one for signed-in people: `security: SIGNED_IN`. The description of the API shows it,
 * `requireSignIn` refuses everybody else before the body is read, and the access tests walk every call that has it.
 */
export const SIGNED_IN = [{ bearer: [] }];

/** As `SIGNED_IN`, for admins only. */
export const ADMINS_ONLY = [{ bearer: ['admin'] }];
