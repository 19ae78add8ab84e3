import { expect, test } from 'vitest';
import type { Expression } from '../expression.ts';
import { inTitle } from '../lexemes.ts';
import { SHIFTS, type Shift } from '@firsthand/contracts';
import { splitWords } from '@firsthand/contracts';
import { stem } from '../text/stem.ts';
import { toShifts } from './shifts.ts';

const holds = (expression: Expression, lexemes: ReadonlySet<string>): boolean => {
  switch (expression.kind) {
    case 'token':
      return lexemes.has(expression.lexeme);
    case 'all':
      return expression.of.every((one) => holds(one, lexemes));
    case 'any':
      return expression.of.some((one) => holds(one, lexemes));
    default:
      throw new Error(`A shift is no ${expression.kind}`);
  }
};

const shiftsOf = (title: string, text = '') => {
  const stems = (words: string) => splitWords(words).map(stem);
  const titles = stems(title);
  const pairs = titles.map((one, at) => `${one} ${titles[at + 1]}`);
  const lexemes = new Set([...[...titles, ...pairs].flatMap((one) => [inTitle(one), one]), ...stems(text)]);
  return SHIFTS.filter((shift) => holds(toShifts([shift]), lexemes));
};

test.each<[string, Shift[]]>([
  ['Night Nurse', ['night']],
  ['RN - Nights', ['night']],
  ['Nurse, 3rd Shift', ['night']],
  ['Pflegefachkraft Nachtdienst', ['night']],
  ['Infirmière de nuit', ['night']],
  ['Sjuksköterska natt', ['night']],
  ['Enfermera turno de noche', ['night']],
  ['Weekend Receptionist', ['weekend']],
  ['Aushilfe am Wochenende', ['weekend']],
  ['Evening Cleaner', ['evening']],
  ['Night and Weekend Nurse', ['night', 'weekend']],
  ['Day Nurse', []],
])('“%s” is of %o', (title, shifts) => expect(shiftsOf(title)).toEqual(shifts));

test('a text says it only in words that mean nothing else', () => {
  expect(shiftsOf('Nurse', 'You work the night shift.')).toContain('night');
  expect(shiftsOf('Nurse', 'Nachtschicht alle zwei Wochen')).toEqual(['night']);
  expect(shiftsOf('Cook', 'We meet on a Friday night and at the weekend.')).toEqual([]);
});

test('of several any will do, and none is no job', () => {
  const lexemes = new Set([inTitle('weekend')]);
  expect(holds(toShifts(['night', 'weekend']), lexemes)).toBe(true);
  expect(holds(toShifts([]), lexemes)).toBe(false);
});
