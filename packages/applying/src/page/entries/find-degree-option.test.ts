import { expect, test } from 'vitest';
import { findDegreeOption } from './find-degree-option.ts';

const LISTS = {
  // As boards of Greenhouse's list them.
  one: [
    'High School',
    'Associate’s Degree',
    'Bachelor’s Degree',
    'Master’s Degree',
    'Master of Business Administration (M.B.A.)',
    'Juris Doctor (J.D.)',
    'Doctor of Medicine (M.D.)',
    'Doctor of Philosophy (Ph.D.)',
    'Engineer’s Degree',
    'Other',
  ],
  short: ['Some college', 'High School Diploma/GED', 'Associates', 'Bachelors', 'Masters', 'Doctorate'],
  apart: ['BA', 'BS', 'BBA', 'MA', 'MS', 'MBA', 'PhD', 'JD', 'MD'],
  levels: ['Less than Bachelor’s', 'Bachelor’s degree', 'Bachelor’s degree (in progress)', 'Master’s or PhD'],
};

const find = (list: keyof typeof LISTS, words: string) => {
  const options = LISTS[list].map((label) => ({ label, value: label }));
  return findDegreeOption({ options }, words);
};

test.each<[keyof typeof LISTS, string, string | null]>([
  ['one', 'BSc Computer Science', 'Bachelor’s Degree'],
  ['one', 'B.A. (Hons) Political Science', 'Bachelor’s Degree'],
  ['one', 'Bachelor of Laws', 'Bachelor’s Degree'],
  ['one', 'M.Sc. in Engineering Management', 'Master’s Degree'],
  ['one', 'MBA', 'Master of Business Administration (M.B.A.)'],
  ['one', 'Master of Business Administration', 'Master of Business Administration (M.B.A.)'],
  ['one', 'PhD in Physics', 'Doctor of Philosophy (Ph.D.)'],
  ['one', 'Dr. rer. nat.', 'Doctor of Philosophy (Ph.D.)'],
  ['one', 'J.D.', 'Juris Doctor (J.D.)'],
  ['one', 'M.D.', 'Doctor of Medicine (M.D.)'],
  ['one', 'Doctorate in Theology', null],
  ['one', 'Associate of Applied Science', 'Associate’s Degree'],
  ['one', 'High School Diploma', 'High School'],
  ['one', 'Apprenticeship as a baker', null],
  ['short', 'MBA', 'Masters'],
  ['short', 'Ph.D.', 'Doctorate'],
  ['short', 'MD', null],
  ['short', 'GED', 'High School Diploma/GED'],
  ['short', 'Diplom-Ingenieur', 'Masters'],
  ['apart', 'BA Political Science', 'BA'],
  ['apart', 'Bachelor of Science in Nursing', 'BS'],
  ['apart', 'Bachelor of Business Administration', 'BBA'],
  ['apart', 'Master of Education', null],
  ['apart', 'Bachelor', null],
  ['levels', 'BSc', 'Bachelor’s degree'],
  ['levels', 'PhD', 'Master’s or PhD'],
  ['levels', 'MSc', null],
])('of the list “%s” “%s” is %s', (list, words, expected) => {
  expect(find(list, words)).toBe(expected);
});
