import type { RemovedWayIn } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { deleteAccessTokens } from './access-tokens.repository.ts';
import { deleteIdentities } from './identities.ts';
import { deletePasskeys } from './passkeys/passkeys.repository.ts';

/**
 * Removes what lets somebody into an account beside its mailbox, or what of it came at `since` or later; sessions are ended
 * apart from this. Gives what that was, oldest first. A test reads the tables and fails when a kind is missing here.
 */
export async function removeWaysIn(
  executor: Executor,
  userId: number,
  since?: Date,
): Promise<RemovedWayIn[]> {
  const passkeys = await deletePasskeys(executor, userId, since);
  const identities = await deleteIdentities(executor, userId, since);
  const tokens = await deleteAccessTokens(executor, userId, since);
  return [
    ...passkeys.map((row) => ({ kind: 'passkey' as const, ...row })),
    // The only provider there is.
    ...identities.map((row) => ({ kind: 'linkedin' as const, name: 'LinkedIn', ...row })),
    ...tokens.map((row) => ({ kind: 'access-token' as const, ...row })),
  ]
    .sort((left, right) => left.created_at.getTime() - right.created_at.getTime())
    .map(({ kind, name, created_at: addedAt }) => ({ kind, name, added_at: addedAt.toISOString() }));
}
