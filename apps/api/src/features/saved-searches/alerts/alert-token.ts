import { isSameHash, keyedHash, listSecrets, type Secrets } from '../../../people/secrets.ts';

/** What a link in a mail may do: begin an alert, or change and end alerts. */
export type AlertPower = 'alert-confirm' | 'alert-manage';

/**
 * Proves that whoever has it read a mail of ours about these searches. Nothing of it is stored, it holds as long as the
 * searches live, and names nobody: `1a-2b.<keyed hash>`.
 */
export function toAlertToken(secret: string, power: AlertPower, ids: readonly number[]): string {
  const named = ids.map((id) => id.toString(36)).join('-');
  return `${named}.${keyedHash(secret, power, named)}`;
}

/** The searches that a token names; null when we did not make it for that. */
export function readAlertToken(secrets: Secrets, power: AlertPower, token: string): number[] | null {
  const [named = '', hash = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\da-z]{1,12}(-[\da-z]{1,12})*$/.test(named)) return null;
  const isOurs = listSecrets(secrets).some((secret) => isSameHash(hash, keyedHash(secret, power, named)));
  if (!isOurs) return null;
  return named.split('-').map((id) => parseInt(id, 36));
}

/** The page that changes or ends the alerts of these searches; a POST to it ends them. */
export function toManageUrl(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  ids: readonly number[],
): string {
  return `${publicUrl}/alerts/unsubscribe?token=${toAlertToken(secret, 'alert-manage', ids)}`;
}
