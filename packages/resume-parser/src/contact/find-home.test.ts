import { expect, test } from 'vitest';
import { readDrawn, type Row } from '../testing/read-drawn.ts';

const name: Row = { text: 'Hanneke Vermeulen', size: 22 };

test.each<[string, Row[], Record<string, string | undefined>]>([
  [
    'a town beside the person’s own address, not that of a headline',
    ['Store Manager at Boston Market, Inc.', '14 Fairview Avenue, Madison, WI 53703', 'hv@example.org'],
    { city: 'Madison', state: 'WI', zip: '53703', address: '14 Fairview Avenue' },
  ],
  [
    'a town and its region without a sign between them, over the postcode',
    ['ul. Podwale 31', 'Wrocław Dolnośląskie', '50-066 PL', 'hv@example.org'],
    { address: 'ul. Podwale 31', city: 'Wrocław', zip: '50-066' },
  ],
  [
    'a town and its region under a street that ends in its number',
    ['Havenstraat 88', 'Rotterdam Zuid-Holland', '3024 TG', 'hv@example.org'],
    { address: 'Havenstraat 88', city: 'Rotterdam', zip: '3024 TG' },
  ],
  ...[
    ['Ceintuurbaan 12, Amsterdam, 1072 GC, Noord-Holland, NL', 'Amsterdam', 'Noord-Holland'],
    ['Arvika, Värmland, SE', 'Arvika', 'Värmland'],
    ['Atlanta, Georgia', 'Atlanta', 'Georgia'],
  ].map(([line = '', city = '', state = '']): [string, Row[], Record<string, string>] => [
    `a town before its region: ${line}`,
    [line, 'hv@example.org'],
    { city, state },
  ]),
  [
    'a town before its region and postcode',
    ['Cardiff, Wales CF23 5EF GB'],
    { city: 'Cardiff', zip: 'CF23 5EF' },
  ],
  ['a town and the region of its name', ['Osterstraße 57', 'HAMBURG HAMBURG 20259'], { city: 'HAMBURG' }],
  ['a country that is called as a state is', ['Tbilisi, Georgia'], { city: 'Tbilisi', country: 'Georgia' }],
  ...[
    ['Umeå, SE', 'Umeå', undefined, 'SE'],
    ['Rzeszów, Podkarpackie, PL', 'Rzeszów', 'Podkarpackie', 'PL'],
    ['Tralee, Kerry, IE', 'Tralee', 'Kerry', 'IE'],
    ['Cork, Munster, IE', 'Cork', 'Munster', 'IE'],
    ['9 Douglas Street, Tralee (IE), Munster', 'Tralee', 'Munster', 'IE'],
    ['MG Road 14, 682016, Kochi (IN), Kerala', 'Kochi', 'Kerala', 'IN'],
    ['Thunder Bay, ON, CA', 'Thunder Bay', 'ON', 'CA'],
    ['Rzeszów PL / +48 17 555 02 54', 'Rzeszów', undefined, 'PL'],
    ['Thrissur, IN | +91 484 555 0126', 'Thrissur', undefined, 'IN'],
    ['Wetzlar, DE | +49 6441 555 182', 'Wetzlar', undefined, 'DE'],
    ['Montpellier Occitanie FR | +33 4 67 55 09 14', 'Montpellier', 'Occitanie', 'FR'],
    ['Lubbock, TX, US https://www.example.com/in/hv', 'Lubbock', 'TX', 'US'],
    ['Toowoomba, QLD AU', 'Toowoomba', 'QLD', 'AU'],
    ['Otley, West Yorkshire GB', 'Otley', 'West Yorkshire', 'GB'],
    ['Toledo, OH, US, 43604', 'Toledo', 'OH', 'US'],
    ['Umeå, 903 26 SE', 'Umeå', undefined, 'SE'],
    ['Umeå 903 26', 'Umeå', undefined, undefined],
    ['1902 Broadway St Plainview, TX US', 'Plainview', 'TX', 'US'],
    ['Marktgasse 14 Uster, 8610 CH', 'Uster', undefined, 'CH'],
    ['Calle Real 8, A Coruña, Galicia 15003', 'A Coruña', 'Galicia', undefined],
    ['ul. Grunwaldzka 7, Krosno 38-400', 'Krosno', undefined, undefined],
    ['4512 Oak Avenue, Denver, CO', 'Denver', 'CO', undefined],
    ['1202 Main St, Gary, IN', 'Gary', 'IN', undefined],
    ['93401, San Luis Obispo, CA', 'San Luis Obispo', 'CA', undefined],
    ['Torino, IT', 'Torino', undefined, 'IT'],
    ['Gary, IN | +1 219 555 0126', 'Gary', 'IN', undefined],
    ['Dover, DE | 302 555 0126', 'Dover', 'DE', undefined],
  ].map(([line = '', city, state, country]): [string, Row[], Record<string, string | undefined>] => [
    `a town before the code of its country or state: ${line}`,
    [line, 'hv@example.org'],
    { city, state, country },
  ]),
  [
    'a table of fields',
    ['Postal code | 682016', 'City | Kochi', 'Country code | IN', 'Region | Kerala'].map((row) =>
      row.split(' | ').map((text, index) => ({ text, x: 50 + index * 120 })),
    ),
    { city: 'Kochi', zip: '682016', state: 'Kerala', country: 'IN' },
  ],
  [
    'fields behind their names',
    ['Straße: Weender Straße 18', 'PLZ: 37073', 'Ort: Rosdorf', 'Land: Deutschland'],
    { address: 'Weender Straße 18', zip: '37073', city: 'Rosdorf', country: 'Deutschland' },
  ],
  ...['SAP FI, Microsoft AD', 'Marketing, IT', 'SQL, Power BI', 'Legacy IT', 'Python, ML'].map(
    (line): [string, Row[], Record<string, string | undefined>] => [
      `abbreviations are no town with its country: ${line}`,
      [line, 'hv@example.org'],
      { city: undefined, country: undefined },
    ],
  ),
  [
    'the line that says most',
    [
      'Open to work in London, Paris',
      'hv@example.org | 020 7946 0127',
      '3 Mill Lane, Ludlow SY8 1AA, United Kingdom',
    ],
    { city: 'Ludlow', country: 'United Kingdom', zip: 'SY8 1AA' },
  ],
  [
    'an address over three lines',
    ['12 Oak Street', 'Denver, CO 80203', 'USA', 'hv@example.org'],
    { address: '12 Oak Street', city: 'Denver', state: 'CO', zip: '80203', country: 'USA' },
  ],
  [
    'a postcode broken in a narrow column',
    ['Prinsengracht 263, 1016 GV', 'Amsterdam, Nederland', 'hv@example.org'],
    { address: 'Prinsengracht 263', city: 'Amsterdam', zip: '1016 GV', country: 'Nederland' },
  ],
  [
    'and in one that is flush right',
    [
      { text: 'Prinsengracht 263, 1016 GV', right: 206 },
      { text: 'Amsterdam, Nederland', right: 206 },
      { text: 'hv@example.org', right: 206 },
    ],
    { city: 'Amsterdam', country: 'Nederland' },
  ],
])('%s', (_name, lines, expected) => {
  const resume = readDrawn([name, ...lines]);
  for (const [field, value] of Object.entries(expected)) expect(resume[field as 'city']?.value).toBe(value);
});

test('a town that may be an employer’s, or stands alone, is less sure than one with a postcode', () => {
  const read = (line: string) => readDrawn([name, line, 'hv@example.org']).city?.confidence ?? 0;
  expect(read('3 Mill Lane, Ludlow SY8 1AA')).toBeGreaterThan(0.6);
  expect(read('Ludlow, United Kingdom')).toBeLessThan(0.6);
  expect(read('Berlin')).toBeGreaterThanOrEqual(0.6);
  expect(read('Sales Manager, Leeds, UK')).toBeLessThan(0.6);
});
