import { expect, test } from 'vitest';
import { CLAIM_POSTINGS, measureClaims } from './testing/measure-claims.ts';

const LEAST_PRECISION = 0.97;

test('at least 150 postings are labelled', () => expect(CLAIM_POSTINGS.length).toBeGreaterThanOrEqual(150));

test.each([
  ['seniority', 0.95],
  ['years', 0.9],
  ['visa', 0.9],
  ['openTo', 0.9],
  ['skills', 0.85],
] as const)('what is read of %s is what postings say', (name, leastRecall) => {
  const { right, wrong, missed, confusions } = measureClaims(name);
  const said = confusions.join('\n');
  expect(right / (right + wrong), said).toBeGreaterThanOrEqual(LEAST_PRECISION);
  expect(right / (right + missed), said).toBeGreaterThanOrEqual(leastRecall);
});
