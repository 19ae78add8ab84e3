import { inject } from 'vitest';
import type { ProvidedBrowser } from '../start-product.ts';

/** The product and the browser of these tests; only within those of `describeBrowser`. */
export function findProvided(): Exclude<ProvidedBrowser, { reason: string }> {
  const provided: ProvidedBrowser = inject('browser');
  if ('reason' in provided) throw new Error(provided.reason);
  return provided;
}
