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
