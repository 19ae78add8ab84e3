import type { Employer } from '../demo-data/employer.ts';
import { toApplyKey } from './apply-keys.ts';

/** The user name of HTTP Basic, where Greenhouse and BambooHR want the key: "Basic a2V5Og==" → "key". */
function readBasicUser(header: string | undefined): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(header ?? '')?.[1];
  return encoded === undefined
    ? null
    : (Buffer.from(encoded, 'base64').toString('utf8').split(':')[0] ?? null);
}

/** Whether a request shows the employer's key as the user name of HTTP Basic. */
export function showsBasicKey(employer: Employer, headers: Record<string, string>): boolean {
  return readBasicUser(headers.authorization) === toApplyKey(employer);
}
