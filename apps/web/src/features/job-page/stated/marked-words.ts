import { findWords } from './find-words.ts';

/** What `::highlight()` calls it. */
const NAME = 'evidence';
const DESCRIPTION = '[data-description-text]';

/** Marks words of the description, as far as they stand there and the browser can mark; null marks nothing. */
export function markWords(words: string | null): void {
  if (typeof Highlight === 'undefined') return;
  const range = words === null ? null : findInDescription(words);
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}

/** Brings words of the description into sight and gives it the focus, so that reading goes on there. */
export function showWords(words: string): void {
  const range = findInDescription(words);
  const description = document.querySelector<HTMLElement>(DESCRIPTION);
  description?.focus({ preventScroll: true });
  markWords(words);
  const target = range?.startContainer.parentElement ?? description;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}

function findInDescription(words: string): Range | null {
  const description = document.querySelector(DESCRIPTION);
  return description && findWords(description, words);
}
