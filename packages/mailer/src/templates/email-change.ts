import { composeMail, type MailContent } from './compose.ts';

export interface EmailChangeMailOptions {
  productName: string;
  /** The verification page with its token. */
  link: string;
  newEmail: string;
  expiresInMinutes: number;
}

/**
 * The mail to a new address whose link makes it the account's, in the browser that asked. It does not name the account:
 * a mistyped address would tell a stranger.
 */
export function toEmailChangeMail(options: EmailChangeMailOptions): MailContent {
  const { productName, link, newEmail, expiresInMinutes } = options;
  return composeMail({
    productName,
    subject: `Confirm your new ${productName} address`,
    preview: `The link works once and expires in ${expiresInMinutes} minutes.`,
    heading: 'Confirm your new address',
    parts: [
      {
        kind: 'text',
        text: `A ${productName} account is to use ${newEmail} from now on. To confirm, open this link in the browser where you asked for the change, while you are logged in there.`,
      },
      { kind: 'link', label: 'Confirm this address', url: link },
      {
        kind: 'text',
        text: `The link works once and expires in ${expiresInMinutes} minutes. Opened anywhere else it changes nothing and stays good; until it is used, the account keeps its present address.`,
      },
      {
        kind: 'text',
        text: 'If you did not ask for this, ignore this mail. Somebody may have mistyped their address; do not pass the link on to anyone.',
      },
    ],
  });
}
