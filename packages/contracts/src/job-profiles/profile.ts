import { LIMITS } from '../limits.ts';

/** The enumerations of a job profile, in the specification's order and words. */
export const PROFILE_COUNTRIES = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'SE'] as const;
export const PHONE_COUNTRY_CODES = ['+1', '+44', '+49', '+33', '+31', '+46', '+61'] as const;
export const VETERAN_STATUSES = ['None', 'Veteran', 'Disabled Veteran', 'Other'] as const;
export const DISABILITY_STATUSES = ['None', 'Yes', 'Prefer not to disclose'] as const;
export const GENDERS = ['Male', 'Female', 'Non-binary', 'Prefer not to disclose', 'Other'] as const;

/** What applying does with a form's optional fields; the first is the default. */
export const OPTIONAL_FIELDS_HANDLINGS = [
  'fill_unanswered_questions',
  'fill_only_necessary',
  'ai_autofill_with_prompt',
  'ai_autofill_no_interference',
] as const;

/** Everything that a person writes of themselves, in the order of its form. A new field begins here. */
export const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone_country_code',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'linkedin_url',
  'website_url',
  'summary',
  'profile_name',
  'desired_job_title',
  'date_available',
  'desired_pay',
  'optional_fields_handling',
  'veteran_status',
  'disability_status',
  'gender',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Of these, what employers are asked for by law: in a table of their own, and kept nowhere but on the server. */
export const EQUAL_OPPORTUNITY_FIELDS = ['veteran_status', 'disability_status', 'gender'] as const;

/** Of these, the lines of text that may be empty, each with the most characters it may have. */
export const PROFILE_LINES = {
  desired_job_title: LIMITS.desiredJobTitleMaxLength,
  first_name: LIMITS.nameMaxLength,
  last_name: LIMITS.nameMaxLength,
  address: LIMITS.profileTextMaxLength,
  city: LIMITS.nameMaxLength,
  state: LIMITS.nameMaxLength,
  zip: LIMITS.zipMaxLength,
  email: LIMITS.emailMaxLength,
  /** Without the country code. */
  phone: LIMITS.phoneMaxLength,
  desired_pay: LIMITS.nameMaxLength,
  /** With its scheme, http or https. */
  linkedin_url: LIMITS.urlMaxLength,
  website_url: LIMITS.urlMaxLength,
} as const satisfies Partial<Record<ProfileField, number>>;
export type ProfileLine = keyof typeof PROFILE_LINES;
export const PROFILE_LINE_NAMES = Object.keys(PROFILE_LINES) as ProfileLine[];

/** What a value read from a resume can become. */
export const READING_FIELDS = [
  'desired_job_title',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'linkedin_url',
  'website_url',
  'summary',
  'skill',
  'job_title',
  'company_name',
  'start_date',
  'end_date',
  'description',
  /** Of an entry of a section; which one and which field of it stands beside. */
  'section',
] as const;
export type ReadingField = (typeof READING_FIELDS)[number];

/** The files a profile holds: the path segment of their calls. */
export const PROFILE_FILE_KINDS = ['resume', 'cover-letter'] as const;
export type ProfileFileKind = (typeof PROFILE_FILE_KINDS)[number];

/** How a resume that is made of a profile looks; the first is the default. */
export const RESUME_DESIGNS = ['one-column', 'two-columns'] as const;
export type ResumeDesign = (typeof RESUME_DESIGNS)[number];

/** Languages in which a resume of ours can say what it says of its own accord, such as its headings. */
export const RESUME_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv'] as const;
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];
export const RESUME_PAPERS = ['a4', 'letter'] as const;
export type ResumePaper = (typeof RESUME_PAPERS)[number];

/** The paper that people in a country print on; A4 where it is not known. */
export function toUsualPaper(country: string | null | undefined): ResumePaper {
  return country === 'US' || country === 'CA' ? 'letter' : 'a4';
}

/**
 * "Ada Lovelace.pdf" → "Ada Lovelace Profile", as long as a name may be. LinkedIn names its archives after itself and the day:
 * "Basic_LinkedInDataExport_11-25-2026.zip" → "LinkedIn Profile".
 */
export function toProfileName(fileName: string): string {
  const suffix = ' Profile';
  const isExport = /LinkedInDataExport/i.test(fileName);
  const base = isExport ? 'LinkedIn' : fileName.replace(/\.[^.]+$/, '').trim();
  return base.slice(0, LIMITS.profileNameMaxLength - suffix.length).trimEnd() + suffix;
}
