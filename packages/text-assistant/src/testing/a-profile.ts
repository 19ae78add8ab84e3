import type { FactSource } from '../letter/facts.ts';
import type { LetterJob } from '../letter/template-letter.ts';

/** A profile with two jobs. */
export const PROFILE: FactSource = {
  first_name: 'Ada',
  last_name: 'Byron',
  skills: [
    { id: 1, skill_name: 'SQL' },
    { id: 2, skill_name: 'Forklift' },
    { id: 3, skill_name: 'Lace making' },
  ],
  experience: [
    {
      ...{ id: 7, job_title: 'Data Analyst', company_name: 'Tarn & Co', is_current_job: true },
      ...{ start_date: '2021-03-01', end_date: null },
      description:
        '<p>Built 14 reports in Tableau for the finance team. Cut the monthly close by 3 days.</p><ul><li>Trained new staff &amp; interns</li></ul>',
    },
    {
      ...{ id: 8, job_title: 'Warehouse Clerk', company_name: 'Hexley', is_current_job: false },
      ...{ start_date: '2018-01-01', end_date: '2020-12-31', description: '<p>Counted stock.</p>' },
    },
  ],
};

export const JOB: LetterJob = {
  title: 'Reporting Analyst',
  company: 'Quillmere',
  descriptionText:
    'You build reports with SQL, Tableau and Power BI for the finance team.\nWe welcome everybody, whatever their gender or veteran status.',
};
