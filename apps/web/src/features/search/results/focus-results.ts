export const resultsId = 'results';

/** Puts the focus on the results before the link that was used leaves the page with the old ones. */
export function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true });
}
