import type { ResumeReading } from '@firsthand/contracts';
import { countOf } from './format-date.ts';

type LeftOver = Pick<ResumeReading['left_over'][number], 'text' | 'under'>;

/** Headings that are named before the rest is counted. */
const MOST_NAMED = 8;

/**
 * What a resume that is made of a profile lacks of the person's own, which it was read from:
 * "Your own resume also has: Education, Languages. This one will not."; null when nothing is known to be missing.
 */
export function toLackingWords(leftOver: readonly LeftOver[]): string | null {
  const headings = [...new Set(leftOver.flatMap(({ under }) => (under ? [toTitle(under)] : [])))];
  if (headings.length > 0) {
    const more = headings.length - MOST_NAMED;
    const named = headings.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `Your own resume also has: ${named}. This one will not.`;
  }
  if (leftOver.length === 0) return null;
  return `Your own resume also has ${countOf(leftOver.length, 'line')} that this one will not.`;
}

/** "EDUCATION:" → "Education" */
function toTitle(heading: string): string {
  const words = heading.replace(/[\s:•–—-]{1,20}$/u, '').trim();
  if (words !== words.toUpperCase()) return words;
  return words.charAt(0) + words.slice(1).toLowerCase();
}
