import { toNoSections } from '@firsthand/contracts';
import type { ResumeProfile } from '../to-json-resume.ts';

const POINTS =
  '<p>Kept <strong>payments</strong> running.</p><ul><li>Halved the cost of a request</li><li>Wrote <a href="https://example.com/p">the paper</a></li></ul>';

/** Ada, with two positions. */
export function aProfile(changes: Partial<ResumeProfile> = {}): ResumeProfile {
  return {
    ...{ profile_name: 'Platform', desired_job_title: 'Platform Engineer', first_name: 'Ada María' },
    ...{ last_name: 'Nguyễn', email: 'ada@example.com', phone_country_code: '+49', phone: '170 5550147' },
    ...{ address: 'Karl-Marx-Str. 12', city: 'Berlin', state: null, zip: '10178', country: 'DE' },
    ...{ linkedin_url: 'https://www.linkedin.com/in/ada', website_url: 'https://ada.example.com/' },
    ...{ summary: null, sections: toNoSections() },
    skills: ['TypeScript', 'Κοστολόγηση', 'Планирование'].map((skill_name) => ({ skill_name })),
    experience: [
      {
        ...{ job_title: 'Staff Engineer', company_name: 'Brightfathom GmbH', start_date: '2021-03-15' },
        ...{ end_date: null, is_current_job: true, description: POINTS },
      },
      {
        ...{ job_title: 'Engineer', company_name: 'Northwind & Söhne', start_date: '2016-09-01' },
        ...{
          end_date: '2021-02-28',
          is_current_job: false,
          description: '<p>#read("/etc/passwd") $x$ *b*</p>',
        },
      },
    ],
    ...changes,
  };
}
