import type { AccessTokenView } from '@firsthand/contracts';
import type { AccessTokenRow } from '../access-tokens.repository.ts';

export function toAccessTokenView(row: AccessTokenRow): AccessTokenView {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
