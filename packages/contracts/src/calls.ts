import type { CallsOf, ParameterOf } from './call.ts';
import type { hideRuleCalls } from './hide-rules/calls.ts';
import { HIDE_RULE_ROUTES } from './hide-rules/routes.ts';
import { ACCESS_TOKEN_ROUTES, type AccessTokenCalls } from './calls/access-tokens.ts';
import { APPLY_PAGE_ROUTES, type ApplyPageCalls } from './calls/apply-page.ts';
import { BOOKMARK_ROUTES, type BookmarkCalls } from './calls/bookmarks.ts';
import type { CallTypes } from './calls/call.ts';
import { COMPANY_ROUTES, type CompanyCalls } from './calls/companies.ts';
import { DASHBOARD_ROUTES, type DashboardCalls } from './calls/dashboard.ts';
import { FIT_ROUTES, type FitCalls } from './calls/fit.ts';
import { JOB_APPLICATION_ROUTES, type JobApplicationCalls } from './calls/job-applications.ts';
import { JOB_PROFILE_ROUTES, type JobProfileCalls } from './calls/job-profiles.ts';
import { JOB_ROUTES, type JobCalls } from './calls/jobs.ts';
import { NOTICE_ROUTES, type NoticeCalls } from './calls/notices.ts';
import { OPERATIONS_ROUTES, type OperationsCalls } from './calls/operations.ts';
import {
  PASSKEY_ROUTES,
  PASSKEY_SIGN_IN_ROUTES,
  type PasskeyCalls,
  type PasskeySignInCalls,
} from './calls/passkeys.ts';
import { PUBLIC_FORM_ROUTES, type PublicFormCalls } from './calls/public-forms.ts';
import {
  ALERT_ROUTES,
  SAVED_SEARCH_ROUTES,
  type AlertCalls,
  type SavedSearchCalls,
} from './calls/saved-searches.ts';
import { RENEWAL_ROUTES, SESSION_ROUTES, type RenewalCalls, type SessionCalls } from './calls/session.ts';
import { SETTINGS_ROUTES, type SettingsCalls } from './calls/settings.ts';
import { SIGN_IN_ROUTES, type SignInCalls } from './calls/sign-in.ts';
import { STORED_ANSWER_ROUTES, type StoredAnswerCalls } from './calls/stored-answers.ts';
import { SUBSCRIPTION_ROUTES, type SubscriptionCalls } from './calls/subscription.ts';
import { TURBO_APPLY_ROUTES, type TurboApplyCalls } from './calls/turbo-apply.ts';
import { WATCHING_ROUTES, type WatchingCalls } from './calls/watching.ts';

/** Every call of the API that the site makes, by name, with what travels with it. */
export interface Calls
  extends
    JobCalls,
    CompanyCalls,
    SignInCalls,
    PasskeySignInCalls,
    RenewalCalls,
    PublicFormCalls,
    SessionCalls,
    SettingsCalls,
    AccessTokenCalls,
    PasskeyCalls,
    BookmarkCalls,
    FitCalls,
    CallsOf<typeof hideRuleCalls>,
    SavedSearchCalls,
    AlertCalls,
    NoticeCalls,
    WatchingCalls,
    DashboardCalls,
    JobProfileCalls,
    JobApplicationCalls,
    TurboApplyCalls,
    ApplyPageCalls,
    StoredAnswerCalls,
    SubscriptionCalls,
    OperationsCalls {}
export type CallName = keyof Calls;

/**
 * The routes of all of them, by who may make the call. For the server's side: the browser takes those of one area, so that
 * a page loads no routes of another.
 */
export const ROUTES_BY_ACCESS = {
  anybody: {
    ...JOB_ROUTES,
    ...COMPANY_ROUTES,
    ...SIGN_IN_ROUTES,
    ...PASSKEY_SIGN_IN_ROUTES,
    ...RENEWAL_ROUTES,
    ...PUBLIC_FORM_ROUTES,
    ...ALERT_ROUTES,
  },
  person: {
    ...SESSION_ROUTES,
    ...SETTINGS_ROUTES,
    ...ACCESS_TOKEN_ROUTES,
    ...PASSKEY_ROUTES,
    ...BOOKMARK_ROUTES,
    ...FIT_ROUTES,
    ...HIDE_RULE_ROUTES,
    ...SAVED_SEARCH_ROUTES,
    ...NOTICE_ROUTES,
    ...WATCHING_ROUTES,
    ...DASHBOARD_ROUTES,
    ...JOB_PROFILE_ROUTES,
    ...JOB_APPLICATION_ROUTES,
    ...TURBO_APPLY_ROUTES,
    ...APPLY_PAGE_ROUTES,
    ...STORED_ANSWER_ROUTES,
    ...SUBSCRIPTION_ROUTES,
  },
  admin: OPERATIONS_ROUTES,
} as const;

type RoutesByAccess = typeof ROUTES_BY_ACCESS;
export type CallRoutes = RoutesByAccess['anybody'] & RoutesByAccess['person'] & RoutesByAccess['admin'];

type PathOf<Entry> = Entry extends { route: infer Path } ? Path : Entry;
type Parameter<Name extends CallName> = ParameterOf<PathOf<CallRoutes[Name]>>;

type Part<Key extends keyof CallTypes, Types> =
  Types extends Record<Key, infer Value> ? Record<Key, Value> : unknown;

/** What is given to a call: parameters of its path, query and body where it has them, and a signal that ends it. */
export type CallInput<Name extends CallName> = ([Parameter<Name>] extends [never]
  ? unknown
  : { params: Record<Parameter<Name>, string | number> }) &
  Part<'params', Calls[Name]> &
  Part<'query', Calls[Name]> &
  Part<'body', Calls[Name]> & { signal?: AbortSignal | undefined };

export type CallAnswer<Name extends CallName> = Calls[Name]['answer'];

export type { MadeFile, UnusualRoute } from './calls/call.ts';
