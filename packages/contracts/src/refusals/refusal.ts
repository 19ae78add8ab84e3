/** A reason for which a call is refused. Its code is its name in the table of its noun. */
export interface Refusal {
  status: number;
  /** The English sentence, the only place where it stands; with values in it, a function of them. */
  text: string | ((values: never) => string);
  /** False for a refusal that is told to the operator all the same, true for one of ours that is not. */
  expected?: boolean;
  /** Where it does not depend on what happened. */
  retryAfterSeconds?: number;
}

export type Refusals = Readonly<Record<string, Refusal>>;

/** As many as we keep. */
export interface Most {
  most: number;
}

export interface OfField {
  field: string;
}

export interface OfValue {
  value: string;
}

export interface Named {
  name: string;
}

/** An applicant-tracking system, as people know it. */
export interface OfSystem {
  system: string;
}

/** English names. */
export interface InCountries {
  countries: readonly string[];
}

export interface Wait {
  retryAfterSeconds: number;
}

export const DOCUMENTS = { resume: 'resume', 'cover-letter': 'cover letter' } as const;
export type DocumentKind = keyof typeof DOCUMENTS;
