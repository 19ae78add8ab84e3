import type { HiddenView } from '@firsthand/contracts';
import { countOf, formatCount } from '../../lib/format-date.ts';
import { keyOf, type HiddenRule } from './hidden-rules.ts';

/** What hid jobs of a search, and how many. */
export interface HiddenLine {
  text: string;
  /** Shown again together. */
  rules: HiddenRule[];
}

/** One line for each company and word, and one for all jobs that were hidden one by one; the one that hid most first. */
export function toHiddenLines(hidden: HiddenView, known: readonly HiddenRule[]): HiddenLine[] {
  const byKey = new Map(known.map((rule) => [keyOf(rule), rule]));
  const found = hidden.rules.flatMap((entry) => {
    const rule = byKey.get(keyOf(entry));
    return rule ? [{ rule, count: entry.count }] : [];
  });
  const jobs = found.filter(({ rule }) => rule.kind === 'job');
  const others = found
    .filter(({ rule }) => rule.kind !== 'job')
    .map(({ rule, count }) => ({ count, text: toText(rule, count), rules: [rule] }));
  const single = {
    count: jobs.length,
    text: countOf(jobs.length, 'job'),
    rules: jobs.map(({ rule }) => rule),
  };
  return [...others, ...(jobs.length > 0 ? [single] : [])].sort((a, b) => b.count - a.count);
}

function toText({ kind, label }: HiddenRule, count: number): string {
  const number = formatCount(count);
  return kind === 'company' ? `${number} by company ${label}` : `${number} by word “${label}”`;
}
