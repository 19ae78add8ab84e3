import { expect, test } from 'vitest';
import { readDrawn, toPositions, type Drawn, type Row } from '../testing/read-drawn.ts';

const bold = (text: string): Drawn => ({ text, isBold: true });
const dates = (text: string): Drawn => ({ text, x: 460 });

function read(rows: Row[]) {
  const resume = readDrawn([{ text: 'Ada Example', size: 20 }, { ...bold('EXPERIENCE'), size: 14 }, ...rows]);
  return {
    positions: toPositions(resume),
    sure: resume.experience.map(({ companyName }) => companyName?.confidence ?? null),
  };
}

test('titles under an employer’s own line with its whole time are sure of it', () => {
  const { positions, sure } = read([
    [bold('Corven Rail Ltd'), dates('2012 – 2023')],
    [{ text: 'Signal Engineer' }, dates('2017 – 2023')],
    '• Renewed the signals of a junction',
    [{ text: 'Signal Technician' }, dates('2012 – 2017')],
    '• Kept eleven crossings safe',
  ]);
  expect(positions.map(([, company]) => company)).toEqual(['Corven Rail Ltd', 'Corven Rail Ltd']);
  expect(Math.min(...sure.map(Number))).toBeGreaterThanOrEqual(0.7);
});

test('titles set alike one after the other under one employer share it', () => {
  const { positions, sure } = read([
    bold('Corven Rail Ltd'),
    [{ text: 'Signal Engineer' }, dates('2017 – 2023')],
    '• Renewed the signals of a junction',
    [{ text: 'Signal Technician' }, dates('2012 – 2017')],
    '• Kept eleven crossings safe',
  ]);
  expect(positions.map(([, company]) => company)).toEqual(['Corven Rail Ltd', 'Corven Rail Ltd']);
  expect(sure[1]).toBeGreaterThanOrEqual(0.6);
});

test('a title without an employer is not sure of the one before', () => {
  const { sure } = read([
    [bold('Signal Engineer, Corven Rail Ltd'), dates('2017 – 2023')],
    '• Renewed the signals of a junction',
    [bold('Tennis Coach'), dates('2014 – 2016')],
    '• Taught children on Saturdays',
  ]);
  expect(sure[1]).toBeLessThan(0.6);
});

test('a title held at the same time has no employer of another position', () => {
  const { positions } = read([
    [bold('Signal Engineer, Corven Rail Ltd'), dates('2012 – 2023')],
    '• Renewed the signals of a junction',
    [bold('Volunteer Firefighter'), dates('2013 – 2022')],
    '• Drove the ladder truck',
  ]);
  expect(positions).toContainEqual(['Volunteer Firefighter', undefined, '2013', '2022']);
});
