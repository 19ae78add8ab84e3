import type { PasskeyView } from '@firsthand/contracts';
import type { PasskeyRow } from './passkeys.repository.ts';

export function toPasskeyView({ id, name, created_at, last_used_at }: PasskeyRow): PasskeyView {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
