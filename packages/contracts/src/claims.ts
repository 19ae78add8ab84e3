/** How far along a career the posting says its job is, lowest first. */
export const SENIORITIES = ['intern', 'entry', 'mid', 'senior', 'lead', 'director', 'executive'] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** Whether the employer says that it helps with a permit to work. */
export const VISA_STANCES = ['offers', 'refuses'] as const;
export type VisaStance = (typeof VISA_STANCES)[number];

/** How many years of experience are asked for at least. */
export const YEARS_ASKED = ['0', '1-2', '3-5', '6-9', '10+'] as const;
export type YearsAsked = (typeof YEARS_ASKED)[number];

/** Nobody asks for more; what is larger is how old the employer is. */
export const MOST_YEARS_ASKED = 20;

/** The range that a number of years lies in. */
export function toYearsAsked(years: number): YearsAsked {
  if (years < 1) return '0';
  if (years < 3) return '1-2';
  if (years < 6) return '3-5';
  return years < 10 ? '6-9' : '10+';
}

/** How people read the values, as filters and pages name them. */
export const SENIORITY_LABELS: Readonly<Record<Seniority, string>> = {
  intern: 'Internship or training',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead or principal',
  director: 'Director or head',
  executive: 'Executive',
};

export const YEARS_LABELS: Readonly<Record<YearsAsked, string>> = {
  '0': 'None needed',
  '1-2': '1 or 2 years',
  '3-5': '3 to 5 years',
  '6-9': '6 to 9 years',
  '10+': '10 years or more',
};

export const VISA_LABELS: Readonly<Record<VisaStance, string>> = {
  offers: 'Visa sponsorship offered',
  refuses: 'No visa sponsorship',
};

/** Whether a posting is of an opening, or collects people for later. */
export const OPENING_KINDS = ['own', 'pool'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

export const OPENING_KIND_LABELS: Readonly<Record<OpeningKind, string>> = {
  own: 'An opening of its own',
  pool: 'No opening of its own',
};

/** Of a posting's employer where it is not the one who posts: another's, of whoever hires for it, or one without a name. */
export const HIRERS = ['client', 'withheld'] as const;
export type Hirer = (typeof HIRERS)[number];

export const HIRER_LABELS: Readonly<Record<Hirer, string>> = {
  client: 'Hired for a client',
  withheld: 'Name withheld',
};

/** Where a posting says something: a part of its title or of its description as text, in UTF-16 units. */
export interface Evidence {
  in: 'title' | 'description';
  start: number;
  end: number;
}

/** Something a posting says, and where. */
export interface Claim<Value> {
  value: Value;
  evidence: Evidence;
}

/** What a posting states beyond what its hiring system has fields for. Null and empty: it does not say. */
export interface Claims {
  visa: Claim<VisaStance> | null;
  seniority: Claim<Seniority> | null;
  /** The least number of years. */
  years: Claim<number> | null;
  /** ISO 3166-1 alpha-2 of the countries that people may work from; `worldwide` of all. */
  eligibility: Claim<readonly string[] | 'worldwide'> | null;
  /** What is asked for, in the list's spelling, in the order of the posting; each once. */
  skills: readonly Claim<string>[];
  /** It has no opening of its own, say its words or its board alone: a talent pool, a general application. */
  pool: Claim<'words' | 'board'> | null;
  /** Each at most once: it is an agency's for somebody else, or the employer's name is kept back. */
  hirers: readonly Claim<Hirer>[];
}
