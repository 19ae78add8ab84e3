import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const SHARED_ATS = fileURLToPath(new URL('../../../../../shared/ats/', import.meta.url));

/** The recorded answers of one ATS that lie beside the project, where they do. */
export interface SharedSamples {
  /** File names, sorted. */
  names: string[];
  readJson: (name: string) => unknown;
  readText: (name: string) => string;
}

/**
 * Registers tests over the recorded answers of real boards, which are no part of the project. Where the folder is not
 * there, one skipped test says so.
 */
export function describeSharedSamples(folder: string, register: (samples: SharedSamples) => void): void {
  const path = `${SHARED_ATS}${folder}/samples/`;
  if (!existsSync(path)) {
    test.skip(`recorded answers of real boards (skipped: ../shared/ats/${folder}/samples is not there)`, () => {});
    return;
  }
  const readText = (name: string) => readFileSync(`${path}${name}`, 'utf8');
  register({
    names: readdirSync(path).sort(),
    readText,
    readJson: (name) => JSON.parse(readText(name)) as unknown,
  });
}
