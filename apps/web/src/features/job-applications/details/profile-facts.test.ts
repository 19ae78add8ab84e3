import { expect, test } from 'vitest';
import { toProfileFacts } from './profile-facts.ts';

test('the profile as it was reads line by line, without what is for machines or unknown', () => {
  const profile = {
    id: 3,
    version: 2,
    user_job_profile_id: 3,
    created_at: '2026-01-01',
    has_resume: true,
    resume_size: 10,
    first_name: 'Ada',
    linkedin_url: 'https://linkedin.com/in/ada',
    desired_pay: null,
    zip: '',
    skills: [{ id: 1, skill_name: 'SQL' }, 'Python'],
    experience: [
      {
        id: 9,
        job_title: 'Nurse',
        company_name: 'Acme',
        end_date: null,
        is_current_job: true,
        description: '<p>Cared &amp; <b>led</b></p>',
      },
    ],
    equalOpportunity: { gender: 'Female' },
    references: [],
  };
  expect(toProfileFacts(profile)).toEqual([
    { label: 'First name', lines: ['Ada'] },
    { label: 'LinkedIn', lines: ['https://linkedin.com/in/ada'] },
    { label: 'Skills', lines: ['SQL', 'Python'] },
    { label: 'Experience', lines: ['Nurse, Acme, Cared & led'] },
    { label: 'Equal opportunity', lines: ['Female'] },
  ]);
});
