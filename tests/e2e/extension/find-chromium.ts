import { inject } from 'vitest';
import type { ProvidedBrowser } from '../start-product.ts';

/** Where the browser is that these tests run in; only within tests of `describeBrowser`. */
export function findChromium(): string {
  const provided: ProvidedBrowser = inject('browser');
  if ('reason' in provided) throw new Error(provided.reason);
  return provided.chromium;
}
