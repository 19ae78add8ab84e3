import { expect, test } from 'vitest';
import { PROFILE } from '../testing/a-profile.ts';
import { toFacts } from './facts.ts';

const texts = (source = PROFILE) => toFacts(source).map(({ id, text }) => `${id}: ${text}`);

test('a profile becomes a name, skills, jobs with their time, and what was done in each', () => {
  expect(texts()).toEqual([
    'name: Ada Byron',
    'skill-1: SQL',
    'skill-2: Forklift',
    'skill-3: Lace making',
    'job-7: Data Analyst at Tarn & Co, since March 2021',
    'job-7-1: Built 14 reports in Tableau for the finance team.',
    'job-7-2: Cut the monthly close by 3 days.',
    'job-7-3: Trained new staff & interns',
    'job-8: Warehouse Clerk at Hexley, January 2018 to December 2020',
    'job-8-1: Counted stock.',
  ]);
});

test('an empty profile has no facts', () => {
  expect(texts({ first_name: null, last_name: ' ', skills: [], experience: [] })).toEqual([]);
});

test('what tells of health, service or gender is no fact', () => {
  const [entry] = PROFILE.experience;
  if (!entry) throw new Error('the profile has no experience');
  const description = '<p>I am a disabled veteran.</p><p>Wrote reports.</p>';
  const facts = toFacts({ ...PROFILE, experience: [{ ...entry, description }] });
  expect(facts.filter(({ kind }) => kind === 'duty').map(({ text }) => text)).toEqual(['Wrote reports.']);
});

test('equal opportunity answers cannot come in, by type and in fact', () => {
  const whole = {
    ...PROFILE,
    gender: 'Non-binary',
    veteran_status: 'Protected',
    disability_status: 'Yes, one',
  };
  // @ts-expect-error -- a fact source has no such field
  const withGender: typeof PROFILE = { ...PROFILE, gender: 'Non-binary' };
  expect(toFacts(whole)).toEqual(toFacts(PROFILE));
  expect(toFacts(withGender)).toEqual(toFacts(PROFILE));
});

test('the latest job comes first, whatever the profile’s own order', () => {
  const [now, then] = PROFILE.experience;
  if (!now || !then) throw new Error('the profile has two entries');
  const open = { ...then, id: 9, start_date: '2019-05-01', is_current_job: false, end_date: null };
  const jobs = toFacts({ ...PROFILE, experience: [open, then, now] }).filter(({ kind }) => kind === 'job');
  expect(jobs.map(({ text }) => text)).toEqual([
    'Data Analyst at Tarn & Co, since March 2021',
    'Warehouse Clerk at Hexley, January 2018 to December 2020',
    'Warehouse Clerk at Hexley, from May 2019',
  ]);
});
