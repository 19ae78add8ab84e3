import { useEffect, useEffectEvent } from 'react';

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

/** The links of the results' titles, in their order. */
export function listResultLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-result-link]')];
}

/** -1: none of these has the focus. */
export function findFocusedResult(links: readonly HTMLElement[]): number {
  const card = document.activeElement?.closest('article');
  return links.findIndex((link) => card?.contains(link));
}

/** Gives which of the results has the focus then. */
function focusResult(step: 1 | -1): number {
  const links = listResultLinks();
  const current = findFocusedResult(links);
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  const index = Math.max(0, Math.min(links.length - 1, next));
  links[index]?.focus();
  return index;
}

/** Presses the toggle of the card that has the focus; it does nothing for visitors, as when it is clicked. */
function bookmarkFocusedResult(): void {
  const card = document.activeElement?.closest('article');
  card?.querySelector<HTMLElement>('[data-bookmark-toggle]')?.click();
}

interface ResultKeys {
  onHide: (index: number) => void;
  onMove: (index: number) => void;
}

/**
 * `/` goes to the query box, `j` and `k` to the next and previous result, `b` bookmarks the one in focus and `x` hides it;
 * `onMove` and `onHide` are told which of the results it is.
 */
export function useResultKeys(keys: ResultKeys): void {
  const onHide = useEffectEvent(keys.onHide);
  const onMove = useEffectEvent(keys.onMove);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      if (event.key === '/') focusQuery();
      else if (event.key === 'j') onMove(focusResult(1));
      else if (event.key === 'k') onMove(focusResult(-1));
      else if (event.key === 'b') bookmarkFocusedResult();
      else if (event.key === 'x') onHide(findFocusedResult(listResultLinks()));
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
