import { expect, test } from 'vitest';
import { addDrawnBullets, type Dot } from './drawn-bullets.ts';
import type { TextItem } from '../page.ts';

const item = (text: string, x: number, y: number): TextItem => ({
  ...{ text, x, y, width: text.length * 5, size: 10, isTurned: false, font: 'Serif', colour: '#000000' },
});
const dot = (x: number, y: number, size = 3.8): Dot => ({ x, y, width: size, height: size });
const textsOf = (items: readonly TextItem[], dots: readonly Dot[]) =>
  addDrawnBullets(items, dots).map(({ text }) => text);

const lines = [item('Led a team', 52, 100), item('Ran the shop', 52, 114)];

test('a dot before the first word of a line is the mark of a list', () => {
  expect(textsOf(lines, [dot(40, 94.5), dot(40, 108.5)])).toEqual([
    ...['•', 'Led a team'],
    ...['•', 'Ran the shop'],
  ]);
  expect(addDrawnBullets(lines, [dot(40, 94.5)])[0]).toMatchObject({ x: 40, y: 100, width: 3.8, size: 10 });
});

test.each([
  ['ratings', [dot(20, 94.5), dot(26, 94.5), dot(32, 94.5), dot(38, 94.5), dot(44, 94.5)]],
  ['dots far from any text', [dot(2, 94.5)]],
  ['dots between lines', [dot(40, 101.5)]],
  ['dots as large as letters', [dot(40, 92, 6.9)]],
])('%s are none', (_, dots) => {
  expect(textsOf(lines, dots)).toEqual(['Led a team', 'Ran the shop']);
});

test('a dot between two words of a line parts them and opens no list', () => {
  const row = [item('Lyon', 40, 100), item('+33 1 23', 72, 100)];
  expect(textsOf(row, [dot(64, 94.5)])).toEqual(['Lyon', '+33 1 23']);
});
