import type { Applicant } from '../applicant.ts';

const JOBS = [
  {
    ...{ job_title: 'Analyst', company_name: 'Engine Works', description: '<p>Wrote notes.</p>' },
    ...{ start_date: '2021-04-01', is_current_job: true },
  },
  {
    ...{ job_title: 'Clerk', company_name: 'Cotton Mills', description: '<p>Kept books.</p>' },
    ...{ start_date: '2015-01-05', end_date: '2018-12-31' },
  },
  {
    ...{ job_title: 'Tutor', company_name: 'Lambeth School' },
    ...{ start_date: '2012-09-01', end_date: '2014-06-30' },
  },
];
/** Of the second only the years are known. */
const SCHOOLS = [
  {
    ...{ school: 'University of London', degree: 'Bachelor of Science', field_of_study: 'Mathematics' },
    ...{ start_date: '2011-10', end_date: '2014-06', grade: '3.9' },
  },
  {
    ...{ school: 'Trinity College', degree: 'Master of Arts', field_of_study: 'History' },
    ...{ start_date: '2008', end_date: '2011' },
  },
];

/** Gives a profile three jobs, of which the first goes on, and two schools. */
export async function addEntries({ call, profileId }: Applicant): Promise<void> {
  for (const job of JOBS) await call('POST', `/job-profiles/${profileId}/experience`, job);
  for (const school of SCHOOLS) await call('POST', `/job-profiles/${profileId}/sections/education`, school);
}
