import { expect, test } from 'vitest';
import { foldLetters, stripAccents } from './strip-accents.ts';

test('accents go, letters of their own stay', () => {
  expect(stripAccents('Łódź, Café ﬁ')).toBe('Łodz, Cafe fi');
});

test('folded letters are the plain ones beneath', () => {
  expect(foldLetters('Łódź, Ærø, Straße, Überprüfer')).toBe('lodz, aero, strasse, uberprufer');
});
