import type { FoundJobs } from './results/search-outcome.ts';

const keepMs = 5 * 60_000;
const keepCount = 20;
const recent = new Map<string, { found: FoundJobs; at: number }>();

/** Keeps the results of an address for a few minutes, so that going back to it is instant and lands at the same job. */
export function rememberSearch(address: string, found: FoundJobs): void {
  recent.delete(address);
  recent.set(address, { found, at: Date.now() });
  const oldest = recent.keys().next().value;
  if (recent.size > keepCount && oldest !== undefined) recent.delete(oldest);
}

export function findRecentSearch(address: string): FoundJobs | undefined {
  const entry = recent.get(address);
  if (!entry || Date.now() - entry.at > keepMs) return undefined;
  return entry.found;
}

/** Whoever presses the button wants to see what is there now. */
export function forgetSearch(address: string): void {
  recent.delete(address);
}
