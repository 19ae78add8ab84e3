import { composeMail, type MailContent } from './compose.ts';

/** An account elsewhere, or a passkey. */
export type SignInWayKind = 'account' | 'passkey';

export interface SignInWayMailOptions {
  productName: string;
  /** As it begins a sentence: "A LinkedIn profile", "A passkey". */
  name: string;
  kind: SignInWayKind;
  /** Whether it belongs to the account from now on, or no longer. */
  isNew: boolean;
  /** As "February 8 at 09:00 UTC". */
  at: string;
  /** Where ways to log in are looked after. */
  settingsLink: string;
}

const VERBS = {
  account: { added: 'was linked to', removed: 'was unlinked from', undo: 'unlink' },
  passkey: { added: 'was added to', removed: 'was removed from', undo: 'remove' },
} as const;

/** The mail about another way to log in that now belongs to an account, or no longer does. */
export function toSignInWayMail({
  productName,
  name,
  kind,
  isNew,
  at,
  settingsLink,
}: SignInWayMailOptions): MailContent {
  const { added, removed, undo } = VERBS[kind];
  const what = isNew
    ? `${name} ${added} your account on ${at} and logs in to it from now on.`
    : `${name} ${removed} your account on ${at} and no longer logs in to it.`;
  const otherwise = isNew
    ? `If it was not, ${undo} it on the settings page and choose “Sign out everywhere” there.`
    : 'If it was not, somebody else is logged in to your account: choose “Sign out everywhere” on the settings page.';
  return composeMail({
    productName,
    subject: isNew
      ? `A new way to log in to your ${productName} account`
      : `A way to log in to your ${productName} account was removed`,
    preview: 'If that was you, there is nothing to do here.',
    heading: isNew ? 'A way to log in was added' : 'A way to log in was removed',
    parts: [
      { kind: 'text', text: what },
      { kind: 'text', text: `If that was you, there is nothing to do here. ${otherwise}` },
      { kind: 'link', label: 'Open the settings page', url: settingsLink },
    ],
  });
}
