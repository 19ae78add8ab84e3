import { expect, test } from 'vitest';
import { readDrawn, toPositions, type Row } from '../testing/read-drawn.ts';

const heading = (text: string): Row => ({ text, isBold: true, size: 14 });
const EMPTY: Row[] = [];

function readTwoPages(first: Row[], second: Row[]): ReturnType<typeof readDrawn> {
  return readDrawn(
    [
      ...first,
      { text: 'Rosalind Achterberg', size: 22 },
      'rosalind@example.org',
      heading('EXPERIENCE'),
      [
        { text: 'Tunnel Engineer', isBold: true },
        { text: '2018 – 2022', x: 460 },
      ],
      'Northway Civil Ltd',
      '• Bored two tunnels under the estuary',
    ],
    [
      ...second,
      '• Planned the third one',
      [
        { text: 'Surveyor', isBold: true },
        { text: '2014 – 2018', x: 460 },
      ],
      'Bauer & Roth',
      '• Measured the valley',
    ],
  );
}

test.each<[string, Row[], Row[]]>([
  [
    'name and telephone over every page',
    ['Rosalind Achterberg – 020 7946 0127'],
    ['Rosalind Achterberg – 020 7946 0127'],
  ],
  ['the name over the second page alone', EMPTY, ['Rosalind Achterberg']],
  ['a number of the page', ['Page 1 of 2'], ['Page 2 of 2']],
  ['the name with a number of the page', EMPTY, ['Achterberg, Page 2']],
  ['a bare number', ['1'], ['2']],
  ['an employer-like footer', ['Confidential Resume 2023'], ['Confidential Resume 2023']],
])('%s is no part of a position', (_name, first, second) => {
  const resume = readTwoPages(first, second);
  expect(toPositions(resume)).toEqual([
    ['Tunnel Engineer', 'Northway Civil Ltd', '2018', '2022'],
    ['Surveyor', 'Bauer & Roth', '2014', '2018'],
  ]);
  expect(resume.experience[0]?.description?.value).toBe(
    'Bored two tunnels under the estuary\nPlanned the third one',
  );
});

test('a title that stands on both pages is kept', () => {
  const resume = readTwoPages(EMPTY, [
    [
      { text: 'Tunnel Engineer', isBold: true },
      { text: '2016 – 2018', x: 460 },
    ],
    'Westway Civil Ltd',
  ]);
  expect(toPositions(resume)).toContainEqual(['Tunnel Engineer', 'Westway Civil Ltd', '2016', '2018']);
});
