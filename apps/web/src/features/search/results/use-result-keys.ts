import { useEffect } from 'react';

export const queryInputId = 'search-query';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, select, textarea, [contenteditable], dialog') !== null
  );
}

function focusQuery(): void {
  const input = document.getElementById(queryInputId);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

function focusResult(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-result-link]')];
  if (links.length === 0) return;
  const card = document.activeElement?.closest('article');
  const current = links.findIndex((link) => card?.contains(link));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}

/** Presses the toggle of the card that has the focus; it does nothing for visitors, as when it is clicked. */
function bookmarkFocusedResult(): void {
  const card = document.activeElement?.closest('article');
  card?.querySelector<HTMLElement>('[data-bookmark-toggle]')?.click();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  if (event.key === '/') focusQuery();
  else if (event.key === 'j') focusResult(1);
  else if (event.key === 'k') focusResult(-1);
  else if (event.key === 'b') bookmarkFocusedResult();
  else return;
  event.preventDefault();
}

/** `/` goes to the query box, `j` and `k` to the next and previous result, `b` bookmarks the one in focus. */
export function useResultKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
