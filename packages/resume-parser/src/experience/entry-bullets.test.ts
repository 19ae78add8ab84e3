import { expect, test } from 'vitest';
import { readPositions } from '../testing/read-drawn.ts';

const POSITIONS = [
  ['Line Cook', 'Blue Heron Grill', '2018', '2022'],
  ['Dishwasher', 'Pier Nine', '2016', '2018'],
];

test('employers may be points of a list, with points below them', () => {
  expect(
    readPositions([
      [
        { text: '• Blue Heron Grill, Portland, OR', isBold: true },
        { text: '2018 – 2022', x: 460 },
      ],
      { text: 'Line Cook', x: 60 },
      { text: 'o Cooked for two hundred guests a night', x: 75 },
      [
        { text: '• Pier Nine, Astoria, OR', isBold: true },
        { text: '2016 – 2018', x: 460 },
      ],
      { text: 'Dishwasher', x: 60 },
      { text: 'o Kept the pans clean', x: 75 },
    ]),
  ).toEqual(POSITIONS);
});

test('over the line with title and dates', () => {
  expect(
    readPositions([
      { text: '➢ Blue Heron Grill', isBold: true },
      [
        { text: 'Line Cook', x: 62 },
        { text: '2018 – 2022', x: 460 },
      ],
      { text: '- Cooked for two hundred guests a night', x: 75 },
      { text: '- Ordered fish', x: 75 },
      { text: '➢ Pier Nine', isBold: true },
      [
        { text: 'Dishwasher', x: 62 },
        { text: '2016 – 2018', x: 460 },
      ],
      { text: '- Kept the pans clean', x: 75 },
    ]),
  ).toEqual(POSITIONS);
});

test('on one line with title and dates', () => {
  expect(
    readPositions(['• Line Cook, Blue Heron Grill (2018 – 2022)', '• Dishwasher, Pier Nine (2016 – 2018)']),
  ).toEqual(POSITIONS);
});
