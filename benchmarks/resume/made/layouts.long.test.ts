import { existsSync } from 'node:fs';
import { parseResume } from '@firsthand/resume-parser';
import { expect, test } from 'vitest';
import { FIELDS, scoreResume } from '../score.ts';
import { LAYOUTS } from './layouts.ts';
import { makeExamples } from './make-examples.ts';

const SEED = 9_001;
/** Of 100, of one resume; most have all. */
const LEAST = 80;
/** Of 100, over one resume of each layout; 99 over many. */
const LEAST_OF_ALL = 96;

test.skipIf(!existsSync('/usr/bin/chromium'))(
  'a made resume of each layout is read (skipped without Chromium)',
  async () => {
    const examples = await makeExamples(Object.keys(LAYOUTS).length, SEED);
    const shares: number[] = [];
    for (const { name, pdf, truth } of examples) {
      const { fields, skills, experience } = scoreResume(await parseResume(pdf), truth);
      const scores = [...Object.values(fields), skills, experience].filter((score) => score !== null);
      expect(scores.length).toBeGreaterThan(Object.keys(FIELDS).length / 2);
      const share = (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length;
      expect(share, name).toBeGreaterThanOrEqual(LEAST);
      shares.push(share);
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(LEAST_OF_ALL);
  },
  300_000,
);
