import { refuse, type AccessScope } from '@firsthand/contracts';
import { listScopes } from '../../../http/signed-in.ts';

/** 403 when a call, by its mark, asks for more than an access token of these scopes may do. */
export function refuseNarrowToken(scopes: readonly AccessScope[], security: readonly object[]): void {
  const wanted = listScopes(security);
  if (wanted.length === 0) throw refuse('access-token-refused');
  // Every scope includes reading.
  if (wanted.includes('read') || wanted.some((scope) => scopes.includes(scope))) return;
  throw refuse('scope-missing', { scopes: wanted });
}
