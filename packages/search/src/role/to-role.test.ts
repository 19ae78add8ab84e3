import { aPlace } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { toRole } from './to-role.ts';
import { aDocument } from '../testing/a-document.ts';

const inCity = (city: string, state: string) => ({
  places: [aPlace({ city, state, text: `${city}, ${state}`, postalCode: null })],
  descriptionText: `Join us in ${city}, ${state}. Requisition 4${city.length}1. We bake bread every night.`,
});
const roleOf = (overrides: Partial<SearchDocument>) =>
  toRole({ ...aDocument({ title: 'Baker', ...inCity('Austin', 'TX'), ...overrides }), jobId: 1 });

test('one role in several places is one, whatever figures its texts name', () => {
  expect(roleOf(inCity('Salt Lake City', 'UT'))).toBe(roleOf({}));
  expect(roleOf({ title: 'BAKER', publishedAt: null })).toBe(roleOf({}));
  expect(roleOf({ title: 'Baker (m/w/d) – Austin, TX' })).toBe(roleOf({}));
  expect(roleOf({ title: 'Baker (Remote)', workMode: 'remote' })).toBe(roleOf({}));
  expect(Number.isSafeInteger(roleOf({}))).toBe(true);
});

const TEXT =
  'We build tools for cities across Algeria, Morocco and Tunisia, and for Cairo, Tunis and Lisbon.';
const abroad = (city: string, country: string, descriptionText = TEXT) => ({
  places: [aPlace({ city, state: null, country, text: city, postalCode: null })],
  descriptionText: `${descriptionText} You plan routes with the drivers every day.`,
});

test.each([
  ['Tunis', 'TN'],
  ['Lisbon', 'PT'],
  ['Casablanca', 'MA'],
])(
  'one text that names places of several countries is one role in each of them: Cairo and %s',
  (city, country) => {
    expect(roleOf(abroad(city, country))).toBe(roleOf(abroad('Cairo', 'EG')));
  },
);

test('one text is one role beside a place that is remote', () => {
  const text = 'You may work remote or from our site in Denver. You bake bread with us every single night.';
  const remote = { places: [aPlace({ city: null, state: null, country: 'US', text: 'Remote - US' })] };
  const denver = { places: [aPlace({ city: 'Denver', state: 'CO', country: 'US', text: 'Denver, CO' })] };
  expect(roleOf({ ...remote, descriptionText: text })).toBe(roleOf({ ...denver, descriptionText: text }));
});

test('what the employer gives comes and goes with the country', () => {
  const text = 'You bake bread with us every single night.';
  const one = `${text}\nBenefits\n• 401(k) match\nDental plan\nRequirements\n• You can bake`;
  const other = `${text}\nBenefits\n• RRSP match\n• Extended health\nRequirements\n• You can bake`;
  expect(roleOf({ descriptionText: one })).toBe(roleOf({ descriptionText: other }));
  expect(roleOf({ descriptionText: `${one} cakes` })).not.toBe(roleOf({ descriptionText: other }));
});

test.each([
  ['Senior Private Cloud Engineer', 'Principal Private Cloud Engineer'],
  ['Senior Analytics Engineer', 'Senior Analytics Engineer, People'],
  ['Member of Technical Staff, Connectors', 'Member of Technical Staff, Backend'],
  ['Associate Product Manager, Payments', 'Product Manager, Payments'],
])('one text under two titles is two roles: %s and %s', (one, other) => {
  expect(roleOf({ title: one })).not.toBe(roleOf({ title: other }));
});

test.each<[string, Partial<SearchDocument>]>([
  ['level', { title: 'Senior Baker' }],
  ['number', { title: 'Baker II' }],
  ['shift', { title: 'Baker - Night' }],
  ['brackets', { title: 'Baker (Pastry)' }],
  ['place that is not its own', { title: 'Baker – Dallas' }],
  ['work mode that is not its own', { title: 'Baker (Remote)' }],
  ['code that stands alone', { title: 'Baker - OR' }],
  ['sign', { title: 'Baker C++' }],
  ['board', { board: 'another' }],
  ['source', { source: 'dover' }],
  ['company', { company: 'Another' }],
  ['department', { department: 'Kitchen' }],
  ['employment', { employmentType: 'part_time' }],
  ['text', { descriptionText: `${inCity('Austin', 'TX').descriptionText} And cake.` }],
])('another %s makes another role', (_what, overrides) => {
  expect(roleOf(overrides)).not.toBe(roleOf({}));
});

// It would not end within a test's time if an expression tried every way to match.
test('a text of one endless word is read', () => {
  const hostile = ['!', ' ', '-', '1 ', '(', 'a/', 'A', 'role!', 'remote! '].flatMap((part) => [
    `remote${part.repeat(20_000)} a b c d e`,
    `1${part.repeat(20_000)}`,
  ]);
  const roles = hostile.map((descriptionText) => roleOf({ title: descriptionText, descriptionText }));
  expect(roles.every(Number.isSafeInteger)).toBe(true);
});
