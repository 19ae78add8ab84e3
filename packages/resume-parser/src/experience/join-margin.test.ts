import { expect, test } from 'vitest';
import { readPositions, type Drawn, type Row } from '../testing/read-drawn.ts';

const bold = (text: string, place: Partial<Drawn>): Drawn => ({ text, isBold: true, ...place });
const margin = (text: string): Drawn => ({ text, right: 165 });
const beside = (text: string): Drawn => ({ text, x: 178 });

test('dates and place flush right in the margin stand beside title and employer', () => {
  const entry = (dates: string, place: string, title: string, employer: string): Row[] => [
    [margin(dates), bold(title, { x: 178 })],
    [margin(place), beside(employer)],
    [beside('Kept the books of four branches')],
  ];
  expect(
    readPositions([
      ...entry('mei 2020 – heden', 'Utrecht', 'Boekhouder', 'Hofstede Bouw'),
      ...entry('augustus 2015 – maart 2020', 'Zwolle', 'Administratief medewerker', 'Waterman Groep B.V.'),
    ]),
  ).toEqual([
    ['Boekhouder', 'Hofstede Bouw', '2020-05', 'now'],
    ['Administratief medewerker', 'Waterman Groep B.V.', '2015-08', '2020-03'],
  ]);
});

test('an employer broken at the margin’s edge is joined, and its dates come after it', () => {
  expect(
    readPositions([
      [bold('Fennimore School', { right: 165 }), beside('Executive Assistant')],
      [bold('District', { right: 165 }), beside('Planned the week of three heads of school')],
      [margin('2019 – 2020')],
      [bold('Cobalt Ridge', { right: 165 }), beside('Site Engineer')],
      [margin('2016 – 2019'), beside('Measured the ground for eleven bridges')],
    ]),
  ).toEqual([
    ['Executive Assistant', 'Fennimore School District', '2019', '2020'],
    ['Site Engineer', 'Cobalt Ridge', '2016', '2019'],
  ]);
});

test('dates broken in a column flush right are one stretch of time', () => {
  const right = (text: string): Drawn => ({ text, right: 545 });
  expect(
    readPositions([
      [bold('Chef de projet', { x: 40 }), right('de juillet 2014 à')],
      [{ text: 'Sogérim SAS', x: 40 }, right('septembre 2018')],
      { text: 'Suivi des fournisseurs', x: 52 },
      [bold('Comptable', { x: 40 }), right('de juin 2010 à')],
      [{ text: 'Banque du Ponant', x: 40 }, right('mai 2014')],
      { text: 'Clôture des comptes', x: 52 },
    ]),
  ).toEqual([
    ['Chef de projet', 'Sogérim SAS', '2014-07', '2018-09'],
    ['Comptable', 'Banque du Ponant', '2010-06', '2014-05'],
  ]);
});

test('dates centred in the height of the whole row open it', () => {
  const text = (words: string, isBold = false): Row => ({ text: words, x: 178, isBold, down: -6 });
  expect(
    readPositions([
      { text: 'Ward Sister', x: 178, isBold: true },
      text('Royal Gwent Hospital'),
      [{ text: '2017 – 2022', x: 50, down: -12 }],
      { text: 'Led a team of nineteen', x: 178, down: -20 },
      { text: 'Wrote the roster', x: 178, down: -24 },
      { text: 'Staff Nurse', x: 178, isBold: true },
      text('Cardiff and Vale Trust'),
      [{ text: '2013 – 2017', x: 50, down: -12 }],
      { text: 'Cared for twelve patients', x: 178, down: -20 },
      { text: 'Trained new nurses', x: 178, down: -24 },
    ]),
  ).toEqual([
    ['Ward Sister', 'Royal Gwent Hospital', '2017', '2022'],
    ['Staff Nurse', 'Cardiff and Vale Trust', '2013', '2017'],
  ]);
});

test('employers flush right at the page’s edge stay on the line of their titles', () => {
  const entry = (dates: string, title: string, employer: string): Row[] => [
    { text: dates, middle: 306 },
    [bold(title, { x: 40 }), { text: employer, right: 573 }],
    { text: 'Worked closely with sales and finance', x: 52 },
  ];
  expect(
    readPositions([
      ...entry('May 2021 to July 2024', 'Data Analyst', 'Tidewater Logistics LLC'),
      ...entry('July 2017 to May 2021', 'Head of Product', 'Silverbirch'),
      ...entry('September 2015 to June 2017', 'Support Specialist', 'Harrow Street Bakery'),
      ...entry('January 2010 to August 2015', 'Line Cook', 'Vantor Aerospace'),
    ]),
  ).toEqual([
    ['Data Analyst', 'Tidewater Logistics LLC', '2021-05', '2024-07'],
    ['Head of Product', 'Silverbirch', '2017-07', '2021-05'],
    ['Support Specialist', 'Harrow Street Bakery', '2015-09', '2017-06'],
    ['Line Cook', 'Vantor Aerospace', '2010-01', '2015-08'],
  ]);
});

test('points of a list set deeper than the text are text as well', () => {
  const point = (text: string): Drawn => ({ text, x: 190 });
  expect(
    readPositions([
      [bold('Lumenio GmbH', { right: 165 }), beside('Elektroniker')],
      [margin('2021-01 – jetzt'), point('Einführung eines Systems')],
      [bold('Sparkasse', { right: 165 }), beside('Softwareentwicklerin')],
      [bold('Mittelrhein', { right: 165 }), point('Leitung eines Teams')],
      [margin('2016-06 – 2020-06'), point('Betreuung von 45 Kunden')],
    ]),
  ).toEqual([
    ['Elektroniker', 'Lumenio GmbH', '2021-01', 'now'],
    ['Softwareentwicklerin', 'Sparkasse Mittelrhein', '2016-06', '2020-06'],
  ]);
});
