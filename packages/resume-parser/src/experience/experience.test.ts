import { expect, test } from 'vitest';
import { readPositions, type Drawn } from '../testing/read-drawn.ts';

test('the old Europass form is read by its labels', () => {
  const row = (label: string, text: string): Drawn[] => [{ text: label }, { text, x: 260 }];
  expect(
    readPositions([
      row('Date', 'Da settembre 2016 →'),
      row('Lavoro o posizione ricoperti', 'Responsabile logistica'),
      row('Nome e indirizzo del datore di lavoro', 'Emilia Spedizioni S.r.l., Via Stalingrado 9, Bologna'),
      row('Date', 'Gennaio 2012 - Agosto 2016'),
      row('Lavoro o posizione ricoperti', 'Impiegata ufficio acquisti'),
      row('Nome e indirizzo del datore di lavoro', 'Ceramiche Reno S.p.A., 42013 Casalgrande (RE)'),
    ]),
  ).toEqual([
    ['Responsabile logistica', 'Emilia Spedizioni S.r.l.', '2016-09', 'now'],
    ['Impiegata ufficio acquisti', 'Ceramiche Reno S.p.A.', '2012-01', '2016-08'],
  ]);
});

test('a table is read by the names of its columns, cells of two lines too', () => {
  const row = (...texts: string[]): Drawn[] =>
    texts.flatMap((text, index) => (text === '' ? [] : [{ text, x: 50 + index * 130 }]));
  expect(
    readPositions([
      row('Dates', 'Employer', 'Position', 'Reason for leaving'),
      row('Mar 2019 – Present', 'Cardiff and Vale', 'Ward Sister', 'Current post'),
      row('', 'Health Board'),
      row('Oct 2014 – Feb', 'Gwent Homes Ltd', 'Staff Nurse', 'Promotion'),
      row('2019'),
    ]),
  ).toEqual([
    ['Ward Sister', 'Cardiff and Vale Health Board', '2019-03', 'now'],
    ['Staff Nurse', 'Gwent Homes Ltd', '2014-10', '2019-02'],
  ]);
});

test('a table is read under names that are centred over its columns, with times of two lines', () => {
  const row = (...texts: [text: string, x: number][]): Drawn[] => texts.map(([text, x]) => ({ text, x }));
  expect(
    readPositions([
      [
        { text: 'Period', middle: 85 },
        { text: 'Employer', middle: 180 },
        { text: 'Position', middle: 300 },
        { text: 'Duties', middle: 470 },
      ],
      row(['02/2021 –', 60], ['Harbour Lane Family', 120], ['Runs the clinic for asthma; keeps some', 380]),
      row(['Present', 60], ['Surgery', 120], ['Practice Nurse', 270], ['900 cards each autumn', 380]),
      row(['09/2017 –', 60], ['Northern Quay', 120], ['Staff Nurse', 270], ['A bay of six beds', 380]),
      row(['01/2021', 60], ['Hospital Trust', 120], ['and two students', 380]),
    ]),
  ).toEqual([
    ['Practice Nurse', 'Harbour Lane Family Surgery', '2021-02', 'now'],
    ['Staff Nurse', 'Northern Quay Hospital Trust', '2017-09', '2021-01'],
  ]);
});

test('a label may stand before its value with a colon', () => {
  expect(
    readPositions([
      'Company: Fenwick Tools Ltd',
      'Position: Toolmaker',
      'Period: 03/2015 - 07/2019',
      'Responsibilities: jigs and fixtures',
    ]),
  ).toEqual([['Toolmaker', 'Fenwick Tools Ltd', '2015-03', '2019-07']]);
});

test('positions are read out of sentences', () => {
  expect(
    readPositions([
      '➢ Working as Senior Engineer at Godavari Infosystems Pvt Ltd, Hyderabad from July 2019 to till date.',
      '➢ Worked as Software Engineer at Deccan Softlabs, Hyderabad from Jan 2017 to June 2019.',
    ]),
  ).toEqual([
    ['Senior Engineer', 'Godavari Infosystems Pvt Ltd', '2019-07', 'now'],
    ['Software Engineer', 'Deccan Softlabs', '2017-01', '2019-06'],
  ]);
});

test('towns, departments and addresses are no part of an employer', () => {
  expect(
    readPositions([
      'Assistante de direction – Groupe Armor Habitat, Quimper (29) – 2019 – 2021',
      'Prüfingenieur – Alb Sensorik AG, Reutlingen – 2012 – 2018',
      'Coordinator / Mossbank Cloud, Dublin / Feb 2010 - Jan 2011',
      'Clerk | Alamo Council, 2700 NE Loop 410, San Antonio, TX 78217 | 2008 – 2009',
    ]).map(([, company]) => company),
  ).toEqual(['Groupe Armor Habitat', 'Alb Sensorik AG', 'Mossbank Cloud', 'Alamo Council']);
});

test('roles under one employer keep their commas', () => {
  const bold = (text: string): Drawn[] => [{ text, isBold: true }];
  expect(
    readPositions([
      [
        { text: 'PEACHTREE COMPANY, Atlanta, GA', isBold: true },
        { text: '2013 – Present', x: 480, isBold: true },
      ],
      bold("Director, Supply Chain Planning (Jan '20 – Present)"),
      '• Plans for 14 plants.',
      '• Saved $9M from 2021 to 2023.',
      bold("Senior Manager, Logistics (Mar '16 – Dec '19)"),
      '• Ran the fleet.',
    ]),
  ).toEqual([
    ['Director, Supply Chain Planning', 'PEACHTREE COMPANY', '2020-01', 'now'],
    ['Senior Manager, Logistics', 'PEACHTREE COMPANY', '2016-03', '2019-12'],
  ]);
});

test('who works for oneself has that as employer', () => {
  expect(readPositions(['Web Developer | Freelance | Seoul, S.Korea | Mar. 2014 - Dec. 2015'])).toEqual([
    ['Web Developer', 'Freelance', '2014-03', '2015-12'],
  ]);
});

test('dates in a margin set close to their text stand apart from it', () => {
  const row = (dates: string, text: string): Drawn[] => [
    { text: dates, x: 145 - dates.length * 4.5 },
    { text, x: 151 },
  ];
  expect(
    readPositions([
      row('2019–now', 'Design Engineer, Nordhavn Turbines A/S, Kolding.'),
      row('2015–2019', 'Test Engineer, Kolding Pumper ApS, Kolding.'),
      row('2013–2015', 'Graduate Engineer, Sund Marine AB, Malmö.'),
    ]),
  ).toEqual([
    ['Design Engineer', 'Nordhavn Turbines A/S', '2019', 'now'],
    ['Test Engineer', 'Kolding Pumper ApS', '2015', '2019'],
    ['Graduate Engineer', 'Sund Marine AB', '2013', '2015'],
  ]);
});
