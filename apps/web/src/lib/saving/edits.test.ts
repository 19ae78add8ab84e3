import { expect, test } from 'vitest';
import {
  findConflicts,
  rebased,
  withEdit,
  withoutEdit,
  withoutSent,
  withoutSettled,
  type Edits,
  type Edit,
} from './edits.ts';

type Field = 'city' | 'state';
const none: Edits<Field, Edit<string>> = new Map();
const rules = (values: Partial<Record<Field, string>>) => ({ stored: (key: Field) => values[key] ?? '' });
const bern = rules({ city: 'Bern' });
const oslo = rules({ city: 'Oslo' });
const type = (value: string, edits = none, stored = bern) => withEdit(edits, 'city', { value }, stored);

test('what equals the stored value is no edit', () => {
  const edits = type('Rome');
  expect(edits.get('city')).toEqual({ value: 'Rome', from: 'Bern' });
  expect(type('Bern', edits).size).toBe(0);
});

test('what counts as the same is the document’s to say', () => {
  const isSame = (one: string, other: string) => one.trim() === other.trim();
  expect(withEdit(none, 'city', { value: ' Bern ' }, { ...bern, isSame }).size).toBe(0);
});

test('an edit remembers what was stored when it began', () => {
  expect(type('Roma', type('Rome'), oslo).get('city')).toEqual({ value: 'Roma', from: 'Bern' });
});

test('a conflict is a field that both changed to different values, and typing on does not hide it', () => {
  const edits = type('Rome');
  expect(findConflicts(edits, bern)).toEqual([]);
  expect(findConflicts(edits, rules({ city: 'Rome' }))).toEqual([]);
  expect(findConflicts(edits, oslo)).toEqual(['city']);
  expect(findConflicts(type('Roma', edits, oslo), oslo)).toEqual(['city']);
});

test('a conflict ends by keeping mine or taking theirs', () => {
  const edits = type('Rome');
  expect(findConflicts(rebased(edits, oslo), oslo)).toEqual([]);
  expect(withoutEdit(edits, 'city').size).toBe(0);
});

test('the same text written in both places is no edit any more', () => {
  expect(withoutSettled(type('Oslo'), oslo).size).toBe(0);
  expect(withoutSettled(type('Rome'), oslo).size).toBe(1);
});

test('what was typed while a save was under way stays an edit of what is stored now', () => {
  const sent = withEdit(type('Rome'), 'state', { value: 'RM' }, bern);
  const typed = type('Roma', sent);
  const after = rules({ city: 'Rome', state: 'RM' });
  expect([...withoutSent(typed, sent, after)]).toEqual([['city', { value: 'Roma', from: 'Rome' }]]);
  expect(withoutSent(sent, sent, after).size).toBe(0);
});
