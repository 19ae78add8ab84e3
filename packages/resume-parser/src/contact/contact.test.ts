import { describe, expect, test } from 'vitest';
import { readDrawn } from '../testing/read-drawn.ts';
import { toResume } from '../to-resume.ts';
import type { ParsedResume } from '../resume.ts';

/** A page with a name and contact lines, as the reader would give it. */
function read(lines: string[], links: string[] = []): ParsedResume {
  const items = lines.map((text, index) => ({
    text,
    x: 50,
    y: 50 + index * 16,
    width: text.length * 5,
    size: index === 0 ? 20 : 10,
    isTurned: false,
    font: 'Any',
    colour: null,
  }));
  const placed = links.map((address, index) => ({
    address,
    x: 50,
    y: 60 + index * 16,
    width: 80,
    height: 12,
  }));
  return toResume([{ width: 595, height: 842, items, links: placed, rules: [], isDrawn: false }]);
}

test.each([
  ['Ludwig van der Berg, PhD, MBA', 'Ludwig', 'van der Berg'],
  ['Orla Ní Cheallaigh', 'Orla', 'Ní Cheallaigh'],
  ['Emma Potter', 'Emma', 'Potter'],
  ['Dr. Anna-Maria von Hohenfels', 'Anna-Maria', 'von Hohenfels'],
  ['TERRENCE K. O’NEILL', 'Terrence', 'O’Neill'],
  ['Okonkwo, Chidi', 'Chidi', 'Okonkwo'],
  ['Joel St. Clair', 'Joel', 'St. Clair'],
  ['Fiona MacAllister MBA, FXQRP', 'Fiona', 'MacAllister'],
  ['Margaret Cook-Smith', 'Margaret', 'Cook-Smith'],
  ['Ulrich Freiherr von Stein', 'Ulrich', 'Freiherr von Stein'],
  ['S I O B H Á N  L I N D', 'Siobhán', 'Lind'],
])('%s is %s %s', (line, first, last) => {
  const { firstName, lastName } = read([line, 'Software Engineer', 'me@example.org']);
  expect([firstName?.value, lastName?.value]).toEqual([first, last]);
});

test.each([
  [
    '12 Oak Street, Denver, CO 80203',
    { address: '12 Oak Street', city: 'Denver', state: 'CO', zip: '80203', country: undefined },
  ],
  ['Kerkstraat 41, 3511 AB Utrecht', { address: 'Kerkstraat 41', city: 'Utrecht', zip: '3511 AB' }],
  [
    '88 Harbour Road, Bristol BS1 6QF, United Kingdom',
    { address: '88 Harbour Road', city: 'Bristol', zip: 'BS1 6QF', country: 'United Kingdom' },
  ],
  [
    '5 Maple Crescent, Toronto, ON M5V 2T6, Canada',
    { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'Canada' },
  ],
  ['12 rue des Tilleuls, 69003 Lyon', { address: '12 rue des Tilleuls', city: 'Lyon', zip: '69003' }],
  ['Calle Mayor, 25, 28013 Madrid, España', { city: 'Madrid', zip: '28013', country: 'España' }],
  ['Bengaluru, Karnataka, India', { city: 'Bengaluru', state: 'Karnataka', country: 'India' }],
  ['8/14 Banksia Street, Fitzroy VIC 3065', { city: 'Fitzroy', state: 'VIC', zip: '3065' }],
  ['9 Canal Terrace, Dublin 8, Ireland', { city: 'Dublin', country: 'Ireland' }],
  ['19 Kingfisher Way – Wokingham – RG2 0TD – United Kingdom', { city: 'Wokingham', zip: 'RG2 0TD' }],
  [
    'Rua do Sol, 210 – Apto 504 – Centro – Campinas/SP – CEP 13010-003',
    { city: 'Campinas', state: 'SP', zip: '13010-003' },
  ],
  ['Paseo del Prado 15, 4º B, 28009, Madrid, España (Domicilio)', { city: 'Madrid', zip: '28009' }],
  ['2210 Saltgrass Court', { city: undefined, zip: undefined }],
  ['📍 Seoul, Rep. of Korea 📞 010-5550-1843', { city: 'Seoul', country: 'Rep. of Korea' }],
  ['411 38 Göteborg', { city: 'Göteborg', zip: '411 38' }],
])('%s is taken apart', (line, expected) => {
  const resume = read(['Ada Example', line, 'ada@example.org']);
  for (const [field, value] of Object.entries(expected)) {
    expect(resume[field as 'city']?.value).toBe(value);
  }
});

test.each([
  ['(303) 555-0188', 'Denver, CO', '+13035550188', '+1'],
  ['+44 20 7946 0825', 'Leeds', '+442079460825', '+44'],
  ['06 39 98 12 34', 'Lyon, France', '+33639981234', '+33'],
  ['+49 (0)89 636480 11', 'München', '+498963648011', '+49'],
  ['0171 3920011', '10969 Berlin, Deutschland', '+491713920011', '+49'],
])('%s in %s is %s', (written, place, phone, code) => {
  const resume = read(['Ada Example', place, written, 'ada@example.org']);
  expect([resume.phone?.value, resume.phoneCountryCode?.value]).toEqual([phone, code]);
});

