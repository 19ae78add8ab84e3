import type { ProfileSection } from '@firsthand/contracts';

/** A rectangle on a page in PDF points, origin top left; pages count from 1. */
export interface Place {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a resume can be read from. */
export type ResumeSource = 'pdf' | 'docx' | 'json-resume' | 'europass' | 'linkedin';

/** A value with how sure we are of it (0 to 1) and where its words stand. */
export interface Found<T> {
  value: T;
  confidence: number;
  where: Place[];
  /** Where it stands in a file without pages: "work 2, position". */
  inWords?: string;
}

/** One position. Dates are `YYYY-MM-DD`, `YYYY-MM`, or `YYYY` where the document gives only a year or a season. */
export interface FoundExperience {
  jobTitle: Found<string> | null;
  companyName: Found<string> | null;
  startDate: Found<string> | null;
  endDate: Found<string> | null;
  isCurrentJob: boolean;
  /** Plain text, a line per point. */
  description: Found<string> | null;
  /** The description as HTML of the person's making, where the document has it; not sanitised. */
  descriptionHtml?: string;
  confidence: number;
}

/** An entry of a section, by the names of its fields there; a `yes` is true or false. */
export type FoundEntry = Readonly<Record<string, Found<string> | Found<boolean> | null>>;
/** What a profile's sections could hold, in the order of the document; not held against their rules. */
export type FoundSections = { readonly [Section in ProfileSection]?: readonly FoundEntry[] };

/** Text as it stands on a page that a Word document was set on; `y` is its baseline. */
export interface ShownLine {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
}

/** Words that became no value. */
export interface LeftOverText {
  text: string;
  /** Null in a file without pages. */
  place: Place | null;
  /** Where it stands in such a file. */
  inWords?: string;
  /** The heading that it stands under, where that names what no profile has, such as "Education". */
  under?: string;
  /** Others of the same line became a value. */
  isUsed: boolean;
  /** Why it became none, where more is known than that. */
  reason?: string;
}

/** A draft of a profile: what a document says, nothing that it does not say. */
export interface ParsedResume {
  source: ResumeSource;
  /** With their text where the document has no pages of its own; none for data. */
  pages: { width: number; height: number; lines?: ShownLine[] }[];
  /** What the person calls this profile, where an export of ours says it. */
  profileName: Found<string> | null;
  desiredJobTitle: Found<string> | null;
  firstName: Found<string> | null;
  lastName: Found<string> | null;
  email: Found<string> | null;
  /** E.164 when the country is known, otherwise the digits as written. */
  phone: Found<string> | null;
  /** With its plus sign, e.g. `+49`. */
  phoneCountryCode: Found<string> | null;
  address: Found<string> | null;
  city: Found<string> | null;
  state: Found<string> | null;
  zip: Found<string> | null;
  country: Found<string> | null;
  linkedinUrl: Found<string> | null;
  websiteUrl: Found<string> | null;
  skills: Found<string>[];
  experience: FoundExperience[];
  /** The person in their own words. */
  summary?: Found<string> | null;
  sections?: FoundSections;
  leftOver: LeftOverText[];
  /** The language of the document's headings and words, e.g. `de`; null when it shows none. */
  language: string | null;
}
