import { expect, test } from 'vitest';
import { readPositions, type Drawn, type Row } from '../testing/read-drawn.ts';

const row = (...texts: string[]): Drawn[] =>
  texts.map((text, index) => ({ text, x: [50, 140][index] ?? 300 }));
const below = (text: string): Drawn[] => [{ text, x: 140 }];

test('a sentence behind title and employer belongs to neither', () => {
  expect(
    readPositions([
      row('2018–2022', 'Veterinary Surgeon, Gower Vets Ltd. Sees farm and small'),
      below('animals on call.'),
      row('2014–2018', 'Assistant Teacher, Towy Valley Primary School. Lessons and'),
      below('reading groups.'),
      row('2010–2014', 'Nurse, St. Mary’s Hospital'),
    ]),
  ).toEqual([
    ['Veterinary Surgeon', 'Gower Vets Ltd', '2018', '2022'],
    ['Assistant Teacher', 'Towy Valley Primary School', '2014', '2018'],
    ['Nurse', 'St. Mary’s Hospital', '2010', '2014'],
  ]);
});

test('also where the dates stand over it, and no name is cut at a short form', () => {
  expect(
    readPositions([
      row('2018–2022'),
      row('Electrician, Hale Bros. Wiring and Sons'),
      row('2014–2018'),
      row('Welder, Morden Works. Repaired pumps of every make'),
    ]),
  ).toEqual([
    ['Electrician', 'Hale Bros. Wiring and Sons', '2018', '2022'],
    ['Welder', 'Morden Works', '2014', '2018'],
  ]);
});

test('a point beside dates whose sentence goes on below', () => {
  const entry = (dates: string, names: string): Row[] => [
    [{ text: dates }, { text: `• ${names}`, x: 200 }],
    { text: 'the weekly dashboard for the board. Took out stock.', x: 208 },
  ];
  expect(
    readPositions([
      ...entry('May 2023 – now', 'Warehouse Associate, Brightwell Foods. Built'),
      ...entry('Jul. 2014 – Mar. 2016', 'Site Manager, T. Ogden Builders. Runs a site'),
    ]).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Warehouse Associate', 'Brightwell Foods'],
    ['Site Manager', 'T. Ogden Builders'],
  ]);
});
