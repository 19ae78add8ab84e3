export const resultsId = 'results';
/** Below their head, where who skips to them goes on with the first of them. */
export const resultListId = 'result-list';

/** Up to where the results begin beside the filters, which do not move then; nowhere when they are further down. */
export function scrollToResults(): void {
  // With the room above them, which the filters begin beside.
  const begin = document.getElementById(resultsId)?.parentElement?.getBoundingClientRect().top ?? 0;
  const bar = document.querySelector('search')?.getBoundingClientRect().bottom ?? 0;
  if (begin < bar) window.scrollBy(0, begin - bar);
}

/** Puts the focus on the results before the link that was used leaves the page with the old ones. */
export function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true });
}
