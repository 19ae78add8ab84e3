import { expect, test } from 'vitest';
import { findLatestJobs } from './find-latest-jobs.ts';

type Search = Parameters<typeof findLatestJobs>[0];

interface Posting {
  id: number;
  title: string;
  company: string;
  countries?: string[];
}

/** Stands in for the call, of which only what the list uses is given. */
function toApi(postings: readonly Posting[]): Search {
  const asked = ({ query = {} }: { query?: { country?: string } }) =>
    postings
      .filter(({ countries = ['US'] }) => query.country === undefined || countries.includes(query.country))
      .map(({ countries = ['US'], ...posting }) => ({
        ...posting,
        locations: countries.map((country) => ({ text: `Town, ${country}`, country })),
      }));
  return {
    searchJobCards: (input: { query?: { country?: string } }) => Promise.resolve({ data: asked(input) }),
  } as unknown as Search;
}

const one = (id: number, title: string, company: string, countries?: string[]): Posting => ({
  ...{ id, title, company },
  ...(countries && { countries }),
});

test('has at most one of each employer and of each title', async () => {
  const api = toApi([
    one(1, 'Lead Manager', 'Bright'),
    one(2, 'Lead Manager', 'Bright'),
    one(3, 'Nurse', 'bright'),
    one(4, 'lead manager ', 'Acme'),
    one(5, 'Driver', 'Acme'),
    one(6, 'Nurse', 'Hollow'),
    one(7, 'Cook', 'Inn'),
    one(8, 'Baker', 'Mill'),
  ]);
  expect((await findLatestJobs(api, 'US')).map(({ id }) => id)).toEqual([1, 5, 6, 7]);
});

test('is of the visitor’s country, and names the place there', async () => {
  const api = toApi([
    one(1, 'Nurse', 'A', ['NL']),
    one(2, 'Driver', 'B', ['NL', 'DE']),
    one(3, 'Cook', 'C', ['DE']),
    one(4, 'Baker', 'D', ['DE']),
    one(5, 'Clerk', 'E', ['DE']),
  ]);
  const jobs = await findLatestJobs(api, 'DE');
  expect(jobs.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(jobs[0]?.places[0]).toBe('Town, DE');
});

test('goes on elsewhere where the country has too few', async () => {
  const api = toApi([
    one(1, 'Nurse', 'A', ['NL']),
    one(2, 'Driver', 'B', ['DE']),
    one(3, 'Cook', 'B', ['NL']),
  ]);
  expect((await findLatestJobs(api, 'DE')).map(({ id }) => id)).toEqual([2, 1]);
});
