import { expect, test } from 'vitest';
import { listBeginnings, toName, toPlainTitle } from './names.ts';

test.each([
  ['Senior Nurse (ICU) - Berlin', 'Senior Nurse'],
  ['Data Engineer, Platform', 'Data Engineer'],
  ['Vice-President – Sales', 'Vice-President'],
  ['Entwickler:in [m/w/d]', 'Entwickler'],
  ['C++ / Rust  Developer', 'C++ / Rust Developer'],
  ['(Nurse)', null],
  ['x'.repeat(200), null],
  ['🎉', null],
])('%s names the work %s', (title, plain) => expect(toPlainTitle(title)).toBe(plain));

test('a name may be begun at each of its words', () => {
  expect(listBeginnings('Café  Manager')).toEqual(['cafe manager', 'manager']);
  expect(listBeginnings(toName('a b c d e f g  hi') ?? '')).toHaveLength(6);
});
