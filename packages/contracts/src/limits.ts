import { MINUTE_MS } from './text/durations.ts';

/** Constants of the product's specification, each with its unit in the name. */
export const LIMITS = {
  searchPageSize: 10,
  searchPageSizeMax: 100,
  searchOffsetMax: 10_000,
  /** Of fewer postings no figures are shown. */
  insightsLeast: 20,
  insightsWeeks: 12,
  searchQueryMaxLength: 10_000,
  /** Of several values of one filter. */
  searchListMaxLength: 2_000,
  postedWithinMaxDays: 365,
  /** Postings held against a job profile in one call. */
  fitJobsMax: 25,
  hideRulesPerUser: 500,
  freeSavedSearches: 10,
  premiumSavedSearches: 100,
  savedSearchNameMaxLength: 100,
  timeZoneMaxLength: 60,
  /** Of the jobs that one mail tells of for a search: so many stand in it, and so many are told of at all. */
  alertJobsShown: 20,
  alertJobsMax: 500,
  /** Mails in a row refused for good after which an alert ends. */
  alertBounces: 3,
  /** How long the mail that asks for a confirmation holds. */
  alertConfirmHours: 48,
  /** Of one address without an account. */
  alertsPerAddress: 10,
  /** Confirmations mailed to one mailbox within a day, whoever asks. */
  alertRequestsPerMailbox: 5,
  alertRequestsPerClient: 20,
  alertTokenMaxLength: 2_000,
  /** Of a search as JSON. */
  savedQueryMaxLength: 20_000,
  /** Of `source:board`, the longest kind of value. */
  hideValueMaxLength: 300,
  hideWordMaxLength: 100,
  /** A notice is kept for so long, and of one person the newest so many. */
  noticeDays: 90,
  noticesPerUser: 500,
  noticesPageSize: 20,
  /** Of the jobs that one notice tells of. */
  jobsPerNotice: 5,
  watchedPerUser: 500,
  /** Addresses of companies that are looked at outside for somebody within an hour. */
  companiesPerPersonAndHour: 10,
  companiesPerNetworkAndHour: 30,
  careersUrlMaxLength: 2_000,
  nearRadiusMaxKm: 200,
  /** Of a guest, whose rules travel with each search. */
  guestHidden: { company: 50, word: 50, job: 200 },
  /** Roles that a search keeps apart, each named by a posting of it. */
  apartMax: 50,
  locationQueryMinLength: 2,
  locationSuggestions: 8,
  summariesPerCall: 100,
  similarJobs: 3,
  staleWarningDays: 7,
  staleErrorDays: 14,
  metaDescriptionLocationLength: 130,
  locationDebounceMs: 500,
  locationBlurCloseMs: 150,
  statisticPeriodMs: 10_000,
  statisticHiddenMs: 5_000,
  magicLinkMinutes: 15,
  /** However its address is written: `ada+1@` and `ada+2@` are one mailbox. */
  magicLinksPerMailbox: 5,
  magicLinksPerClient: 20,
  /** The limits above count within this time. */
  magicLinkLimitMinutes: 15,
  /** To one mailbox in 24 hours, whoever asks and whatever stands behind a plus sign. */
  magicLinksPerMailboxAndDay: 30,
  /** To a mailbox that signed in there before, asked for by such browsers. */
  magicLinksPerKnownBrowser: 10,
  knownBrowserLinksPerDay: 60,
  knownBrowserDays: 365,
  /** How long a former address can be taken back, and is nobody else's. */
  takeBackDays: 7,
  /** Ways into an account that came so shortly before its address was changed go when it is taken back. */
  suspectDays: 7,
  codeDigits: 6,
  codeAttempts: 5,
  accessTokenMinutes: 15,
  /** Access tokens for programs, those that ran out among them. */
  accessTokensPerUser: 20,
  accessTokenNameMaxLength: 100,
  refreshTokenDays: 30,
  /** A session ends so long after its sign-in, however often it is used. */
  sessionDays: 90,
  sessionsPageSize: 100,
  deviceMaxLength: 60,
  /** How long a proof of who somebody is lasts for changing the address, the export and the deletion. */
  recentProofMinutes: 15,
  /** How long a used refresh token still serves, so that two tabs may refresh at once. */
  refreshGraceSeconds: 30,
  passkeysPerUser: 10,
  passkeyNameMaxLength: 50,
  /** How long a browser has to answer what it was asked to sign. */
  passkeyMinutes: 5,
  emailMaxLength: 254,
  nameMaxLength: 100,
  phoneMaxLength: 40,
  personLocationMaxLength: 200,
  verifiedRedirectMs: 3_000,
  settingsSaveMs: 1_000,
  settingsMessageMs: 3_000,
  recentBookmarks: 3,
  bookmarksPerUser: 2_000,
  /** As many as the saved jobs page loads at first and with each "Show more". */
  bookmarksPageSize: 50,
  /** Of a posting's words in a list of bookmarks; a longer description is given with the bookmark alone. */
  bookmarkExcerptLength: 600,
  /** So long a removed bookmark can be put back. The page offers it for a part of it. */
  bookmarkUndoMs: 10 * MINUTE_MS,
  bookmarkUndoShownMs: 10_000,
  /** So many of a person's removed bookmarks can be put back; of more, the latest. */
  bookmarkUndosPerUser: 20,
  freeProfiles: 1,
  /** No sensible person needs more; it keeps one account from filling the store. */
  premiumProfiles: 100,
  profileNameMaxLength: 100,
  desiredJobTitleMaxLength: 200,
  profileTextMaxLength: 200,
  zipMaxLength: 20,
  urlMaxLength: 500,
  skillsPerProfile: 50,
  skillsNearLimit: 45,
  skillMaxLength: 100,
  experiencePerProfile: 10,
  experienceTextMaxLength: 200,
  /** Of HTML. Room for one pasted picture besides the text. */
  experienceDescriptionMaxLength: 200_000,
  /** Of what stands in a description, without its tags: eight pages. */
  descriptionTextMaxLength: 20_000,
  /** Paragraphs, points, links and marked words. */
  descriptionPartsMax: 1_000,
  /** Of all descriptions of a profile. */
  profileDescriptionsMaxLength: 100_000,
  profilePartsMax: 3_000,
  /** Of a profile's own words about the person, plain text. */
  profileSummaryMaxLength: 4_000,
  /** In the entries of a profile's sections: of a line, and of a text of several lines. */
  sectionLineMaxLength: 200,
  sectionTextMaxLength: 10_000,
  /** Of experience in the list of a person's profiles; what lies beyond is given with the one profile. */
  profileListExperienceBytes: 1_000_000,
  uploadMaxBytes: 1_048_576,
  /** Of one entry of the experience as it is worded for a job, and of each of them. */
  resumeVersionLines: 50,
  resumeVersionLineMaxLength: 1_000,
  /** Of LinkedIn's data export; most of it is never unpacked. */
  linkedinExportMaxBytes: 20_971_520,
  /** A value read from a resume with less confidence than this is shown as unsure. */
  unsureBelow: 0.6,
  /** Of everything one person keeps: 200 applications, each with a resume and a letter of 1 MB, and all bookmarks fit in. */
  storageMaxBytes: 524_288_000,
  /** From this part on the settings warn. */
  storageNearlyFull: 0.8,
  /** Of a ZIP that an account is filled from: all that a person may keep, and the lists beside it. */
  accountFileMaxBytes: 629_145_600,
  /** Of everything in it, unpacked. */
  accountFileUnpackedMaxBytes: 1_073_741_824,
  accountFileMaxEntries: 12_000,
  /** Of the longest kind of row, a sealed application, as JSON; other lists have less. */
  accountFileRowMaxBytes: 8_388_608,
  /** Of one text in it, such as a posting's, of which we keep 200,000. */
  accountFileTextMaxLength: 300_000,
  accountFileListMaxRows: 50_000,
  resumeModalCloseMs: 2_000,
  resumePageResetMs: 3_000,
  companyNameMaxLength: 200,
  contactNameMaxLength: 200,
  atsDescriptionMaxLength: 5_000,
  /** Requests and addresses that one client may leave in the public forms within an hour, each form for itself. */
  formsPerClient: 5,
  formLimitMinutes: 60,
  auditDays: 400,
  auditDetailMaxLength: 300,
  /** An admin who reads a list again within so long is noted once. */
  auditReadMinutes: 15,
  /** How long an admin's word that a board may close most of its postings holds: later it may look otherwise. */
  closingAgreementHours: 24,
  adminPageSize: 50,
  adminPageSizeMax: 200,
  boardSearchMaxLength: 200,
  activationAttempts: 6,
  activationFirstWaitMs: 2_000,
  activationWaitMs: 5_000,
  activationManualAttempts: 3,
  activationQuickAttempts: 1,
  /** After cancelling, reactivating and other changes: until premium differs from before. */
  subscriptionChangeAttempts: 5,
  subscriptionChangeWaitMs: 3_000,
  historyPageSize: 20,
  historyPageButtons: 5,
  historySnippetLength: 200,
  /** Of one answer in an application form. */
  answerMaxLength: 20_000,
  /** Of an employer's application page. */
  pageUrlMaxLength: 4_000,
  /** An employer's form with more is shown up to here, and the rest named as left out. */
  formFieldsMax: 200,
  formOptionsMax: 500,
  formLabelMaxLength: 2_000,
  draftsPerUser: 200,
  storedAnswersPerUser: 1_000,
  applicationsPerUser: 5_000,
  notesMaxLength: 10_000,
  autoApplyQueryMaxLength: 500,
  autoApplyDailyMax: 25,
  turboBurstMs: 1_800,
  turboBoltMs: 1_500,
  turboBoltsMin: 2,
  turboBoltsMax: 4,
} as const;

/** The countries the filter offers, in the specification's order. */
export const FILTER_COUNTRIES = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'SE'] as const;
export type FilterCountry = (typeof FILTER_COUNTRIES)[number];

export const DEFAULT_COUNTRY: FilterCountry = 'US';

/** Two readings of the price exist; each is shown where the specification shows it. */
export const PREMIUM_PRICE = { monthly: '$19.99', jobDetailsPrompt: '$10' } as const;
