/** The texts a person reads when a call fails and the server gave no better one. From the product's specification. */
export const ERROR_TEXTS = {
  searchFailed: 'Failed to fetch jobs. Please try again.',
  jobFailed: 'Failed to fetch job details. Please try again.',
  jobNotFound: 'Job not found',
  companyNotFound: 'We hold no company at this address.',
  companiesFailed: 'Failed to fetch companies. Please try again.',
  unknownRouteType: 'Unknown route type for SEO job fetching',
  unknownAtsType: (type: string) => `Unknown ATS type ${type}. Cannot generate URL`,
  navigationRequired: 'Navigation data is required to generate job URLs',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  magicLinkFailed: 'Failed to send magic link. Please try again.',
  loginFailed: 'Something went wrong. Please try again.',
  verifyInvalid: 'Invalid or expired magic link',
  verifyUnknown: 'Invalid magic link',
  verifyExpired: 'Magic link has expired',
  verifyFailed: 'Failed to verify magic link',
  verifyNoToken: 'No verification token provided',
  verifyNoAccess: 'Invalid response from server',
  linkedinStartFailed: 'Failed to initiate LinkedIn login. Please try again.',
  linkedinFailed: 'LinkedIn login failed. Please try again.',
  linkedinForged: 'Invalid state: this sign-in was not started here. It may be a forgery.',
  passkeyUnknown: 'This passkey is not known here, or was removed from its account. Log in another way.',
  passkeyCopied:
    'This passkey was removed, or a copy of it was used. Log in another way and look at your passkeys in the settings.',
  passkeyLate: 'This took too long, or was answered before. Please try again.',
  passkeyNotAdded: 'This passkey could not be added. Please try again.',
  passkeyFailed: 'The passkey could not be used. Please try again.',
  adminNeedsPasskey: 'Admins need a passkey here: confirm with yours, or add one in your profile settings.',
  signedOut: 'Please log in first.',
  sessionEnded: 'Your session has ended. Please log in again.',
  confirmFirst: 'Please confirm first that it is you: your last login is too long ago for this.',
  bookmarkAddFailed: 'Failed to bookmark job',
  bookmarkRemoveFailed: 'Failed to remove bookmark',
  bookmarkRestoreFailed: 'Failed to put the bookmark back',
  bookmarkNotFound: 'Bookmark not found',
  bookmarkUndoGone: 'This can no longer be undone. Save the job again to keep it.',
  bookmarkClearFailed: 'Failed to clear bookmarks',
  bookmarksFailed: 'Failed to fetch bookmarks',
  bookmarkInvalid: 'Invalid job data for bookmarking',
  bookmarkRemoveInvalid: 'Invalid job data for removing bookmark',
  profilesFailed: 'Failed to load profiles',
  profileFailed: 'Failed to load profile',
  profileCreateFailed: 'Failed to create profile',
  profileSaveFailed: 'Failed to save profile',
  profileDeleteFailed: 'Failed to delete profile',
  profileNotFound: 'Profile not found',
  profileNameRequired: 'Profile name is required',
  profileNameRequiredOnPage: 'Profile name is required.',
  profileLimit: 'Profile limit reached: a free account holds one job profile. Upgrade to Premium for more.',
  profileChangedElsewhere:
    'This profile was changed in another tab or on another device. Nothing you typed is lost: look at both and save again.',
  resumeNotPdf: 'Only PDF files are supported for resume parsing.',
  resumeTooLarge: 'File size must be less than 1MB.',
  importTooLarge:
    'A resume may have at most 1 MB, and LinkedIn’s data export 20 MB. Of a larger one, ask LinkedIn for Profile, Positions and Skills alone.',
  resumeMissing: 'Please select a PDF file to upload.',
  resumeParseFailed: 'Failed to parse resume and create profile. Please try again.',
  fileTooLarge: 'File size must be less than 1MB',
  fileType: 'Only PDF, DOC, and DOCX files are allowed',
  resumeUploadFailed: 'Failed to upload resume',
  coverLetterUploadFailed: 'Failed to upload cover letter',
  resumeDownloadFailed: 'Failed to download resume',
  coverLetterDownloadFailed: 'Failed to download cover letter',
  skillAddFailed: 'Failed to add skill',
  skillRemoveFailed: 'Failed to remove skill',
  skillExists: 'This skill already exists in your profile',
  skillsNoneNew: 'All skills already exist in your profile or are invalid',
  experienceRemoveFailed: 'Failed to remove experience',
  experienceDates: 'End date cannot be before start date',
  companyNameRequired: 'Company name is required',
  contactNameRequired: 'Contact name is required',
  contactEmailRequired: 'Email is required',
  atsDescriptionRequired: 'ATS description is required',
  integrationRequestFailed: 'Failed to submit request. Please try again.',
  careerNoticeFailed: 'Failed to save your address. Please try again.',
  tooManyAsk: 'Very many people are asking at once. Please try again in a moment.',
  notAdmin: 'Only admins may see this.',
  checkoutFailed: 'Failed to create checkout session',
  subscriptionFailed: 'Failed to get subscription status',
  subscriptionRefreshFailed: 'Failed to refresh subscription status',
  subscriptionCancelFailed: 'Failed to cancel subscription',
  subscriptionReactivateFailed: 'Failed to reactivate subscription',
  portalFailed: 'Failed to access customer portal',
  checkoutStartFailed: 'Failed to start checkout process. Please try again.',
  reactivationFailed: 'Reactivation failed. Please try again.',
  billingPortalFailed: 'Failed to access billing portal. Please try again.',
  checkoutCanceled: 'Subscription setup was canceled. You can try again anytime.',
  cancellationFailed: 'Cancellation failed. Please try again.',
  historyFailed: 'Failed to load application history',
  profileValidateFailed: 'Failed to validate profile',
  applicationNotFound: 'Application not found',
  draftNotFound: 'This prepared application is no longer here.',
  draftChanged:
    'This application was changed in another tab or on another device. Nothing was sent: look at it again and confirm once more.',
  alreadyApplied: 'You already applied to this job.',
  applicationOnItsWay: 'Your application to this job is being sent.',
  applicationPerhapsThere:
    'Whether your earlier application to this job arrived is not known. Look at it before you send another.',
  applyJobClosed: 'The employer has closed this job. Nothing was sent.',
  applyProfileGone: 'The job profile of this application was deleted. Nothing was sent.',
  formChanged: 'The employer changed the form since you looked at it. Nothing was sent: look at it again.',
  formUnreadable: 'The employer’s form could not be read just now. Nothing was sent. Try again in a minute.',
  questionsUnreadable: 'The employer’s form could not be read just now. Try again later.',
  questionsBeingRead: 'The employer’s form is being read. Try again in a moment.',
  questionsJobClosed: 'The employer has closed this job.',
  turboNeedsPremium: 'Turbo Apply is part of Premium.',
  billingUnavailable: 'Billing is not set up here, so nothing can be subscribed to or changed.',
} as const;

/** What a refusal's sentence is made with, besides its code. */
export type RefusalValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface AppErrorOptions {
  /** Machine name, stable: decide by this, never by the text. */
  code: string;
  values?: RefusalValues;
  /** HTTP status that fits. */
  status: number;
  /** Expected errors are the caller's; unexpected ones are reported with their cause. */
  expected?: boolean;
  /** Seconds to wait, for 429 and 503. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that carries a text for people. Anything else that is thrown becomes a 500 without internals. */
export class AppError extends Error {
  readonly code: string;
  readonly values: RefusalValues | undefined;
  readonly status: number;
  readonly expected: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: AppErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = options.code;
    this.values = options.values;
    this.status = options.status;
    this.expected = options.expected ?? options.status < 500;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
