import { expect, test } from 'vitest';
import { readDrawn, toPositions, type Row } from './testing/read-drawn.ts';
import { cleanText } from './words/clean-text.ts';

const H = (text: string): Row => ({ text, isBold: true, size: 14 });
const B = (text: string) => ({ text, isBold: true });
const NAME: Row[] = [{ text: 'Ada Example', size: 20 }, 'ada@example.org'];
const read = (...rows: Row[]) => readDrawn([...NAME, ...rows]);
const valuesOf = (entries: readonly Readonly<Record<string, { value: unknown } | null | undefined>>[] = []) =>
  entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).flatMap(([name, own]) => (own ? [[name, own.value]] : []))),
  );

test('levels under languages that stand beside each other belong to the one above them', () => {
  const { sections } = read(
    H('LANGUAGES'),
    [{ text: 'English' }, { text: 'Spanish', x: 250 }],
    [{ text: 'Native speaker' }, { text: 'Basic', x: 250 }],
  );
  expect(valuesOf(sections?.languages)).toMatchObject([
    { language: 'English', level: 'Native speaker' },
    { language: 'Spanish', level: 'Basic' },
  ]);
});

test('schools side by side keep their own degrees', () => {
  const { sections } = read(
    H('EDUCATION'),
    [{ text: 'Lakeside College' }, { text: 'Hilltop High School', x: 300 }],
    [{ text: '2015 – 2018' }, { text: '2013 – 2015', x: 300 }],
    [{ text: 'Bachelor of Arts' }, { text: 'High School Diploma', x: 300 }],
  );
  expect(valuesOf(sections?.education)).toMatchObject([
    { school: 'Lakeside College', degree: 'Bachelor of Arts', end_date: '2018' },
    { school: 'Hilltop High School', degree: 'High School Diploma', end_date: '2015' },
  ]);
});

test.each([
  ['18 rue des Carmes, Quimper 29000 FR', 'Quimper', '29000'],
  ['ul. Długa 14/3, 80-827, Gdańsk, (PL)', 'Gdańsk', '80-827'],
  ['Karl-Heine-Straße 27, 04229 Leipzig, Germany', 'Leipzig', '04229'],
])('%s is in %s', (line, city, zip) => {
  const found = read(line);
  expect([found.city?.value, found.zip?.value]).toEqual([city, zip]);
});

test('a title below the employer, its place and its time is the title', () => {
  const job = (employer: string, dates: string, title: string): Row[] => [
    B(employer),
    'Farville',
    dates,
    title,
    '• Did it',
  ];
  const found = read(
    H('WORK EXPERIENCE'),
    ...job('Abers Clinic', 'October 2020 – Present', 'Registered Nurse'),
    ...job('Northgate Hospital', 'July 2018 – September 2020', 'Head Nurse'),
    H('EDUCATION'),
    'College of Somewhere, 2010',
  );
  expect(toPositions(found)).toMatchObject([
    ['Registered Nurse', 'Abers Clinic', '2020-10', 'now'],
    ['Head Nurse', 'Northgate Hospital', '2018-07', '2020-09'],
  ]);
});

test('skills that are written as labels of nothing are skills', () => {
  const found = read(H('SKILLS'), 'SCADA:', 'Hydraulics:', 'Root cause analysis:');
  expect(found.skills.map(({ value }) => value)).toEqual(['SCADA', 'Hydraulics', 'Root cause analysis']);
});

test('what somebody is stands behind the name and is no part of it', () => {
  const { firstName, lastName } = readDrawn([
    { text: 'Ada Stone, PMP, Senior Field Engineer', size: 18 },
    'ada@example.org',
  ]);
  expect([firstName?.value, lastName?.value]).toEqual(['Ada', 'Stone']);
});

test('the address in a sidebar is no summary, and a sentence with a year is one', () => {
  const { summary } = read(H('ABOUT'), '12 Canal Street Leeds', 'ada.stone@e', 'xample.org');
  expect(summary).toBeNull();
  const said = 'I keep books in order, and have done so for small firms and a hospital since 2011.';
  expect(read(H('PROFILE'), said).summary?.value).toBe(said);
});

test('ligatures that TeX draws as pictures are read as their letters', () => {
  expect(cleanText('In\u001crmière, Le Go\u001b', 'Any')).toBe('Infirmière, Le Goff');
});

test('certificates name their issuer in brackets, and where and until when they hold', () => {
  const { sections } = read(
    H('CERTIFICATES'),
    '• First Aid at Work (British Red Cross), 2019',
    '• Registered Nurse | valid in Texas | N.º RN-4711 | Issued May 2021, expires May 2026',
  );
  expect(valuesOf(sections?.certificates)).toMatchObject([
    { name: 'First Aid at Work', issuer: 'British Red Cross', issued_date: '2019' },
    { state: 'Texas', number: 'RN-4711', issued_date: '2021-05', valid_until: '2026-05' },
  ]);
});
