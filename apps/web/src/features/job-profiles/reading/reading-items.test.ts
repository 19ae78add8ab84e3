import type { ReadingValue, ResumeReading } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { groupByEntry, mayBeSkill, toReadingItems } from './reading-items.ts';

const value = (fields: Partial<ReadingValue>): ReadingValue => ({
  field: 'city',
  experience_id: null,
  value: 'Bern',
  note: null,
  confidence: 0.9,
  where: [],
  ...fields,
});

const reading = (values: ReadingValue[]): ResumeReading => ({
  pages: [],
  values,
  left_over: [{ text: 'Hobbies: chess', reason: null, where: [] }],
  reviewed_at: null,
});

test('unsure values come first, the least sure at the top, and are not repeated below', () => {
  const items = toReadingItems(
    reading([
      value({ value: 'sure' }),
      value({ value: 'half', confidence: 0.5 }),
      value({ value: 'hardly', confidence: 0.1 }),
    ]),
  );
  expect(items.unsure.map((item) => item.value)).toEqual(['hardly', 'half']);
  expect(items.contact.map((item) => item.value)).toEqual(['sure']);
});

test('the rest stands by where it went, and nothing is lost', () => {
  const items = toReadingItems(
    reading([
      value({ field: 'skill', value: 'Go' }),
      value({ field: 'job_title', value: 'Cook', experience_id: 3 }),
      value({ field: 'email', value: 'ada@example.org' }),
    ]),
  );
  expect(items.contact.map((item) => item.field)).toEqual(['email']);
  expect(items.skills.map((item) => item.value)).toEqual(['Go']);
  expect(items.experience.map((item) => item.value)).toEqual(['Cook']);
  expect(items.leftOver).toMatchObject([{ text: 'Hobbies: chess' }]);
});

test('only a few words that end no sentence are offered as a skill', () => {
  expect(mayBeSkill('Project Management')).toBe(true);
  expect(mayBeSkill('Led a team of nine people')).toBe(false);
  expect(mayBeSkill('Fluent in Spanish.')).toBe(false);
  expect(mayBeSkill('ada@example.org')).toBe(false);
  expect(mayBeSkill('+1 555 0100')).toBe(false);
});

test('the values of one entry stand together', () => {
  const { experience } = toReadingItems(
    reading([
      value({ field: 'job_title', value: 'Cook', experience_id: 3 }),
      value({ field: 'job_title', value: 'Waiter', experience_id: 4 }),
      value({ field: 'company_name', value: 'Inn', experience_id: 3 }),
    ]),
  );
  const groups = groupByEntry(experience).map(({ id, items }) => [id, ...items.map((item) => item.value)]);
  expect(groups).toEqual([
    [3, 'Cook', 'Inn'],
    [4, 'Waiter'],
  ]);
});
