import { fold } from '@firsthand/contracts';
import { collect } from './walk.ts';

const MOST = 2_000;

/** The words an element shows, on one line; of an open shadow root too. */
export function textOf(element: Element | null): string {
  if (!element) return '';
  const own = element instanceof HTMLElement ? element.innerText : element.textContent;
  const text = own.trim() === '' && element.shadowRoot ? element.shadowRoot.textContent : own;
  return tidy(text);
}

/** Whether it shows these words, in open roots within it too. */
export function showsWords(element: Element, words: string): boolean {
  const own = element instanceof HTMLElement ? element.innerText : element.textContent;
  if (own.includes(words)) return true;
  return collect(element, '*').some(({ shadowRoot }) => shadowRoot?.textContent.includes(words) === true);
}

/** On one line, without signs that take no space: labels may hold nothing else. */
export function tidy(text: string): string {
  return text
    .slice(0, 4 * MOST)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST);
}

/** Whether two choices read the same: case, accents, marks and kinds of apostrophes do not count. */
export function readsSame(one: string, other: string): boolean {
  return toWords(one) === toWords(other);
}

/** Signs count where they are words: "C#" is not "C++". */
function toWords(text: string): string {
  const folded = fold(text);
  return /[#+€$£]/.test(text) || folded === '' ? tidy(text).toLowerCase() : folded;
}
