import { composeMail, type MailContent } from './compose.ts';

export interface EmailChangeNoticeOptions {
  productName: string;
  /** Where sign-out everywhere is found. */
  settingsLink: string;
  newEmail: string;
}

/** The mail to the present address when another was asked for, so that a stranger's request does not go unseen. */
export function toEmailChangeNoticeMail(options: EmailChangeNoticeOptions): MailContent {
  const { productName, settingsLink, newEmail } = options;
  return composeMail({
    productName,
    subject: `A new address for your ${productName} account was asked for`,
    preview: 'If that was you, there is nothing to do here.',
    heading: 'A new address was asked for',
    parts: [
      {
        kind: 'text',
        text: `Your ${productName} account is to use ${newEmail} from now on. If that was you, confirm it with the mail sent to that address; there is nothing to do here.`,
      },
      {
        kind: 'text',
        text: 'If it was not you, somebody else is logged in to your account. Log in and choose “Sign out everywhere” on the settings page now: that also cancels the change, as long as it was not confirmed.',
      },
      { kind: 'link', label: 'Open the settings page', url: settingsLink },
    ],
  });
}
