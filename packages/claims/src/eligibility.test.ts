import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const LINES: readonly (readonly [string, readonly string[] | 'worldwide' | null])[] = [
  // A perk lasts for a while.
  ['Perk: work from anywhere in the world for up to a month each year.', null],
  ['Flexible leave, and the freedom to work from anywhere in the world for up to a month.', null],
  ['Work from anywhere 30 days per year.', null],
  ['You can work remotely from anywhere in the world six weeks a year.', null],
  ['You may work from Spain or Portugal for up to four weeks.', null],
  // Others are all over the world.
  ['Working closely with colleagues worldwide', null],
  ['You work with customers and teams around the world.', null],
  ['Work alongside engineers globally.', null],
  ['We help firms hire globally.', null],
  // Names within names.
  ['Candidates must be located in New England.', ['US']],
  ['You must be based in New Mexico.', ['US']],
  ['You must be based in Mexico, Missouri.', ['US']],
  ['Candidates must live in Lebanon, NH.', ['US']],
  ['Must reside in Panama City, FL.', ['US']],
  ['Must be located in Peru, IN.', ['US']],
  ['Must be based in New South Wales.', ['AU']],
  ['You must be based in Latin America.', null],
  ['Must reside near Jordan Creek.', null],
  ['Candidates must be located at Georgia Tech.', null],
  ['Must be based in Mexico City.', ['MX']],
  ['Must be based in Northern Ireland.', ['GB']],
  ['Must be based in South Africa or Poland.', ['PL', 'ZA']],
  // Stated plainly.
  ['You can work from anywhere in the world.', 'worldwide'],
  ['We hire worldwide.', 'worldwide'],
  ['Remote, worldwide', 'worldwide'],
  ['Candidates must be based in Canada or the US.', ['CA', 'US']],
];

/** Written before the rules and looked at once they stood. */
const MORE: typeof LINES = [
  ['Enjoy 4 weeks of work from anywhere.', null],
  ['Up to 90 days a year you may work from anywhere in the world.', null],
  ['Collaborate and work with partners globally.', null],
  ['You will be working across teams based around the globe.', null],
  ['Must live within an hour of Holland, MI.', ['US']],
  ['Must be located in Cuba, Missouri.', ['US']],
  ['Must be located in Norway, Maine.', ['US']],
  ['Must be located near China Grove, NC.', ['US']],
  ['Must be based in North America.', null],
  ['Candidates must be located on Poland Avenue.', null],
  ['Remote (New Zealand only)', ['NZ']],
  ['Applicants must live in California, Arizona or Nevada.', ['US']],
  ['Candidates must reside in Ontario or Quebec.', ['CA']],
  ['Choose our office or your kitchen table, as long as it stands in the US or Canada.', ['CA', 'US']],
  ['Du arbeitest, wo du willst, solange du in Deutschland lebst.', ['DE']],
  ['Freelance, fully remote, from any country, in your own hours.', 'worldwide'],
  ['We serve customers in Texas and Ohio.', null],
  ['As long as sales in France grow, you get a bonus.', null],
  ['The office is based in California.', null],
  ['Must be located in Georgia.', null],
  ['We only hire in the UK and Ireland.', ['GB', 'IE']],
  ['Work from home anywhere in the lower 48.', ['US']],
  ['Work from wherever you like in the United Kingdom.', ['GB']],
  ['Travaille où tu veux en France.', ['FR']],
  ['Open to candidates legally entitled to work in Canada.', null],
  ['Open to applicants who are eligible to work in Ireland.', null],
  ['We fly to the lower 48.', null],
  ['You can live and work anywhere in the world.', 'worldwide'],
  ['We hire talent from anywhere in the world.', 'worldwide'],
];

test.each([...LINES, ...MORE])('%s → %s', (line, value) => {
  expect(readClaims({ title: 'Rep', descriptionText: line }).eligibility?.value ?? null).toEqual(value);
});

test('a text says no more than a place that is a country', () => {
  const descriptionText = 'You can work from anywhere in the world.';
  const read = (places: { country: string | null; city: string | null }[]) =>
    readClaims({ title: 'Rep', descriptionText, places }).eligibility?.value ?? null;
  expect(read([{ country: 'US', city: null }])).toBeNull();
  expect(read([{ country: 'US', city: 'Austin' }])).toBe('worldwide');
  expect(read([{ country: null, city: null }])).toBe('worldwide');
});
