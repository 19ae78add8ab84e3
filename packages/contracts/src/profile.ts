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

/** What a value read from a resume can become. */
export const READING_FIELDS = [
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
  'skill',
  'job_title',
  'company_name',
  'start_date',
  'end_date',
  'description',
] as const;
export type ReadingField = (typeof READING_FIELDS)[number];

/** The files a profile holds: the path segment of their calls. */
export const PROFILE_FILE_KINDS = ['resume', 'cover-letter'] as const;
export type ProfileFileKind = (typeof PROFILE_FILE_KINDS)[number];
