import type { CallsOf, ParameterOf } from './call.ts';
import type { hideRuleCalls } from './hide-rules/calls.ts';
import { HIDE_RULE_ROUTES } from './hide-rules/routes.ts';
import type { accessTokenCalls } from './access-tokens/calls.ts';
import { ACCESS_TOKEN_ROUTES } from './access-tokens/routes.ts';
import type { accountFileCalls } from './account-file/calls.ts';
import { ACCOUNT_FILE_ROUTES } from './account-file/routes.ts';
import type { alertCalls } from './alerts/calls.ts';
import { ALERT_ROUTES } from './alerts/routes.ts';
import type { auditCalls } from './audit/calls.ts';
import { AUDIT_ROUTES } from './audit/routes.ts';
import type { subscriptionCalls } from './billing/calls.ts';
import { SUBSCRIPTION_ROUTES } from './billing/routes.ts';
import type { bookmarkCalls } from './bookmarks/calls.ts';
import { BOOKMARK_ROUTES } from './bookmarks/routes.ts';
import type { companyCalls } from './companies/calls.ts';
import { COMPANY_ROUTES } from './companies/routes.ts';
import type { dashboardCalls } from './dashboard/calls.ts';
import { DASHBOARD_ROUTES } from './dashboard/routes.ts';
import type { fitCalls } from './fit/calls.ts';
import { FIT_ROUTES } from './fit/routes.ts';
import type { applicationCalls } from './job-applications/calls.ts';
import type { applicationDownloadCalls } from './job-applications/downloads/calls.ts';
import type { applicationHistoryCalls } from './job-applications/history/calls.ts';
import { JOB_APPLICATION_ROUTES } from './job-applications/routes.ts';
import type { profileCalls } from './job-profiles/calls.ts';
import type { experienceCalls } from './job-profiles/experience/calls.ts';
import type { profileFileCalls } from './job-profiles/files/calls.ts';
import type { resumeFormatCalls } from './job-profiles/resume-formats/calls.ts';
import type { resumeCalls } from './job-profiles/resume/calls.ts';
import { JOB_PROFILE_ROUTES } from './job-profiles/routes.ts';
import type { sectionCalls } from './job-profiles/sections/calls.ts';
import type { skillCalls } from './job-profiles/skills/calls.ts';
import type { visitorCalls } from './visitors/calls.ts';
import type { insightsCalls } from './insights/calls.ts';
import type { jobCalls } from './jobs/calls.ts';
import { JOB_ROUTES } from './jobs/routes.ts';
import type { locationCalls } from './locations/calls.ts';
import type { occupationCalls } from './occupations/calls.ts';
import type { questionCalls } from './questions/calls.ts';
import type { coverageCalls } from './coverage/calls.ts';
import type { requisitionCalls } from './requisitions/calls.ts';
import type { summaryCalls } from './summaries/calls.ts';
import type { linkedinCalls } from './linkedin/calls.ts';
import { LINKEDIN_ROUTES } from './linkedin/routes.ts';
import type { magicLinkCalls } from './magic-link/calls.ts';
import { MAGIC_LINK_ROUTES } from './magic-link/routes.ts';
import type { noticeCalls } from './notices/calls.ts';
import { NOTICE_ROUTES } from './notices/routes.ts';
import type { operationsCalls } from './operations/calls.ts';
import { OPERATIONS_ROUTES } from './operations/routes.ts';
import type { passkeyCalls, passkeySignInCalls } from './passkeys/calls.ts';
import { PASSKEY_ROUTES, PASSKEY_SIGN_IN_ROUTES } from './passkeys/routes.ts';
import type { careerNoticeCalls, formEntryCalls, integrationRequestCalls } from './public-forms/calls.ts';
import {
  CAREER_NOTICE_ROUTES,
  FORM_ENTRY_ROUTES,
  INTEGRATION_REQUEST_ROUTES,
} from './public-forms/routes.ts';
import type { reauthenticationCalls } from './reauthentication/calls.ts';
import { REAUTHENTICATION_ROUTES } from './reauthentication/routes.ts';
import type { savedSearchCalls } from './saved-searches/calls.ts';
import { SAVED_SEARCH_ROUTES } from './saved-searches/routes.ts';
import type { renewalCalls, sessionCalls } from './session/calls.ts';
import { RENEWAL_ROUTES, SESSION_ROUTES } from './session/routes.ts';
import type { settingsCalls } from './settings/calls.ts';
import { SETTINGS_ROUTES } from './settings/routes.ts';
import type { autoApplyCalls } from './turbo-apply/auto-apply/calls.ts';
import type { validationCalls } from './turbo-apply/calls.ts';
import type { draftingCalls } from './turbo-apply/drafting/calls.ts';
import type { draftCalls } from './turbo-apply/drafts/calls.ts';
import type { applyPageCalls } from './turbo-apply/page/calls.ts';
import { APPLY_PAGE_ROUTES } from './turbo-apply/page/routes.ts';
import type { resumeVersionCalls } from './turbo-apply/resume-version/calls.ts';
import { TURBO_APPLY_ROUTES } from './turbo-apply/routes.ts';
import type { storedAnswerCalls } from './turbo-apply/stored-answers/calls.ts';
import { STORED_ANSWER_ROUTES } from './turbo-apply/stored-answers/routes.ts';
import type { watchingCalls } from './watching/calls.ts';
import { WATCHING_ROUTES } from './watching/routes.ts';

