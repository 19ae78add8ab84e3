import { composeMail, type MailContent } from './compose.ts';
import { toRemovedParts, type RemovedWays } from './removed-ways.ts';

export interface AddressRestoredMailOptions extends RemovedWays {
  productName: string;
  /** The account's address again; this mail goes there. */
  email: string;
  /** The one that it had meanwhile. */
  replaced: string;
  /** Where what lets somebody in is looked after. */
  settingsLink: string;
}

/** The mail to the address that an account has again, with what was done for that. */
export function toAddressRestoredMail(options: AddressRestoredMailOptions): MailContent {
  const { productName, email, replaced, settingsLink } = options;
  return composeMail({
    productName,
    subject: `Your ${productName} account has its address back`,
    preview: 'Everybody is logged out of it.',
    heading: 'Your account has its address back',
    parts: [
      {
        kind: 'text',
        text: `Your ${productName} account has the address ${email} again, in the place of ${replaced}. Everybody is logged out of it, and no change of address waits any more.`,
      },
      ...toRemovedParts(options),
      {
        kind: 'text',
        text: 'Log in by mail, and look through your settings and what is in the account. What was removed and is yours can be added again there.',
      },
      { kind: 'link', label: 'Open the settings page', url: settingsLink },
    ],
  });
}
