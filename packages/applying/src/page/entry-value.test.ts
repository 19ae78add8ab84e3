import { expect, test } from 'vitest';
import { ADA } from '../testing/factories.ts';
import { fillPage } from './fill-page.ts';
import { readPageForm, type PageField } from './read-page-form.ts';

const PERSON = {
  ...{ ...ADA, latestCompany: 'Engines', latestTitle: 'Analyst' },
  entries: {
    experience: [
      { title: 'Analyst', company: 'Engines', description: 'Wrote notes.', from: '2019-03', to: null },
      { title: 'Clerk', company: 'Mills', description: null, from: '2015-01-05', to: '2018-12-31' },
    ],
    education: [
      { school: 'London', degree: 'BSc', field: 'Mathematics', grade: '3.9', from: '2011', to: '2014-06' },
      { school: 'Paris', degree: 'MSc', field: null, grade: null, from: null, to: null },
    ],
  },
};

function fill(fields: (Partial<PageField> & { label: string })[]) {
  const page = fields.map((field, index) => ({
    ...{ key: `k${index}`, kind: 'text' as const, required: true, options: [], section: null, ...field },
  }));
  const options = { handling: 'fill_unanswered_questions' as const, earlier: [] };
  return fillPage(readPageForm(page).fields, [], PERSON, options).map(({ value, source }) => [
    value,
    source?.detail ?? null,
  ]);
}

const valuesOf = (fields: Parameters<typeof fill>[0]) => fill(fields).map(([value]) => value);

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
