import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/resumes');

// The examples are not ours to ship: they lie beside the project where it is developed.
test.skipIf(!existsSync(FOLDER))(
  'a resume with a sidebar gives up its LinkedIn link (skipped without the examples beside the project)',
  async () => {
    const resume = await parseResume(new Uint8Array(await readFile(join(FOLDER, 'pdf/rr4-gengar.pdf'))));
    expect(resume.linkedinUrl?.value).toBe('https://linkedin.com/in/johndoe');
    expect(resume.experience.map(({ companyName }) => companyName?.value)).toEqual([
      'Creative Solutions Inc.',
      'TechAdvancers',
    ]);
    expect(resume.skills.map(({ value }) => value)).toContain('Vue.js');
  },
);
