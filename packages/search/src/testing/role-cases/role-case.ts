import type { EmploymentType } from '@firsthand/contracts';

/** What tells a posting from the first of its group. */
type Difference =
  | 'address'
  | 'brackets'
  | 'city'
  | 'company'
  | 'contact'
  | 'contract'
  | 'customer'
  | 'date'
  | 'department'
  | 'evergreen'
  | 'experience'
  | 'figures'
  | 'hours'
  | 'language'
  | 'legal'
  | 'level'
  | 'licence'
  | 'order'
  | 'pay'
  | 'remote'
  | 'requisition'
  | 'reworded'
  | 'shift'
  | 'site'
  | 'spelling'
  | 'team'
  | 'text'
  | 'trade';

/** A posting as an employer could have written it. What is not given is as in the first of its group. */
export interface CasePosting {
  /** Postings of one group with the same are one role to somebody who looks for a job. */
  role: string;
  /** Nothing of the first. */
  differs?: Difference;
  title?: string;
  /** `city, state, country`; what is not known is left empty. */
  at?: string;
  isRemote?: boolean;
  department?: string;
  employmentType?: EmploymentType;
  company?: string;
  /** Other paragraphs, or changes of the first one's, in this order. */
  text?: readonly string[];
  replace?: Readonly<Record<string, string>>;
  /** Paragraphs at the end. */
  add?: readonly string[];
  isReversed?: boolean;
}

/** Postings of one board; the first has a title, a place and a text. */
export interface RoleCase {
  company: string;
  postings: readonly CasePosting[];
}
