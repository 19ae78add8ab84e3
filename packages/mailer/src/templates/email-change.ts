import { composeMail, type MailContent } from './compose.ts';

export interface EmailChangeMailOptions {
  productName: string;
  /** The verification page with its token. */
  link: string;
  /** The account's address until now. */
  oldEmail: string;
  newEmail: string;
  expiresInMinutes: number;
}

/** The mail to a new address that makes it the account's. */
export function toEmailChangeMail(options: EmailChangeMailOptions): MailContent {
  const { productName, link, oldEmail, newEmail, expiresInMinutes } = options;
  return composeMail({
    productName,
    subject: `Confirm your new ${productName} address`,
    preview: `The link works once and expires in ${expiresInMinutes} minutes.`,
    heading: 'Confirm your new address',
    parts: [
      {
        kind: 'text',
        text: `The ${productName} account of ${oldEmail} asked to use ${newEmail} from now on. Open this link to confirm; you are then logged in.`,
      },
      { kind: 'link', label: 'Confirm this address', url: link },
      {
        kind: 'text',
        text: `The link works once and expires in ${expiresInMinutes} minutes. Until it is used, ${oldEmail} stays the account's address.`,
      },
      {
        kind: 'text',
        text: 'If this account is not yours, ignore this mail. Somebody may have mistyped their address, and nothing happens without the link.',
      },
    ],
  });
}
