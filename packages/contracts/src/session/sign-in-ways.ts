/** What a person can prove with who they are. */
export const SIGN_IN_WAYS = ['mail', 'linkedin', 'passkey'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** As a list of sessions and a mail name it. */
export const SIGN_IN_WAY_LABELS: Readonly<Record<SignInWay, string>> = {
  mail: 'a mail',
  linkedin: 'LinkedIn',
  passkey: 'a passkey',
};

/** What lets somebody into an account beside its mailbox, until it is removed. */
export const WAYS_IN = ['passkey', 'linkedin', 'access-token'] as const;
export type WayInKind = (typeof WAYS_IN)[number];

/**
 * As pages and mails name one that was removed:
 *
 *     { kind: 'passkey', name: 'Passkey 1' } → 'The passkey “Passkey 1”'
 */
export function toWayInText({ kind, name }: { kind: WayInKind; name: string }): string {
  if (kind === 'linkedin') return 'The link to a LinkedIn profile';
  return `The ${kind === 'passkey' ? 'passkey' : 'access token'} “${name}”`;
}
