import { expect, test } from 'vitest';
import { findHeading } from './headings.ts';

test.each([
  ['WORK EXPERIENCE', 'experience'],
  ['Professional Background & Employment', 'experience'],
  ['Beruflicher Werdegang', 'experience'],
  ['EXPÉRIENCES PROFESSIONNELLES', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['Arbetslivserfarenhet', 'experience'],
  ['Volunteer Experience', 'volunteering'],
  ['Skills and Awards', 'skills'],
  ['EDV-Kenntnisse', 'skills'],
  ['Programming Languages', 'skills'],
  ['Sprachkenntnisse', 'languages'],
  ['A CADEMIC B ACKGROUND', 'education'],
  ['WORKEXPERIENCE', 'experience'],
  ['Get in touch', 'contact'],
  ['RÉCOMPENSES', 'awards'],
  ['Volontariat', 'volunteering'],
])('%s opens the section %s', (text, kind) => {
  expect(findHeading(text)).toBe(kind);
});

test.each([
  'Experience with React and Vue',
  'Software Engineer',
  'Education GmbH 2019',
  'University of Leeds',
  '',
])('"%s" is no heading', (text) => {
  expect(findHeading(text)).toBeNull();
});
