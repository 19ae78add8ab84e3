import { expect, test } from 'vitest';
import { matchChoice, matchPlace } from './match-choice.ts';

const COUNTRIES = [
  'United States Minor Outlying Islands (+1)',
  'United States of America (+1)',
  'Canada (+1)',
];

test('a list takes the one choice that reads the same, and no other that begins like it', () => {
  expect(matchChoice(['No, I do not', 'No', 'Not sure'], 'no')).toBe(1);
  expect(matchChoice(['No, I do not', 'Not sure'], 'No')).toBeNull();
  expect(matchChoice(['C#', 'C++'], 'C++')).toBe(1);
  expect(matchChoice(['Yes', 'YES'], 'yes')).toBeNull();
});

test('countries and states may stand there by another name, or with a code behind', () => {
  expect(matchChoice(COUNTRIES, 'United States')).toBe(1);
  expect(matchChoice(['Canada +1', 'United States +1'], 'Canada')).toBe(0);
  expect(matchChoice(['California', 'Colorado'], 'CO')).toBe(1);
  expect(matchChoice(['CA', 'CO'], 'Colorado')).toBe(1);
  // The code of a state is no country's.
  expect(matchChoice(['Colombia', 'Canada'], 'CO')).toBeNull();
});

test('a place is taken where every part of it is one of those wanted', () => {
  const places = ['Portland, Maine, United States', 'Portland, Oregon, United States', 'Portland'];
  expect(matchPlace(places, 'Portland, OR, United States')).toBe(1);
  expect(matchPlace(places, 'Portland, OR, US')).toBe(1);
  expect(matchPlace(places.slice(0, 1), 'Portland, OR, United States')).toBeNull();
  expect(matchPlace(['Portland, Oregon, United States', 'Portland, OR, USA'], 'Portland, OR, US')).toBeNull();
});
