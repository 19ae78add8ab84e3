import type { Source } from './ats.ts';

/** Where the work is done. `null` everywhere means the source does not say; hybrid is never remote. */
export const WORK_MODES = ['remote', 'hybrid', 'on_site'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const EMPLOYMENT_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
  'per_diem',
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Employment types as searches name them: what is rare is `other`. */
export const LISTED_EMPLOYMENTS = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'other',
] as const;
export type ListedEmployment = (typeof LISTED_EMPLOYMENTS)[number];

export function toListedEmployment(type: EmploymentType): ListedEmployment {
  return LISTED_EMPLOYMENTS.find((listed) => listed === type) ?? 'other';
}

export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** What people search by; derived from the source's own category or department, or cautiously from the title. */
export const CATEGORIES = [
  'Software Development',
  'Data & Analytics',
  'IT & Security',
  'Product',
  'Design',
  'Engineering',
  'Science & Research',
  'Marketing',
  'Sales',
  'Customer Service',
  'Finance & Accounting',
  'Human Resources',
  'Legal',
  'Operations',
  'Administration',
  'Healthcare',
  'Education',
  'Hospitality & Food',
  'Retail',
  'Logistics & Transport',
  'Manufacturing',
  'Construction & Trades',
  'Public Safety',
  'Social Services',
  'Media & Writing',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** One place of a posting. Fields the source does not give and that cannot be concluded are null. */
export interface Place {
  /** The source's own words for this place, trimmed; {@link WORLDWIDE} for the whole world, however it says so. */
  text: string;
  city: string | null;
  /** Two- or three-letter code for the eight countries whose states we know, else the source's name. */
  state: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | null;
}

/** What a place is called that is the whole world. */
export const WORLDWIDE = 'Worldwide';

/** Whether a place is the whole world: somebody can do the work from anywhere. */
export function isWorldwide({ text, city, state, country }: Omit<Place, 'postalCode'>): boolean {
  return text === WORLDWIDE && city === null && state === null && country === null;
}

export interface Pay {
  min: number | null;
  max: number | null;
  /** ISO 4217, or null when the source shows an ambiguous sign such as a bare "$". */
  currency: string | null;
  period: PayPeriod | null;
  /** `field`: the ATS has it as data. `text`: read from prose. */
  origin: 'field' | 'text';
  /** The sentence or field text it was read from, as the employer wrote it; null for purely numeric fields. */
  sentence: string | null;
  /** What the numbers of the field say ("up to $137,000 a year") where its own words say otherwise and are followed. */
  overruled?: string;
}

/** A posting as every connector delivers it. What the source does not say is null, never guessed. */
export interface Posting {
  /** Unique within its board and stable between crawls. */
  externalId: string;
  title: string;
  /** The employer's name as the payload gives it, else the board's configured name, else null. */
  company: string | null;
  /** Whether the employer marks it on its board as one that it wants to be seen; default: it does not. */
  isMarked?: boolean | undefined;
  /** Whether its board says that no opening stands behind it, and it collects people for later; default: it does not. */
  isProspect?: boolean | undefined;
  /** Primary place first, without repeats. Empty when unknown. */
  places: Place[];
  workMode: WorkMode | null;
  employmentType: EmploymentType | null;
  /** Whether the employment type is a field of the source's, or was read in the title or the text. */
  employmentTypeOrigin: 'source' | 'title' | 'text' | null;
  /** The employer's department, in its own words. */
  department: string | null;
  category: Category | null;
  categoryOrigin: 'source' | 'title' | null;
  /** Sanitised HTML, safe to render as it is. Empty string when the source gives none. */
  descriptionHtml: string;
  /** The same as plain text with line breaks. */
  descriptionText: string;
  /** Sanitised HTML of the part headed requirements / qualifications, when it can be told apart. */
  requirementsHtml: string | null;
  benefitsHtml: string | null;
  pay: Pay | null;
  applicationCount: number | null;
  /** ISO 8601 instant, or a date (YYYY-MM-DD) when the source gives only a day. */
  publishedAt: string | null;
  /** The posting's page on the employer's board. */
  hostedUrl: string;
  /** Where applying starts; often the same page. */
  applyUrl: string;
  /** What the system calls it in the address of its form, where that is another name; default: the same. */
  formId?: string | undefined;
  /** The employer's requisition number, when given. */
  reference: string | null;
  /** BCP 47 tag of the text's language: the source's where the text agrees, else as it was recognised. */
  language: string | null;
}

/** A board as the operator names it: `source:board` on the command line, a row of BOARDS_FILE. */
export interface BoardName {
  source: Source;
  /** What the ATS needs to find the company's postings, e.g. `wd5/acme/External`. */
  board: string;
}
