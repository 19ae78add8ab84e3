import { expect, test } from 'vitest';
import { readPositions, type Drawn } from '../testing/read-drawn.ts';

const row = (...texts: string[]): Drawn[] =>
  texts.map((text, index) => ({ text, x: [50, 115, 180, 380][index] ?? 450 }));

test('beginning and end may have a cell each, in a table with a head', () => {
  expect(
    readPositions([
      row('From', 'To', 'Employer', 'Position'),
      row('03/2021', 'Now', 'Vantor Aerospace', 'Executive Assistant'),
      row('05/2018', '09/2021', 'Tidewater Logistics LLC', 'Physical Therapist'),
      row('02/2014', '03/2018', 'Harrow Street Bakery', 'Customer Success Specialist'),
    ]),
  ).toEqual([
    ['Executive Assistant', 'Vantor Aerospace', '2021-03', 'now'],
    ['Physical Therapist', 'Tidewater Logistics LLC', '2018-05', '2021-09'],
    ['Customer Success Specialist', 'Harrow Street Bakery', '2014-02', '2018-03'],
  ]);
});

test('and in one without, or with a head in another language', () => {
  expect(
    readPositions([
      row('2019', '2023', 'Stadtwerke Auental', 'Sachbearbeiterin'),
      row('2016', '2019', 'Autohaus Kessler', 'Bürokauffrau'),
    ]),
  ).toEqual([
    ['Sachbearbeiterin', 'Stadtwerke Auental', '2019', '2023'],
    ['Bürokauffrau', 'Autohaus Kessler', '2016', '2019'],
  ]);
  expect(
    readPositions([
      row('Desde', 'Hasta', 'Empresa', 'Puesto'),
      row('abril 2019', 'presente', 'Colegio Los Olmos', 'Directora de operaciones'),
      row('sept. 2014', 'junio 2018', 'Agencia Trébol', 'Enfermera de urgencias'),
    ]),
  ).toEqual([
    ['Directora de operaciones', 'Colegio Los Olmos', '2019-04', 'now'],
    ['Enfermera de urgencias', 'Agencia Trébol', '2014-09', '2018-06'],
  ]);
});
