import {
  JSON_RESUME_SCHEMA,
  type Experience,
  type JobProfile,
  type JsonResume,
  type ResumeLanguage,
  type SectionEntries,
} from '@firsthand/contracts';
import { keep } from './sections/keep.ts';
import { toJsonSections } from './sections/to-json-sections.ts';
import { findTextLanguage } from './text/find-language.ts';
import { toPlainParts } from './text/plain-parts.ts';

/** What of a profile a resume shows. */
export type ResumeProfile = Pick<
  JobProfile,
  | (
      | 'profile_name'
      | 'desired_job_title'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'phone_country_code'
      | 'phone'
    )
  | ('address' | 'city' | 'state' | 'zip' | 'country' | 'linkedin_url' | 'website_url' | 'summary')
> & {
  skills: { skill_name: string }[];
  experience: Pick<
    Experience,
    'job_title' | 'company_name' | 'start_date' | 'end_date' | 'is_current_job' | 'description'
  >[];
  sections: SectionEntries;
};

/**
 * A job profile as JSON Resume 1.0.0. Neither numbers nor times of the store are in it: the same profile gives the same
 * document, and so does one that was made of that document.
 */
export function toJsonResume(profile: ResumeProfile): JsonResume {
  const { first_name, last_name, phone_country_code, phone, summary } = profile;
  const work = profile.experience.map(toWork);
  const language = findLanguage(profile, work);
  const location = keep({
    address: profile.address,
    postalCode: profile.zip,
    city: profile.city,
    countryCode: profile.country,
    region: profile.state,
  });
  return {
    $schema: JSON_RESUME_SCHEMA,
    basics: {
      ...keep({
        name: joinWords(first_name, last_name),
        label: profile.desired_job_title,
        email: profile.email,
        phone: phone === null ? null : joinWords(phone_country_code, phone),
        url: profile.website_url,
        summary: summary?.trim() ?? null,
      }),
      ...(Object.keys(location).length > 0 ? { location } : {}),
      ...(profile.linkedin_url === null
        ? {}
        : { profiles: [{ network: 'LinkedIn', url: profile.linkedin_url }] }),
      x_firsthand: { profile_name: profile.profile_name, first_name, last_name, phone_country_code, phone },
    },
    work,
    skills: profile.skills.map(({ skill_name }) => ({ name: skill_name })),
    ...toJsonSections(profile.sections, language),
    meta: { version: 'v1.0.0', ...(language === 'en' ? {} : { language }) },
  };
}

/** That of what the person wrote; English where it shows none of those that a resume of ours can be in. */
function findLanguage(
  { summary, desired_job_title, sections }: ResumeProfile,
  work: JsonResume['work'],
): ResumeLanguage {
  const texts = [
    ...[summary, desired_job_title, ...sections.education.map(({ notes }) => notes)],
    ...work.flatMap((entry) => [entry.position, entry.summary, ...(entry.highlights ?? [])]),
    ...[...sections.projects, ...sections.volunteering, ...sections.awards].map((entry) => entry.description),
  ];
  return findTextLanguage(texts.join(' ')) ?? 'en';
}

function toWork(entry: ResumeProfile['experience'][number]): JsonResume['work'][number] {
  const { summary, highlights } = toPlainParts(entry.description);
  return {
    name: entry.company_name,
    position: entry.job_title,
    startDate: entry.start_date,
    ...keep({ endDate: entry.end_date, summary: summary || null }),
    ...(highlights.length > 0 ? { highlights } : {}),
    x_firsthand: { description: entry.description, is_current_job: entry.is_current_job },
  };
}

function joinWords(...words: (string | null)[]): string | null {
  return words.filter((word) => word !== null && word !== '').join(' ') || null;
}
