import type { AutoApply, JobProfile, SaveAutoApplyRequest } from '@firsthand/contracts';
import { FILTER_COUNTRIES, LIMITS } from '@firsthand/contracts/light';

/** The form as its fields show it. */
export interface AutoApplyFields {
  enabled: boolean;
  profileId: string;
  q: string;
  location: string;
  country: string;
  remote: '' | 'yes' | 'no';
  dailyLimit: string;
}

/** What of a profile the form begins with. */
type SearchedFor = Pick<JobProfile, 'id' | 'desired_job_title' | 'country'>;

const firstLimit = 5;

/** What is stored; before anything is, an empty search that is off. */
export function toFields(settings: AutoApply | null, profiles: readonly SearchedFor[]): AutoApplyFields {
  const [first] = profiles;
  if (!settings) {
    return {
      enabled: false,
      profileId: String(first?.id ?? ''),
      q: first?.desired_job_title ?? '',
      location: '',
      country: toFilterCountry(first?.country),
      remote: '',
      dailyLimit: String(firstLimit),
    };
  }
  return {
    enabled: settings.enabled,
    profileId: String(settings.job_profile_id),
    q: settings.q,
    location: settings.location,
    country: settings.country,
    remote: settings.remote === null ? '' : settings.remote ? 'yes' : 'no',
    dailyLimit: String(settings.daily_limit),
  };
}

/** Where the person lives; without that, or where it is none that can be chosen, any country. */
function toFilterCountry(country: string | null | undefined): string {
  return FILTER_COUNTRIES.find((known) => known === country) ?? '';
}

/** What keeps the form from being saved, in words; null when nothing does. */
export function findFault(fields: AutoApplyFields): string | null {
  const limit = Number(fields.dailyLimit);
  if (fields.q.trim() === '') return 'Say what to search for, such as a job title.';
  if (fields.profileId === '') return 'Choose a job profile.';
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMITS.autoApplyDailyMax) {
    return `The daily limit is a number from 1 to ${LIMITS.autoApplyDailyMax}.`;
  }
  return null;
}

export function toRequest(fields: AutoApplyFields): SaveAutoApplyRequest {
  return {
    enabled: fields.enabled,
    job_profile_id: Number(fields.profileId),
    q: fields.q.trim(),
    location: fields.location.trim(),
    country: fields.country,
    remote: fields.remote === '' ? null : fields.remote === 'yes',
    daily_limit: Number(fields.dailyLimit),
  };
}
