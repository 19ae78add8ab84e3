import { expect, test } from 'vitest';
import { toNoticesAddress } from './notices-address.ts';

test('the address of notices says their kind and page, without what goes without saying', () => {
  expect(toNoticesAddress(null)).toBe('/notices');
  expect(toNoticesAddress(null, 3)).toBe('/notices?page=3');
  expect(toNoticesAddress('job_closed')).toBe('/notices?kind=job_closed');
  expect(toNoticesAddress('job_closed', 2)).toBe('/notices?kind=job_closed&page=2');
});
