import { expect, test } from 'vitest';
import { toSourceDetail } from './source-detail.ts';

test.each([
  ['Your profile: first name', 'first name'],
  ['Your answer of Jan 5, 2025', 'Jan 5, 2025'],
  ['Your answer of Jan 5, 2025, perhaps to another employer', 'Jan 5, 2025, perhaps to another employer'],
  ['Typed by you for this job', null],
  ['Typed by you on the employer’s page', 'on the employer’s page'],
  ['Worked out from your experience', 'Worked out from your experience'],
])('%s is not said twice', (detail, rest) => {
  expect(toSourceDetail(detail)).toBe(rest);
});
