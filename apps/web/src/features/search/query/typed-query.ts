import type { Location } from 'react-router';

/** Kept with the entry of the history that follows the typing. */
export const TYPED = { isTyped: true };

/** Whether an entry of the history still follows what is being typed. */
export function isTypedEntry({ state }: Pick<Location, 'state'>): boolean {
  return (state as Partial<typeof TYPED> | null)?.isTyped === true;
}

let typed: string | null = null;

/** This query is searched while it is being typed: its last word may be the beginning of one. */
export function markTyped(q: string): void {
  typed = q;
}

/** What is searched from now on is meant as it stands. */
export function settleTyped(): void {
  typed = null;
}

/** Whether a query was searched for as somebody typed it, and not asked for since. */
export function isTyped(q: string): boolean {
  return q === typed;
}
