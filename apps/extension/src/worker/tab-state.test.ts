import { expect, test } from 'vitest';
import type { StoodField } from '../shared/page-messages.ts';
import { withFilled, withTold } from './tab-state.ts';

const EMPTY = { frames: {}, form: null, stood: [], filled: {}, hasThanked: false };
const HERE = { frameId: 0, url: 'https://jobs.lever.co/a/b/apply' };

function field(key: string, value: string | null = null): StoodField {
  const shared = { label: key, kind: 'text' as const, required: false, options: [], section: null };
  return { ...shared, key, value, isUnread: false };
}

const tell = (state: Parameters<typeof withTold>[0], ...keys: string[]) =>
  withTold(state, { tell: 'stood', fields: keys.map((key) => field(key)) }, HERE);
const keysOf = ({ stood }: { stood: StoodField[] }) => stood.map(({ key }) => key);

test('what stood is kept in the order of the page, whatever was written first', () => {
  const written = withFilled(EMPTY, {
    email: { field: field('email'), value: 'a@b.example', source: { kind: 'profile', detail: 'x' } },
  });
  expect(keysOf(tell(written, 'name', 'email', 'phone'))).toEqual(['name', 'email', 'phone']);
});

test('steps of a form follow each other, also once one goes back', () => {
  const second = tell(tell(EMPTY, 'name', 'email'), 'why', 'when');
  expect(keysOf(second)).toEqual(['name', 'email', 'why', 'when']);
  expect(keysOf(tell(second, 'name', 'phone', 'email'))).toEqual(['name', 'phone', 'email', 'why', 'when']);
});

test('a field that is not shown any more keeps its place', () => {
  const asked = tell(EMPTY, 'name', 'state', 'email');
  expect(keysOf(tell(asked, 'name', 'email'))).toEqual(['name', 'email', 'state']);
});