test('icons beside addresses are no part of them', () => {
  const resume = read(['Ada Example', '☎ +971 50 555 0142 @ ada.lo@example.org', 'folio: adalo.dk']);
  expect([resume.email?.value, resume.websiteUrl?.value]).toEqual(['ada.lo@example.org', 'adalo.dk']);
});

test('addresses that stand only behind links are found, and networks are nobody’s website', () => {
  const resume = read(
    ['Ada Example', 'LinkedIn', 'GitHub', 'Site'],
    ['https://linkedin.com/in/ada', 'https://github.com/ada', 'https://ada.example'],
  );
  expect(resume.linkedinUrl?.value).toBe('https://linkedin.com/in/ada');
  expect(resume.websiteUrl?.value).toBe('https://ada.example');
});

describe('an e-mail address that its program broke over two lines is', () => {
  const lines = ['Maria Sousa', 'maria.sou-', 'sa@example.org', 'EXPERIENCE'];

  test('joined and unsure by itself', () => {
    expect(read(lines).email).toMatchObject({ value: 'maria.sousa@example.org', confidence: 0.5 });
  });

  test('the one behind the text', () => {
    expect(read(lines, ['mailto:maria.sou-sa@example.org']).email?.value).toBe('maria.sou-sa@example.org');
    expect(read(lines, ['mailto:maria.sousa@example.org']).email?.value).toBe('maria.sousa@example.org');
  });

  test('not joined to a word that stands above it, and unsure', () => {
    const { email } = read(['Maria Sousa', 'well-', 'Mail: sa@example.org']);
    expect(email).toMatchObject({ value: 'sa@example.org', confidence: 0.5 });
  });
});

test.each([
  ['Itziar Zubiri Leiva', 'itziar.zubiri@example.es', 'Itziar', 'Zubiri Leiva'],
  ['Anna Marie Smith', 'anna.smith@example.org', 'Anna Marie', 'Smith'],
  ['Anna Marie Smith', 'hello@example.org', 'Anna Marie', 'Smith'],
])('%s of %s is %s %s: the address tells where the family name begins', (line, email, first, last) => {
  const { firstName, lastName } = read([line, 'Employment lawyer since many years', email]);
  expect([firstName?.value, lastName?.value]).toEqual([first, last]);
});

test.each([
  ['Lucía Castiñeira Pazos', '+34 981 55 03 44', 'Lucía', 'Castiñeira Pazos'],
  ['María José Fontán', '+34 981 55 03 44', 'María José', 'Fontán'],
  ['Lucy Anne Marsh', '+44 20 7946 0127', 'Lucy Anne', 'Marsh'],
])('%s of a resume in English, reached at %s', (name, phone, first, last) => {
  const resume = readDrawn([
    { text: name, size: 22 },
    phone,
    { text: 'EXPERIENCE', isBold: true, size: 14 },
    'Ran the shop and kept the books for the owner of the house',
  ]);
  expect([resume.firstName?.value, resume.lastName?.value]).toEqual([first, last]);
  expect((resume.firstName?.confidence ?? 0) < 0.6).toBe(phone.startsWith('+34'));
});

test('a title behind the name in the same look is no part of it', () => {
  const resume = read(['Thibault d’Aubigny Registered Nurse', 'thibault.daubigny@example.com']);
  expect([resume.firstName?.value, resume.lastName?.value]).toEqual(['Thibault', 'd’Aubigny']);
});

test.each([
  [['https://vandyke-', 'work.example.org'], { value: 'https://vandyke-work.example.org', confidence: 0.9 }],
  [['https://vandyke-', 'Engineer of example.org'], { value: 'https://vandyke-', confidence: 0.5 }],
])('a website that breaks behind its hyphen: %j', (lines, expected) => {
  expect(read(['Cole Van Dyke', ...lines]).websiteUrl).toMatchObject(expected);
});

test('a region behind whose name a postcode stands is of its own land', () => {
  expect(read(['Lucía Castro', 'A Coruña, Galicia 15003', '981 55 00 42']).phone?.value).not.toMatch(/^\+1/);
});

test('an address that breaks in a column beside another one is joined, and unsure', () => {
  const resume = readDrawn([
    { text: 'Jean-Baptiste Rouvière', size: 22 },
    [
      { text: 'E jeanbaptiste-', x: 50 },
      { text: 'Kept charts for six patients a shift', x: 200 },
    ],
    [
      { text: 'rouviere@example.net', x: 50, down: -7 },
      { text: 'Staff Nurse, Lakeview Centre', x: 200, down: -7 },
    ],
  ]);
  expect(resume.email).toMatchObject({ value: 'jeanbaptisterouviere@example.net', confidence: 0.5 });
});
