/** What a person can prove with who they are. */
export const SIGN_IN_WAYS = ['mail', 'linkedin', 'passkey'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** As a list of sessions and a mail name it. */
export const SIGN_IN_WAY_LABELS: Readonly<Record<SignInWay, string>> = {
  mail: 'a mail',
  linkedin: 'LinkedIn',
  passkey: 'a passkey',
};
