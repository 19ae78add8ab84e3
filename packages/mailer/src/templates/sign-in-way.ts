import { composeMail, type MailContent } from './compose.ts';

/** An account elsewhere, a passkey, or what a program acts with. */
export type SignInWayKind = 'account' | 'passkey' | 'access-token';

export interface SignInWayMailOptions {
  productName: string;
  /** As it begins a sentence: "A LinkedIn profile", "A passkey". */
  name: string;
  kind: SignInWayKind;
  /** Whether it belongs to the account from now on, or no longer. */
  isNew: boolean;
  /** What an access token may do. */
  scopes?: readonly string[] | undefined;
  /** As "February 8 at 09:00 UTC". */
  at: string;
  /** Where ways to log in are looked after. */
  settingsLink: string;
}

const WORDS = {
  account: {
    ...{ added: 'was linked to', removed: 'was unlinked from', undo: 'unlink' },
    ...{ is: 'logs in to it', what: 'way to log in', at: 'to' },
  },
  passkey: {
    ...{ added: 'was added to', removed: 'was removed from', undo: 'remove' },
    ...{ is: 'logs in to it', what: 'way to log in', at: 'to' },
  },
  'access-token': {
    ...{ added: 'was made for', removed: 'was revoked in', undo: 'revoke' },
    ...{ is: 'acts for you in it', what: 'access token', at: 'for' },
  },
} as const;

/** The mail about another way into an account, which is there from now on or no longer. */
export function toSignInWayMail(options: SignInWayMailOptions): MailContent {
  const { productName, name, kind, isNew, scopes = [], at, settingsLink } = options;
  const { added, removed, undo, is, what, at: to } = WORDS[kind];
  const article = kind === 'access-token' ? 'An' : 'A';
  const may = scopes.length > 0 ? ` It may ${new Intl.ListFormat('en').format(scopes)}.` : '';
  const fact = isNew
    ? `${name} ${added} your account on ${at} and ${is} from now on.${may}`
    : `${name} ${removed} your account on ${at} and no longer ${is}.`;
  const otherwise = isNew
    ? `If it was not, ${undo} it on the settings page and choose “Sign out everywhere” there.`
    : 'If it was not, somebody else is logged in to your account: choose “Sign out everywhere” on the settings page.';
  const subject = isNew
    ? `A new ${what} ${to} your ${productName} account`
    : `${article} ${what} ${to} your ${productName} account was removed`;
  return composeMail({
    ...{ productName, subject },
    preview: 'If that was you, there is nothing to do here.',
    heading: isNew ? `${article} ${what} was added` : `${article} ${what} was removed`,
    parts: [
      { kind: 'text', text: fact },
      { kind: 'text', text: `If that was you, there is nothing to do here. ${otherwise}` },
      { kind: 'link', label: 'Open the settings page', url: settingsLink },
    ],
  });
}
