import { findMoney } from './amounts.ts';
import { isTargetEarnings } from './base-pay.ts';
import { MONEY_HINT, splitSentences } from './prose.ts';

/** What may be earned, as the employer writes it, with the sentence that names it. */
export interface TargetEarnings {
  /** "$120,000 - $140,000 a year" */
  amount: string;
  /** No other amount stands in that sentence: where it is told as the pay, there is nothing besides. */
  isOnly: boolean;
  /** Where the sentence begins in the description's text, and where it ends. */
  start: number;
  end: number;
}

const TEXT_LIMIT = 200_000;
const LINE_LIMIT = 4_000;
const MOST_LINES = 200;

/**
 * The first amount of a description that is what may be earned rather than base pay: on-target earnings, earning
 * potential, a total with commission. Null when there is none. `country`: of the job, for bare signs.
 */
export function findTargetEarnings(
  descriptionText: string,
  { country = null }: { country?: string | null } = {},
): TargetEarnings | null {
  let lines = 0;
  for (const { 0: whole, index } of descriptionText.slice(0, TEXT_LIMIT).matchAll(/[^\n]+/gu)) {
    const line = whole.slice(0, LINE_LIMIT).trimEnd();
    if (!/\d/.test(line) || !MONEY_HINT.test(line)) continue;
    lines += 1;
    if (lines > MOST_LINES) return null;
    let from = 0;
    for (const sentence of splitSentences(line)) {
      const at = line.indexOf(sentence, from);
      from = at + sentence.length;
      const found = findAmount(sentence, country);
      const lead = /^[•\s]*/u.exec(sentence)?.[0].length ?? 0;
      if (found !== null) return { ...found, start: index + at + lead, end: index + from };
    }
  }
  return null;
}

function findAmount(
  sentence: string,
  country: string | null,
): Pick<TargetEarnings, 'amount' | 'isOnly'> | null {
  const ranges = findMoney(sentence, country);
  const target = ranges.find((range) => range.mark !== '' && isTargetEarnings(sentence, range, { ranges }));
  if (target === undefined) return null;
  const amount = sentence.slice(target.start, target.end).replace(/(?<![\s.,;:])[\s.,;:]+$/u, '');
  return { amount, isOnly: ranges.length === 1 };
}
