import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';

/**
 * Registers tests over the recorded answers of real boards that lie beside the project, when they do; else one skipped
 * test that says why.
 */
export function withSharedSamples(
  folder: string,
  register: (readSample: (name: string) => string) => void,
): void {
  const path = new URL(`../../../../../shared/ats/${folder}/samples/`, import.meta.url);
  if (!existsSync(path)) {
    test.skip(`recorded forms of real boards (skipped: ../shared/ats/${folder}/samples is not there)`, () => {});
    return;
  }
  register((name) => readFileSync(new URL(name, path), 'utf8'));
}
