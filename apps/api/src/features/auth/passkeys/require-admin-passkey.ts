import { refuse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';

type Settings = Pick<ApiContext, 'auth'>;

/** Whether what this person may do needs a passkey (decision 88). */
export function needsPasskey({ auth }: Settings, { user }: Pick<Viewer, 'user'>): boolean {
  return auth.requiresAdminPasskeys && user.roles.includes('admin');
}

/** 403 for an admin who has not proved by a passkey in this session who they are, where that is required. */
export function requireAdminPasskey(settings: Settings, viewer: Viewer): void {
  if (!needsPasskey(settings, viewer) || viewer.passkeyId !== null) return;
  throw refuse('passkey-required');
}

/**
 * 403 for an admin who would change passkeys in a session without one, though they have some: whoever reads an admin's mail
 * could otherwise put a passkey of their own in the place of the admin's.
 */
export function refuseChangeByMailAlone(settings: Settings, viewer: Viewer, hasPasskeys: boolean): void {
  if (!hasPasskeys) return;
  requireAdminPasskey(settings, viewer);
}