/** Every call of the API that the site makes, by name, with what travels with it. */
export interface Calls
  extends
    CallsOf<typeof visitorCalls>,
    CallsOf<typeof requisitionCalls>,
    CallsOf<typeof coverageCalls>,
    CallsOf<typeof occupationCalls>,
    CallsOf<typeof locationCalls>,
    CallsOf<typeof insightsCalls>,
    CallsOf<typeof summaryCalls>,
    CallsOf<typeof questionCalls>,
    CallsOf<typeof jobCalls>,
    CallsOf<typeof companyCalls>,
    CallsOf<typeof magicLinkCalls>,
    CallsOf<typeof linkedinCalls>,
    CallsOf<typeof passkeySignInCalls>,
    CallsOf<typeof renewalCalls>,
    CallsOf<typeof integrationRequestCalls>,
    CallsOf<typeof careerNoticeCalls>,
    CallsOf<typeof sessionCalls>,
    CallsOf<typeof reauthenticationCalls>,
    CallsOf<typeof settingsCalls>,
    CallsOf<typeof accountFileCalls>,
    CallsOf<typeof accessTokenCalls>,
    CallsOf<typeof passkeyCalls>,
    CallsOf<typeof bookmarkCalls>,
    CallsOf<typeof fitCalls>,
    CallsOf<typeof hideRuleCalls>,
    CallsOf<typeof savedSearchCalls>,
    CallsOf<typeof alertCalls>,
    CallsOf<typeof noticeCalls>,
    CallsOf<typeof watchingCalls>,
    CallsOf<typeof dashboardCalls>,
    CallsOf<typeof profileCalls>,
    CallsOf<typeof skillCalls>,
    CallsOf<typeof experienceCalls>,
    CallsOf<typeof sectionCalls>,
    CallsOf<typeof profileFileCalls>,
    CallsOf<typeof resumeCalls>,
    CallsOf<typeof resumeFormatCalls>,
    CallsOf<typeof applicationCalls>,
    CallsOf<typeof applicationHistoryCalls>,
    CallsOf<typeof applicationDownloadCalls>,
    CallsOf<typeof validationCalls>,
    CallsOf<typeof draftCalls>,
    CallsOf<typeof draftingCalls>,
    CallsOf<typeof resumeVersionCalls>,
    CallsOf<typeof autoApplyCalls>,
    CallsOf<typeof applyPageCalls>,
    CallsOf<typeof storedAnswerCalls>,
    CallsOf<typeof subscriptionCalls>,
    CallsOf<typeof operationsCalls>,
    CallsOf<typeof auditCalls>,
    CallsOf<typeof formEntryCalls> {}
export type CallName = keyof Calls;

/** The routes of all of them, for programs: the browser takes those of one area, so that a page loads no routes of another. */
export const ROUTES = {
  ...JOB_ROUTES,
  ...COMPANY_ROUTES,
  ...MAGIC_LINK_ROUTES,
  ...LINKEDIN_ROUTES,
  ...PASSKEY_SIGN_IN_ROUTES,
  ...RENEWAL_ROUTES,
  ...INTEGRATION_REQUEST_ROUTES,
  ...CAREER_NOTICE_ROUTES,
  ...ALERT_ROUTES,
  ...SESSION_ROUTES,
  ...REAUTHENTICATION_ROUTES,
  ...SETTINGS_ROUTES,
  ...ACCOUNT_FILE_ROUTES,
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
  ...OPERATIONS_ROUTES,
  ...AUDIT_ROUTES,
  ...FORM_ENTRY_ROUTES,
} as const;
export type CallRoutes = typeof ROUTES;

type Parameter<Name extends CallName> = ParameterOf<CallRoutes[Name]>;

type Part<Key extends 'params' | 'query' | 'body', Types> = Key extends keyof Types
  ? Pick<Types, Key>
  : unknown;

/** What is given to a call: parameters of its path, query and body where it has them, and a signal that ends it. */
export type CallInput<Name extends CallName> = ([Parameter<Name>] extends [never]
  ? unknown
  : { params: Record<Parameter<Name>, string | number> }) &
  Part<'params', Calls[Name]> &
  Part<'query', Calls[Name]> &
  Part<'body', Calls[Name]> & { signal?: AbortSignal | undefined };

export type CallAnswer<Name extends CallName> = Calls[Name]['answer'];
