import type {
  AnswerSource,
  ApplicationFileKind,
  FormField,
  OPTIONAL_FIELDS_HANDLINGS,
  SensitiveTopic,
  Source,
} from '@firsthand/contracts';

/** The posting a form belongs to. */
export interface FormJob {
  source: Source;
  /** The board's canonical address, as its connector takes it. */
  board: string;
  externalId: string;
}

/** What an employer asks of an applicant, tamed: plain text, bounded, no circles among conditional fields. */
export interface ApplicationForm {
  /** Read from the ATS, or the set most forms share because the ATS does not publish its own. */
  origin: 'employer' | 'common';
  /** What was left out or could not be shown, as sentences for people. */
  notices: string[];
  fields: FormField[];
}

/** Why a form could not be read: the posting is gone, or the ATS gave nothing usable just now. */
export class FormError extends Error {
  readonly reason: 'job-closed' | 'unreadable';

  constructor(reason: 'job-closed' | 'unreadable', message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'FormError';
    this.reason = reason;
  }
}

/** An entry of the experience. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; no end: it goes on. */
export interface HeldExperience {
  title: string;
  company: string;
  /** Plain text. */
  description: string | null;
  from: string | null;
  to: string | null;
  /** The person works there now. Default: no. */
  isCurrent?: boolean;
}

export interface HeldEducation {
  school: string;
  degree: string | null;
  field: string | null;
  grade: string | null;
  from: string | null;
  to: string | null;
}

/** The job profile as applying sees it; unknown is null, texts are trimmed. */
export interface Applicant {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** With the country code, "+12025550147". */
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** http or https. */
  linkedinUrl: string | null;
  websiteUrl: string | null;
  /** "YYYY-MM-DD". */
  dateAvailable: string | null;
  /** Of the entry marked as current, else of the latest. */
  latestTitle: string | null;
  latestCompany: string | null;
  /** For lists that ask entry by entry; default: none are known. */
  entries?: { experience: HeldExperience[]; education: HeldEducation[] };
  /** Given by the person for exactly these questions; used for nothing else. */
  desiredPay: string | null;
  equalOpportunity: {
    veteranStatus: string | null;
    disabilityStatus: string | null;
    gender: string | null;
  };
  /** Which files there are. */
  files: Partial<
    Record<
      ApplicationFileKind,
      {
        filename: string;
        mimetype: string;
        size: number;
        /** Of a resume that is not the profile's own; default: false. */
        isMadeForJob?: boolean;
      }
    >
  >;
}

/** An answer the person gave before, to a question with the same `questionKey`. */
export interface EarlierAnswer {
  questionKey: string;
  /** As `toRememberedAnswer` gives it: of choices the labels, since each form has its own values for them. */
  answer: string | string[];
  sensitive: SensitiveTopic | null;
  answeredAt: Date;
  /** ISO 3166-1 alpha-2 of the one country it holds for; default: every country. */
  country?: string | null;
}

/** What the person typed into this dry run, or took over from a draft; null where they emptied a field. */
export interface GivenAnswer {
  value: string | string[] | null;
  kind: Extract<AnswerSource, 'typed' | 'drafted'>;
}

/** Everything a form is filled from, besides the form and the profile. */
export interface FillOptions {
  /** What to do with optional fields. */
  handling: (typeof OPTIONAL_FIELDS_HANDLINGS)[number];
  earlier: readonly EarlierAnswer[];
  /** Of the job, where it is in one country alone: ISO 3166-1 alpha-2. Default: not known. */
  country?: string | null;
  /** By the field's key. */
  given: Readonly<Record<string, GivenAnswer>>;
}

/** A file as it counts for the digest of an application. */
export interface DigestFile {
  kind: ApplicationFileKind;
  filename: string;
  mimetype: string;
  /** Bytes. */
  size: number;
  /** Of the content, in any form that differs when the content does. */
  hash: string;
}

/** What an ATS takes, ready to be sent. */
export interface OutgoingApplication {
  job: FormJob;
  /** Only fields with a value; the form's keys. */
  answers: { field: FormField; value: string | string[] }[];
  /** For the fields of kind `file`. */
  files: { kind: ApplicationFileKind; filename: string; mimetype: string; content: Uint8Array }[];
}

/** What came of one try to send. Only `later` may be tried again: the ATS certainly did not take it. */
export type SendOutcome =
  | { outcome: 'accepted'; receipt: Record<string, unknown> }
  | {
      outcome: 'refused';
      reason: 'job-closed' | 'answers' | 'key' | 'challenge' | 'duplicate' | 'other';
      message: string;
    }
  | { outcome: 'later'; retryAfterSeconds: number | null; message: string }
  | { outcome: 'unknown'; message: string };
