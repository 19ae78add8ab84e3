import { ACCESS_TOKENS_REFUSALS } from '../access-tokens/refusals.ts';
import { ACCOUNT_FILE_REFUSALS } from '../account-file/refusals.ts';
import { ALERTS_REFUSALS } from '../alerts/refusals.ts';
import { BILLING_REFUSALS } from '../billing/refusals.ts';
import { BOOKMARKS_REFUSALS } from '../bookmarks/refusals.ts';
import { COMPANIES_REFUSALS } from '../companies/refusals.ts';
import { HIDE_RULES_REFUSALS } from '../hide-rules/refusals.ts';
import { JOB_APPLICATIONS_REFUSALS } from '../job-applications/refusals.ts';
import { JOB_PROFILES_REFUSALS } from '../job-profiles/refusals.ts';
import { JOBS_REFUSALS } from '../jobs/refusals.ts';
import { LINKEDIN_REFUSALS } from '../linkedin/refusals.ts';
import { MAGIC_LINK_REFUSALS } from '../magic-link/refusals.ts';
import { OPERATIONS_REFUSALS } from '../operations/refusals.ts';
import { PASSKEYS_REFUSALS } from '../passkeys/refusals.ts';
import { PUBLIC_FORMS_REFUSALS } from '../public-forms/refusals.ts';
import { QUESTIONS_REFUSALS } from '../questions/refusals.ts';
import { REAUTHENTICATION_REFUSALS } from '../reauthentication/refusals.ts';
import { REQUISITIONS_REFUSALS } from '../requisitions/refusals.ts';
import { SAVED_SEARCHES_REFUSALS } from '../saved-searches/refusals.ts';
import { SEARCH_REFUSALS } from '../search/refusals.ts';
import { SESSION_REFUSALS } from '../session/refusals.ts';
import { SETTINGS_REFUSALS } from '../settings/refusals.ts';
import { TURBO_APPLY_REFUSALS } from '../turbo-apply/refusals.ts';
import { WATCHING_REFUSALS } from '../watching/refusals.ts';
import { CALL_REFUSALS } from './of-any-call.ts';
import { AppError, type RefusalValues } from '../errors.ts';
import type { Refusal } from './refusal.ts';

/** Every reason for which a call is refused, by its code. */
export const REFUSALS = {
  ...ACCESS_TOKENS_REFUSALS,
  ...ACCOUNT_FILE_REFUSALS,
  ...ALERTS_REFUSALS,
  ...BILLING_REFUSALS,
  ...BOOKMARKS_REFUSALS,
  ...CALL_REFUSALS,
  ...COMPANIES_REFUSALS,
  ...HIDE_RULES_REFUSALS,
  ...JOBS_REFUSALS,
  ...JOB_APPLICATIONS_REFUSALS,
  ...JOB_PROFILES_REFUSALS,
  ...LINKEDIN_REFUSALS,
  ...MAGIC_LINK_REFUSALS,
  ...OPERATIONS_REFUSALS,
  ...PASSKEYS_REFUSALS,
  ...PUBLIC_FORMS_REFUSALS,
  ...QUESTIONS_REFUSALS,
  ...REAUTHENTICATION_REFUSALS,
  ...REQUISITIONS_REFUSALS,
  ...SAVED_SEARCHES_REFUSALS,
  ...SEARCH_REFUSALS,
  ...SESSION_REFUSALS,
  ...SETTINGS_REFUSALS,
  ...TURBO_APPLY_REFUSALS,
  ...WATCHING_REFUSALS,
};

export type RefusalCode = keyof typeof REFUSALS;

type TextOf<Code extends RefusalCode> = (typeof REFUSALS)[Code]['text'];
type ValuesOf<Code extends RefusalCode> =
  TextOf<Code> extends (values: infer Values) => string ? [values: Values] : [];

export interface RefusalOptions {
  cause?: unknown;
  /** Seconds. */
  retryAfterSeconds?: number;
}

/**
 * The error with which a call is refused: its code with the values of its sentence, which stands beside its noun.
 *
 *     throw refuse('passkeys-full', { most: LIMITS.passkeysPerUser })
 */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...given: [...ValuesOf<Code>, options?: RefusalOptions]
): AppError {
  const { text, ...refusal }: Refusal = REFUSALS[code];
  if (typeof text === 'string') {
    return new AppError(text, { ...refusal, ...(given[0] as RefusalOptions | undefined), code });
  }
  const [values, options] = given as unknown as [values: RefusalValues, options?: RefusalOptions];
  const { retryAfterSeconds } = values;
  const wait = typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {};
  return new AppError(text(values as never), { ...refusal, ...wait, ...options, code, values });
}
