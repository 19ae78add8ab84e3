import { describe, expect, test } from 'vitest';
import { readPositions, type Drawn } from '../testing/read-drawn.ts';

const bold = (text: string, place: Partial<Drawn> = {}): Drawn => ({ text, isBold: true, ...place });

describe('dates alone in a cell are no margin:', () => {
  test('over employer and title that are indented', () => {
    const entry = (dates: string, employer: string, title: string) => [
      { text: dates, x: 60 },
      ...[employer, title, 'Kept the ovens warm through the night.'].map((text) => ({ text, x: 140 })),
    ];
    expect(
      readPositions([
        ...entry('Aug 2020 – Present', 'Rye & Loaf Kitchen, Houston, TX', 'Baker'),
        ...entry('May 2013 – Jul 2020', 'Gulf Lane Grill, Galveston, TX', 'Assistant Baker'),
      ]),
    ).toEqual([
      ['Baker', 'Rye & Loaf Kitchen', '2020-08', 'now'],
      ['Assistant Baker', 'Gulf Lane Grill', '2013-05', '2020-07'],
    ]);
  });

  test('beside the middle of title and employer, in the left margin', () => {
    const entry = (dates: string, title: string, employer: string) => [
      bold(title, { x: 180 }),
      { text: dates, x: 50, down: -10 },
      [{ text: employer, x: 180, down: -20 }],
      { text: 'Kept the ovens at 240 degrees through the night', x: 180, down: -20 },
    ];
    expect(
      readPositions([
        ...entry('2019 – 2023', 'Baker', 'Ridge Lane Bread'),
        ...entry('2016 – 2019', 'Assistant Baker', 'Copper Kettle'),
        ...entry('2012 – 2015', 'Apprentice Baker', 'Orr Brothers'),
      ]),
    ).toEqual([
      ['Baker', 'Ridge Lane Bread', '2019', '2023'],
      ['Assistant Baker', 'Copper Kettle', '2016', '2019'],
      ['Apprentice Baker', 'Orr Brothers', '2012', '2015'],
    ]);
  });

  test('in the middle of a line of their own, between title and employer', () => {
    expect(
      readPositions([
        bold('Dental Hygienist'),
        { text: '03/2018 – Present', middle: 297 },
        'Larkfield Dental Practice',
        'Cleaned and polished teeth of about twelve people each day',
        bold('Dental Assistant'),
        { text: '06/2014 – 02/2018', middle: 297 },
        'Orchard Smiles',
        'Prepared rooms and instruments',
      ]),
    ).toEqual([
      ['Dental Hygienist', 'Larkfield Dental Practice', '2018-03', 'now'],
      ['Dental Assistant', 'Orchard Smiles', '2014-06', '2018-02'],
    ]);
  });

  test('under title and employer that are centred too', () => {
    const middle = 297;
    expect(
      readPositions([
        bold('Seaforth Marine Insurance Brokers', { middle }),
        { text: 'Underwriter', middle },
        { text: 'September 2015 to November 2020', middle },
        'Worked closely with brokers in three ports',
        bold('Quay', { middle }),
        { text: 'Claims Handler', middle },
        { text: 'May 2011 to August 2015', middle },
        'Settled claims of small fishing boats',
      ]),
    ).toEqual([
      ['Underwriter', 'Seaforth Marine Insurance Brokers', '2015-09', '2020-11'],
      ['Claims Handler', 'Quay', '2011-05', '2015-08'],
    ]);
  });

  test('over them, with the employer below set deeper by its middle', () => {
    const middle = 297;
    expect(
      readPositions([
        { text: 'January 2017 – December 2021', middle },
        bold('Chemist', { middle }),
        { text: 'Veldt Coatings', middle },
        'Mixed paints that dry in the cold',
        { text: 'March 2013 – December 2016', middle },
        bold('Laboratory Technician', { middle }),
        { text: 'Ostrava Glass', middle },
        'Ran the furnace of the test line',
      ]),
    ).toEqual([
      ['Chemist', 'Veldt Coatings', '2017-01', '2021-12'],
      ['Laboratory Technician', 'Ostrava Glass', '2013-03', '2016-12'],
    ]);
  });
});

test('dates too long for the line of title and employer stand under it', () => {
  expect(
    readPositions([
      'Vantor Aerospace — Line Cook (March 2023 – present)',
      '• Cooked for the night shift',
      'Fennimore School District — Warehouse Associate',
      '(September 2019 – February 2022)',
      '• Counted the stock',
    ]),
  ).toEqual([
    ['Line Cook', 'Vantor Aerospace', '2023-03', 'now'],
    ['Warehouse Associate', 'Fennimore School District', '2019-09', '2022-02'],
  ]);
});

test('a name that no list knows, below the dates, where the others have theirs', () => {
  const entry = ([dates, title, employer, body]: [string, string, string, string]) => [
    [
      { text: dates, x: 62 },
      { text: title, x: 155 },
    ],
    ...[employer, body].map((text) => ({ text, x: 155 })),
  ];
  expect(
    readPositions([
      ...entry(['05/2019 – Present', 'Bookkeeper', 'Harbour Oils Ltd, Hull', 'Monthly closing; invoices']),
      ...entry(['10/2015 – 04/2019', 'Office Clerk', 'Vega and Lorca, York', 'Payroll of 60 people; advice']),
      ...entry(['03/2013 – 09/2015', 'Shop Assistant', 'The Dry Inkwell, York', 'Till and orders']),
    ]),
  ).toEqual([
    ['Bookkeeper', 'Harbour Oils Ltd', '2019-05', 'now'],
    ['Office Clerk', 'Vega and Lorca', '2015-10', '2019-04'],
    ['Shop Assistant', 'The Dry Inkwell', '2013-03', '2015-09'],
  ]);
});
