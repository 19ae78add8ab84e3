import { expect, test } from 'vitest';
import { readChosenJob, toChosenAddress } from './chosen-job.ts';
import { toChosenPath } from './chosen-path.ts';

const read = (query: string) => readChosenJob(new URLSearchParams(query));

test('an address names the job beside the results and its ATS', () => {
  const address = toChosenAddress('/search?q=nurse', { id: 42, atsType: 'greenhouse' });
  expect(address).toBe('/search?q=nurse&job=greenhouse-42');
  expect(read(address.split('?')[1] ?? '')).toEqual({ id: 42, atsType: 'greenhouse' });
  expect(toChosenAddress('/search?q=nurse', null)).toBe('/search?q=nurse');
});

test.each([
  '',
  'job=',
  'job=42',
  'job=greenhouse-',
  'job=monster-42',
  'job=greenhouseio-42',
  'job=lever-1e3',
])('what names no job is none: %s', (query) => expect(read(query)).toBeNull());

test('a job that is not among the results is asked for by an address that any title has', () => {
  expect(toChosenPath({ id: 42, atsType: 'lever' })).toBe('/ats/lever/-/job/job-42');
  expect(toChosenPath({ id: 42, atsType: 'workday' })).toBe('/ats/workday/-/-/-/job/job-42');
});
