let words: string | null = null;

/**
 * What home shall say to somebody who is being signed out for good. Kept for this page load only, so that neither a
 * reload nor the way back says it again.
 */
export function setFarewell(text: string): void {
  words = text;
}

export function getFarewell(): string | null {
  return words;
}

export function forgetFarewell(): void {
  words = null;
}
