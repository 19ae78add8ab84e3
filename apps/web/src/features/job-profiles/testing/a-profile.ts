import type { Experience, JobProfile } from '@firsthand/contracts';

/** A profile with nothing in it but its name, unless told otherwise. */
export function aProfile(fields: Partial<JobProfile> = {}): JobProfile {
  return {
    id: 1,
    profile_name: 'Backend',
    desired_job_title: null,
    first_name: null,
    last_name: null,
    address: null,
    city: null,
    state: null,
    zip: null,
    email: null,
    country: null,
    phone_country_code: null,
    phone: null,
    veteran_status: null,
    disability_status: null,
    gender: null,
    date_available: null,
    desired_pay: null,
    linkedin_url: null,
    website_url: null,
    optional_fields_handling: 'fill_unanswered_questions',
    has_resume: false,
    resume_filename: null,
    resume_size: null,
    resume_mimetype: null,
    has_cover_letter: false,
    cover_letter_filename: null,
    cover_letter_size: null,
    cover_letter_mimetype: null,
    has_reading: false,
    summary: null,
    skills: [],
    experience: [],
    sections: { education: [], languages: [], certificates: [], projects: [], volunteering: [], awards: [] },
    sections_cut: false,
    version: 1,
    updated_at: '2026-11-20T08:00:00.000Z',
    ...fields,
  };
}

export function anExperience(fields: Partial<Experience> = {}): Experience {
  return {
    id: 11,
    user_job_profile_id: 1,
    description_cut: false,
    job_title: 'Engineer',
    company_name: 'Acme',
    start_date: '2020-01-01',
    end_date: null,
    is_current_job: true,
    description: '<p>Built things.</p>',
    display_order: 0,
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
    ...fields,
  };
}
