import { LIMITS, MINUTE_MS, refuse } from '@firsthand/contracts';
import { isWithin } from './within.ts';
import type { SessionViewer } from './viewer.ts';

/**
 * Before what a thief of a session must not do: throws 403 unless the person has proved who they are within the last 15
 * minutes, by signing in or again since.
 */
export function requireRecentProof(
  { authenticatedAt }: Pick<SessionViewer, 'authenticatedAt'>,
  now: Date,
): void {
  const withinMs = LIMITS.recentProofMinutes * MINUTE_MS + 1;
  if (isWithin(withinMs, authenticatedAt.getTime(), now.getTime())) return;
  throw refuse('proof-too-old');
}
