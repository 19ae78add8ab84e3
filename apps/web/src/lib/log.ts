/* eslint-disable no-console -- the browser's console, and the server's while rendering, is where the pages may log */

/** Something is missing on the page, and the page shows that it is; for whoever looks into the console. */
export function logWarning(message: string, error: Error): void {
  console.warn(message, error.message);
}

/** A defect. */
export function logError(error: unknown): void {
  console.error(error);
}
