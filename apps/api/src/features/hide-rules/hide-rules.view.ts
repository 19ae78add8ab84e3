import type { HideRuleView } from '@firsthand/contracts';
import type { HideRuleRow } from './hide-rules.repository.ts';

interface Names {
  companies: ReadonlyMap<string, string>;
  jobs: ReadonlyMap<number, { title: string; company: string | null }>;
}

export function toHideRuleView({ id, kind, value, created_at }: HideRuleRow, names: Names): HideRuleView {
  const label =
    kind === 'word' ? value : kind === 'company' ? names.companies.get(value) : toJobLabel(value, names);
  return { id, kind, value, label: label ?? value, created_at: created_at.toISOString() };
}

/** "Cook at Acme" */
function toJobLabel(value: string, { jobs }: Names): string {
  const job = jobs.get(Number(value));
  if (!job) return `Job ${value}, which is no longer kept`;
  return job.company === null ? job.title : `${job.title} at ${job.company}`;
}
