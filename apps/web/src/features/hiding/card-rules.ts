import { toCompanyName } from '../../lib/job/job-labels.ts';
import type { HiddenRule, HideableJob } from './hidden-rules.ts';

export interface NamedJob extends HideableJob {
  title: string;
  company: string | null;
  /** The other open postings of the same role. */
  alike: readonly { id: number }[];
}

/** "Cook at Acme", and every other opening of that role: of one alone the next would come in its place. */
export function toJobRules({ id, title, company, alike }: NamedJob): HiddenRule[] {
  const label = company ? `${title} at ${company}` : title;
  return [id, ...alike.map((opening) => opening.id)].map((of) => ({
    kind: 'job',
    value: String(of),
    label,
    id: null,
  }));
}

export function toCompanyRules({ company, company_key: value }: NamedJob): HiddenRule[] {
  return [{ kind: 'company', value, label: toCompanyName(company), id: null }];
}
