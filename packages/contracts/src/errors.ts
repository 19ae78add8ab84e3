/** The texts a person reads when a call fails and the server gave no better one. From the product's specification. */
export const ERROR_TEXTS = {
  searchFailed: 'Failed to fetch jobs. Please try again.',
  jobFailed: 'Failed to fetch job details. Please try again.',
  jobNotFound: 'Job not found',
  unknownRouteType: 'Unknown route type for SEO job fetching',
  unknownAtsType: (type: string) => `Unknown ATS type ${type}. Cannot generate URL`,
  navigationRequired: 'Navigation data is required to generate job URLs',
} as const;

export interface AppErrorOptions {
  /** Machine name, stable: decide by this, never by the text. */
  code: string;
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
  readonly status: number;
  readonly expected: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: AppErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = options.code;
    this.status = options.status;
    this.expected = options.expected ?? options.status < 500;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
