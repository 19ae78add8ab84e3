import { describe, expect, test } from 'vitest';
import { ADA } from '../../testing/factories.ts';
import { fillPage } from '../fill-page.ts';
import { readPageForm, type PageField } from '../read-page-form.ts';
import { countFurtherEntries } from './fill-entries.ts';

const PERSON = {
  ...{ ...ADA, latestCompany: 'Engines', latestTitle: 'Analyst' },
  entries: {
    experience: [
      {
        title: 'Analyst',
        company: 'Engines',
        description: 'Wrote notes.',
        from: '2019-03',
        to: null,
        isCurrent: true,
      },
      { title: 'Clerk', company: 'Mills', description: null, from: '2015-01-05', to: '2018-12-31' },
    ],
    education: [
      { school: 'London', degree: 'BSc', field: 'Mathematics', grade: '3.9', from: '2011', to: '2014-06' },
      { school: 'Paris', degree: 'MSc', field: null, grade: null, from: null, to: null },
    ],
  },
};

const [ANALYST, CLERK] = [
  ['Analyst', 'Engines'],
  ['Clerk', 'Mills'],
] as const;

function fill(
  fields: (Partial<PageField> & { label: string })[],
  { stands = {}, shown = [] }: { stands?: Record<string, string>; shown?: string[] } = {},
) {
  const page = fields.map((field, index) => ({
    ...{ key: `k${index}`, kind: 'text' as const, required: true, options: [], section: null, ...field },
  }));
  const options = { handling: 'fill_unanswered_questions' as const, earlier: [] };
  const standing = { stands: new Map(Object.entries(stands)), shown };
  return fillPage(readPageForm(page).fields, [], PERSON, options, standing).map((field) => [
    field.value,
    field.source?.detail ?? field.left_empty,
  ]);
}

const valuesOf = (...given: Parameters<typeof fill>) => fill(...given).map(([value]) => value);
/** Job and employer of entries, as Workday names them; `also` are further parts of each. */
const jobs = (count: number, also: readonly string[] = []) =>
  Array.from({ length: count }, (_, index) =>
    ['Job Title', 'Company', ...also].map((label) => ({
      ...{ label, key: `workExperience-${index * 3 + 1}--${label.replaceAll(' ', '')}` },
      section: `Work Experience ${index + 1}`,
    })),
  ).flat();

test('Workday’s lists are filled entry by entry, each value with the entry it is of', () => {
  const entry = (number: number) =>
    ['Job Title', 'Company', 'Role Description', 'From', 'To'].map((label) => ({
      ...{
        label,
        key: `workExperience-${number}--${label}`.replaceAll(' ', ''),
        section: `Work Experience ${number}`,
      },
    }));
  expect(fill([...entry(3), ...entry(7)]).map(([value]) => value)).toEqual([
    ...['Analyst', 'Engines', 'Wrote notes.', '03/2019', null],
    ...['Clerk', 'Mills', null, '01/2015', '12/2018'],
  ]);
  expect(fill(entry(3))[0]?.[1]).toBe('Your profile: experience 1, Engines');
});

test('Greenhouse’s schools are known by their names, months and years apart', () => {
  expect(
    valuesOf([
      { key: 'school--0', label: 'School' },
      { key: 'degree--0', label: 'Degree' },
      { key: 'discipline--0', label: 'Discipline' },
      { key: 'end-month--0', label: 'End date month' },
      { key: 'end-year--0', label: 'End date year', kind: 'number' },
      { key: 'school--1', label: 'School' },
    ]),
  ).toEqual(['London', 'BSc', 'Mathematics', 'June', '2014', 'Paris']);
});

test('lists of the other systems are known by their headings, and choices by their words', () => {
  expect(
    valuesOf([
      { label: 'Institution', section: 'Education' },
      { label: 'Major', section: 'Education' },
      { label: 'Degree', section: 'Education', kind: 'single-choice', options: ['MSc', 'BSc'] },
      { label: 'Title', section: 'Experience' },
      { label: 'Company', section: 'Experience' },
      { label: 'Employer name', section: 'Work history - most recent employer' },
    ]),
  ).toEqual(['London', 'Mathematics', 'BSc', 'Analyst', 'Engines', 'Engines']);
});

test('nothing is made up: no entry, no day that is not known, no choice that reads otherwise', () => {
  expect(
    valuesOf([
      { label: 'School', section: 'Education 1' },
      { label: 'School', section: 'Education 2' },
      { label: 'School', section: 'Education 3' },
      { label: 'From', section: 'Education', kind: 'date' },
      { label: 'Degree', section: 'Education', kind: 'single-choice', options: ['Bachelor', 'Master'] },
    ]),
  ).toEqual(['London', 'Paris', null, null, null]);
});

test('people around an employer or a school get none of it', () => {
  expect(
    valuesOf([
      { label: 'Company', section: 'References' },
      { label: 'Title', section: 'Supervisor at your most recent employer' },
      { label: 'Company', section: 'Emergency contact' },
    ]),
  ).toEqual([null, null, null]);
});

