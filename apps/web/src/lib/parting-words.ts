let words: string | null = null;

/**
 * What home shall say to somebody who is being signed out for good. Kept for this page load only, so that neither a
 * reload nor the way back says it again.
 */
export function sayAtParting(text: string): void {
  words = text;
}

export function getPartingWords(): string | null {
  return words;
}

export function forgetPartingWords(): void {
  words = null;
}
