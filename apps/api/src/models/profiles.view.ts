import {
  DISABILITY_STATUSES,
  GENDERS,
  OPTIONAL_FIELDS_HANDLINGS,
  PHONE_COUNTRY_CODES,
  PROFILE_COUNTRIES,
  PROFILE_LINE_NAMES,
  VETERAN_STATUSES,
  type Experience,
  type JobProfile,
  type ProfileFileKind,
  type ProfileLine,
  type Skill,
} from '@firsthand/contracts';
import { toProfileSections } from './profile-sections.view.ts';
import type { ExperienceRow, ListedExperienceRow, SkillRow, StoredProfile } from './stored-profile.ts';

/** A profile as its owner sees it. */
export function toProfileView(stored: StoredProfile): JobProfile {
  const { profile, answers } = stored;
  return {
    id: profile.id,
    ...toLines(profile),
    profile_name: profile.profile_name,
    country: oneOf(PROFILE_COUNTRIES, profile.country),
    phone_country_code: oneOf(PHONE_COUNTRY_CODES, profile.phone_country_code),
    veteran_status: oneOf(VETERAN_STATUSES, answers?.veteran_status),
    disability_status: oneOf(DISABILITY_STATUSES, answers?.disability_status),
    gender: oneOf(GENDERS, answers?.gender),
    date_available: profile.date_available,
    summary: profile.summary,
    optional_fields_handling:
      oneOf(OPTIONAL_FIELDS_HANDLINGS, profile.optional_fields_handling) ?? OPTIONAL_FIELDS_HANDLINGS[0],
    ...toFileFields(stored),
    skills: stored.skills.map(toSkillView),
    experience: stored.experience.map(toExperienceView),
    sections: toProfileSections(stored.entries),
    sections_cut: stored.areEntriesCut,
    version: profile.version,
    updated_at: profile.updated_at.toISOString(),
  };
}

function toLines(profile: StoredProfile['profile']): Pick<JobProfile, ProfileLine> {
  const lines = PROFILE_LINE_NAMES.map((name) => [name, profile[name]] as const);
  return Object.fromEntries(lines) as Pick<JobProfile, ProfileLine>;
}

export function toSkillView({ id, skill_name }: SkillRow): Skill {
  return { id, skill_name };
}

export function toExperienceView(entry: ExperienceRow | ListedExperienceRow): Experience {
  return {
    id: entry.id,
    user_job_profile_id: entry.job_profile_id,
    job_title: entry.job_title,
    company_name: entry.company_name,
    start_date: entry.start_date,
    end_date: entry.end_date,
    is_current_job: entry.is_current_job,
    description: entry.description,
    description_cut: 'is_cut' in entry && entry.is_cut,
    display_order: entry.display_order,
    created_at: entry.created_at.toISOString(),
    updated_at: entry.updated_at.toISOString(),
  };
}

function toFileFields({ files, hasReading }: StoredProfile) {
  const find = (kind: ProfileFileKind) => files.find((file) => file.kind === kind);
  const resume = find('resume');
  const letter = find('cover-letter');
  return {
    has_resume: resume !== undefined,
    resume_filename: resume?.filename ?? null,
    resume_size: resume?.size ?? null,
    resume_mimetype: resume?.mimetype ?? null,
    has_cover_letter: letter !== undefined,
    cover_letter_filename: letter?.filename ?? null,
    cover_letter_size: letter?.size ?? null,
    cover_letter_mimetype: letter?.mimetype ?? null,
    has_reading: hasReading,
  };
}

/** A stored text as one of an enumeration's words; an enumeration may lose words over time. */
function oneOf<Word extends string>(words: readonly Word[], text: string | null | undefined): Word | null {
  return words.find((word) => word === text) ?? null;
}