describe('entries that stand on the page already', () => {
  const [title, company] = ['workExperience-1--JobTitle', 'workExperience-1--Company'];

  test('are the next’s for nobody: what the person filled is not offered a second time', () => {
    const stands = { [title]: 'Analyst', [company]: 'ENGINES' };
    expect(valuesOf(jobs(2), { stands })).toEqual([...ANALYST, ...CLERK]);
    const second = { [title]: 'Clerk', [company]: 'Mills' };
    expect(valuesOf(jobs(2), { stands: second })).toEqual([...CLERK, ...ANALYST]);
  });

  test('that are none of the profile’s get nothing beside them, and take nothing away', () => {
    const stands = { [title]: 'Baker', [company]: 'Bread' };
    const filled = fill(jobs(3), { stands });
    expect(filled.map(([value]) => value)).toEqual([null, null, ...ANALYST, ...CLERK]);
    expect(filled[0]?.[1]).toMatch(/^Something else than in your profile stands in this entry/);
    expect(fill(jobs(4), { stands })[6]?.[1]).toBe('Your profile holds no further job.');
  });

  test('of one employer under another title count as that job, and get none of its dates', () => {
    const stands = { [title]: 'Chief analyst', [company]: 'Engines' };
    expect(valuesOf(jobs(2, ['From']), { stands })).toEqual([null, null, null, ...CLERK, '01/2015']);
  });

  test('of a school with the degree in the words of a list are that school', () => {
    const school = (number: number) =>
      ['School', 'Degree', 'GPA'].map((label) => ({ label, key: `${label.toLowerCase()}--${number}` }));
    const fields = [...school(0), ...school(1)].map((field, index) => ({
      ...{ ...field, section: 'Education', key: index % 3 === 2 ? `gpa${index}` : field.key },
    }));
    const stands = { 'school--0': 'London', 'degree--0': 'Bachelor’s Degree' };
    expect(valuesOf(fields, { stands })).toEqual(['London', 'BSc', '3.9', 'Paris', 'MSc', null]);
  });

  test('may be shown as words alone', () => {
    const shown = ['Analyst · Engines, Mar 2019 to now'];
    expect(valuesOf(jobs(1), { shown })).toEqual([...CLERK]);
  });
});

test('the end of a job that goes on is asked of nobody, so that the next entry keeps its own', () => {
  const key = (number: number, label: string) => ({
    label,
    section: 'Employment',
    key: `k${number}${label}`,
  });
  const fields = [
    ...['Title', 'Company', 'From'].map((label) => key(1, label)),
    ...['Title', 'Company', 'From', 'To'].map((label) => key(2, label)),
  ];
  expect(valuesOf(fields)).toEqual([...ANALYST, '03/2019', ...CLERK, '01/2015', '12/2018']);
});

test('a job that goes on ticks the box for that, and says why its end stays empty', () => {
  const box = { kind: 'single-choice' as const, options: ['Yes'] };
  const fields = jobs(2, ['I currently work here', 'To']).map((field) =>
    field.label.startsWith('I') ? { ...field, ...box } : field,
  );
  expect(fill(fields)).toEqual([
    ...ANALYST.map((value) => [value, 'Your profile: experience 1, Engines']),
    ['Yes', 'Your profile: experience 1, Engines'],
    [null, 'You work there now, so there is no day on which it ended.'],
    ...CLERK.map((value) => [value, 'Your profile: experience 2, Mills']),
    [null, 'Your profile does not say that you work at Mills now.'],
    ['12/2018', 'Your profile: experience 2, Mills'],
  ]);
});

test('months go into lists of names, of short names and of numbers, and into boxes for digits', () => {
  const month = (field: Partial<PageField>) =>
    valuesOf([{ label: 'Start month', section: 'Work history', ...field }])[0];
  const choice = (options: string[]) => month({ kind: 'single-choice', options });
  expect(choice(['Feb', 'Mar'])).toBe('Mar');
  expect(choice(['1', '3'])).toBe('3');
  expect(choice(['01', '03'])).toBe('03');
  expect(choice(['03 - March', '04 - April'])).toBe('03 - March');
  expect(choice(['Spring'])).toBeNull();
  expect(month({ kind: 'number' })).toBe('03');
  expect(month({ label: 'Start month (MM)' })).toBe('03');
  expect(month({ label: 'From: Month' })).toBe('March');
});

test('the latest job is asked beside a list as well, and is none of the previous ones', () => {
  const company = (section: string) => ({ label: 'Company', section });
  expect(
    valuesOf([company('Most recent employer'), company('Previous employer'), company('Work history')]),
  ).toEqual([...['Engines', 'Mills', 'Engines']]);
});

test('how many entries of the profile the page has no place for is counted', () => {
  const { fields } = readPageForm(
    jobs(1).map((field) => ({ kind: 'text', required: true, options: [], ...field })),
  );
  const options = { handling: 'fill_unanswered_questions' as const, earlier: [] };
  const standing = { stands: new Map<string, string>(), shown: [] };
  const filled = fillPage(fields, [], PERSON, options, standing);
  expect(countFurtherEntries(filled, PERSON, standing)).toEqual({ experience: 1, education: 0 });
});
