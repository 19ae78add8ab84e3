/**
 * Marks a call in its schema as one for signed-in people: `security: SIGNED_IN`. The description of the API shows it,
 * and the access tests walk every call that has it.
 */
export const SIGNED_IN = [{ bearer: [] }];
