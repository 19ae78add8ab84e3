import { composeMail, type MailContent } from './compose.ts';

export interface SignInWayMailOptions {
  productName: string;
  /** As it begins a sentence: "A LinkedIn profile". */
  name: string;
  /** Whether it was linked or parted. */
  isLinked: boolean;
  /** As "February 8 at 09:00 UTC". */
  at: string;
  /** Where ways to log in are looked after. */
  settingsLink: string;
}

/** The mail about another way to log in that now belongs to an account, or no longer does. */
export function toSignInWayMail({
  productName,
  name,
  isLinked,
  at,
  settingsLink,
}: SignInWayMailOptions): MailContent {
  const what = isLinked
    ? `${name} was linked to your account on ${at} and logs in to it from now on.`
    : `${name} was unlinked from your account on ${at} and no longer logs in to it.`;
  const otherwise = isLinked
    ? 'If it was not, unlink it on the settings page and choose “Sign out everywhere” there.'
    : 'If it was not, somebody else is logged in to your account: choose “Sign out everywhere” on the settings page.';
  return composeMail({
    productName,
    subject: isLinked
      ? `A new way to log in to your ${productName} account`
      : `A way to log in to your ${productName} account was removed`,
    preview: 'If that was you, there is nothing to do here.',
    heading: isLinked ? 'A way to log in was added' : 'A way to log in was removed',
    parts: [
      { kind: 'text', text: what },
      { kind: 'text', text: `If that was you, there is nothing to do here. ${otherwise}` },
      { kind: 'link', label: 'Open the settings page', url: settingsLink },
    ],
  });
}
