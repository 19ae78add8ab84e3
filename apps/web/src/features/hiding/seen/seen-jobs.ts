import { LIMITS } from '@firsthand/contracts/light';
import type { SeenKind } from './seen-choice.ts';

/** Ids of jobs by what somebody did with them, the oldest first. */
export type SeenJobs = Record<SeenKind, readonly number[]>;

/** What a search leaves out besides `listed`, the newest first: as many as fit behind these in a request. */
export function takeSeen(kinds: readonly SeenKind[], jobs: SeenJobs, listed: string): number[] {
  // Those applied to are few, and matter more.
  const wanted = (['applied', 'viewed'] as const).flatMap((kind) =>
    kinds.includes(kind) ? jobs[kind].toReversed() : [],
  );
  let length = encodeURIComponent(listed).length;
  const taken: number[] = [];
  for (const id of new Set(wanted)) {
    length += encodeURIComponent(`,${id}`).length;
    if (length > LIMITS.searchListMaxLength) break;
    taken.push(id);
  }
  return taken;
}

/** ("3,4", [7]) → "3,4,7"; undefined for nothing. */
export function joinHidden(listed: string, ids: readonly number[]): string | undefined {
  return [listed, ...ids].filter((part) => part !== '').join() || undefined;
}
