import { expect, test } from 'vitest';
import { toLabel, toProfileFacts } from './profile-facts.ts';

test('the profile as it was reads line by line in the order of its page, without what is for machines or unknown', () => {
  const profile = {
    id: 3,
    zip: '',
    phone: '2025550147',
    country: 'US',
    skills: [
      { id: 1, skill_name: 'SQL' },
      { id: 2, skill_name: 'Python' },
    ],
    version: 2,
    last_name: 'King',
    experience: [
      {
        job_title: 'Nurse',
        company_name: 'Acme',
        start_date: '2020-01-01',
        end_date: null,
        is_current_job: true,
      },
      { job_title: 'Aide', company_name: '', start_date: '2018-03-01', end_date: '2019-12-31' },
    ],
    first_name: 'Ada',
    has_resume: true,
    updated_at: '2026-11-21T12:49:20.644Z',
    desired_pay: null,
    resume_size: 44,
    linkedin_url: 'https://linkedin.com/in/ada',
    date_available: '2027-01-10',
    resume_filename: 'Ada King.pdf',
    phone_country_code: '+1',
    optional_fields_handling: 'fill_only_necessary',
    pronouns: 'she/her',
  };
  expect(toProfileFacts(profile).map(({ label, lines }) => [label, ...lines])).toEqual([
    ['First name', 'Ada'],
    ['Last name', 'King'],
    ['Phone', '+1 2025550147'],
    ['Country', 'United States'],
    ['LinkedIn', 'https://linkedin.com/in/ada'],
    ['Date available', 'Jan 10, 2027'],
    ['Optional fields', 'Fill only what is necessary'],
    ['Skills', 'SQL, Python'],
    ['Experience', 'Nurse at Acme, Jan 1, 2020 – now', 'Aide, Mar 1, 2018 – Dec 31, 2019'],
    ['Pronouns', 'she/her'],
  ]);
});

test('the sections of the profile as it was are told below it, an entry a line', () => {
  const sections = {
    languages: [{ id: 7, display_order: 0, language: 'Dutch', level: null, cefr: 'C1' }],
    education: [{ id: 3, display_order: 0, school: 'MIT', degree: 'BSc <b>', is_expected: true }, {}],
    projects: 'none',
  };
  expect(toProfileFacts({ first_name: 'Ada', summary: 'Nurse.', sections, sections_cut: false })).toEqual([
    { label: 'First name', lines: ['Ada'] },
    { label: 'Summary', lines: ['Nurse.'] },
    { label: 'Education', lines: ['MIT, BSc <b>'] },
    { label: 'Languages', lines: ['Dutch, C1'] },
  ]);
});

test('a profile that holds nothing, or something else than expected, is no trouble', () => {
  expect(toProfileFacts({})).toEqual([]);
  expect(toProfileFacts({ skills: 'SQL', experience: [null, 7], country: 12, phone: {} })).toEqual([]);
});

test('names of fields read as words', () => {
  expect(toLabel('applicationId')).toBe('Application id');
  expect(toLabel('zip')).toBe('ZIP code');
});
