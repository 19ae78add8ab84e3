import type { HiddenView } from '@firsthand/contracts';
import { countOf } from '../../lib/format-date.ts';
import type { SeenKind } from './seen/seen-choice.ts';
import { keyOf, type HiddenRule } from './hidden-rules.ts';

/** What hid jobs of a search, and how many. */
export interface HiddenLine {
  text: string;
  /** Shown again together. */
  rules: HiddenRule[];
  /** Jobs that were hidden for this, and by no rule. */
  seen?: SeenKind;
}

type SeenIds = Record<SeenKind, { has: (id: number) => boolean }>;

/**
 * One line for each company and word, and one for all jobs that were hidden one by one, that were viewed, and that were
 * applied to; the one that hid most first.
 */
export function toHiddenLines(
  hidden: HiddenView,
  known: readonly HiddenRule[],
  seenIds: SeenIds,
): HiddenLine[] {
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
  const seen = hidden.rules.filter((entry) => entry.kind === 'job' && !byKey.has(keyOf(entry)));
  const applied = seen.filter(({ value }) => seenIds.applied.has(Number(value))).length;
  const viewed = seen.filter(({ value }) => !seenIds.applied.has(Number(value))).length;
  return [
    ...others,
    single,
    { count: viewed, text: countOf(viewed, 'viewed job'), rules: [], seen: 'viewed' as const },
    {
      count: applied,
      text: `${countOf(applied, 'job')} you applied to`,
      rules: [],
      seen: 'applied' as const,
    },
  ]
    .filter(({ count, rules }) => count > 0 || rules.length > 0)
    .sort((a, b) => b.count - a.count);
}

function toText({ kind, label }: HiddenRule, count: number): string {
  const number = countOf(count, 'posting');
  return kind === 'company' ? `${number} by company ${label}` : `${number} by word “${label}”`;
}
