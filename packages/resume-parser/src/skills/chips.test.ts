import { expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../testing/read-drawn.ts';

const heading = (text: string): Drawn => ({ text, isBold: true, size: 14 });

function readSkills(...rows: Drawn[][]): string[] {
  const { skills } = readDrawn([
    { text: 'Ada Example', size: 24 },
    'ada@example.org',
    heading('Skills'),
    ...rows,
  ]);
  return skills.map(({ value }) => value);
}

/** Texts of 4.5 points a letter, so far from each other. */
function row(gap: number, ...texts: string[]): Drawn[] {
  let x = 50;
  return texts.map((text) => {
    const at = x;
    x += text.length * 4.5 + gap;
    return { text, x: at };
  });
}

test('what is set apart by more than a space is a skill each', () => {
  expect(readSkills(row(6, 'Opera PMS', 'IDeaS'), row(6, 'Tekla', 'RFEM', 'AutoCAD'))).toEqual([
    'Opera PMS',
    'IDeaS',
    'Tekla',
    'RFEM',
    'AutoCAD',
  ]);
});

test('words set wide, but not as wide as the items are apart, are no chips', () => {
  const wide = [...row(6, 'Dry', 'needling'), { text: 'Gait', x: 50 + 11 * 4.5 + 6 + 9 }];
  expect(readSkills(wide, row(3, 'Manual', 'therapy'))).not.toContain('Dry');
});

test('words of cells that stand beside each other are no chips', () => {
  const wide = [...row(6, 'Dry', 'needling'), { text: 'Manual', x: 300 }, { text: 'therapy', x: 300 + 33 }];
  expect(readSkills(wide)).toEqual(['Dry needling', 'Manual therapy']);
});

test('words at a usual space are one', () => {
  expect(readSkills(row(3, 'Opera', 'PMS'), row(3, 'Rate', 'strategy'))).toEqual([
    'Opera PMS',
    'Rate strategy',
  ]);
});

test('a label too long for its column runs into what it names and is no part of it', () => {
  const at = (label: string, list: string): Drawn[] => [
    { text: label, right: label === 'Programmierung' ? 113 : 104 },
    { text: list, x: 110 },
  ];
  expect(
    readSkills(
      at('Planung', 'EPLAN, AutoCAD'),
      at('Netze', 'LWL, Kupfer'),
      at('Pflege', 'Schutz, Messung'),
      at('Programmierung', 'Python, SPS'),
    ),
  ).toEqual(['EPLAN', 'AutoCAD', 'LWL', 'Kupfer', 'Schutz', 'Messung', 'Python', 'SPS']);
});
