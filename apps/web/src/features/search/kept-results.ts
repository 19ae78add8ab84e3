import type { FoundJobs } from './results/search-outcome.ts';

const keepMs = 5 * 60_000;
const keepCount = 20;
const kept = new Map<string, { found: FoundJobs; at: number }>();

/** Keeps the results of an address for a few minutes, so that going back to it is instant and lands at the same job. */
export function keepResults(address: string, found: FoundJobs): void {
  kept.delete(address);
  kept.set(address, { found, at: Date.now() });
  const oldest = kept.keys().next().value;
  if (kept.size > keepCount && oldest !== undefined) kept.delete(oldest);
}

export function findKeptResults(address: string): FoundJobs | undefined {
  const entry = kept.get(address);
  if (!entry || Date.now() - entry.at > keepMs) return undefined;
  return entry.found;
}

/** Whoever presses the button wants to see what is there now. */
export function forgetResults(address: string): void {
  kept.delete(address);
}
