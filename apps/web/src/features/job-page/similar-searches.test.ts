import { expect, test } from 'vitest';
import { listSimilarSearches } from './similar-searches.ts';

test.each([
  ['Warehouse Operative - Returns', ['Warehouse Operative']],
  ['Senior Registered Nurse (Nights), Columbus', ['Senior Registered Nurse', 'Registered Nurse']],
  ['Driver', ['Driver']],
  ['Head of Data', ['Head of Data']],
  ['Lead', ['Lead']],
])('for %j that is gone: %j', (title, searches) => {
  expect(listSimilarSearches(title, '/ats/lever/acme/job/other-7')).toEqual(searches);
});

test('takes the words of the address where nothing else is known', () => {
  expect(listSimilarSearches(null, '/ats/lever/acme/job/registered-nurse-night-shift-123')).toEqual([
    ...['registered nurse night shift', 'registered nurse'],
  ]);
});

test.each(['/ats/lever/acme/job/123', '/ats/lever/acme/job/-7', '/ats/lever/acme/job/%E0%A4%A', '/'])(
  'offers nothing without words: %s',
  (path) => {
    expect(listSimilarSearches(null, path).every((search) => /\p{L}{2}/u.test(search))).toBe(true);
  },
);
