import { PASSKEY_TRANSPORTS, type PasskeyOptions } from '@firsthand/contracts';
import type { PasskeyRow } from './passkeys.repository.ts';

type Descriptor = NonNullable<PasskeyOptions['allowCredentials']>[number];

/** How a browser is told of a passkey that is there. */
export function toDescriptor({ credential_id: id, transports }: PasskeyRow): Descriptor {
  return {
    id,
    type: 'public-key',
    transports: PASSKEY_TRANSPORTS.filter((known) => transports.includes(known)),
  };
}
