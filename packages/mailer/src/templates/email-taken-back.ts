import { composeMail, type MailContent } from './compose.ts';
import { toRemovedParts, type RemovedWays } from './removed-ways.ts';

export interface EmailTakenBackMailOptions extends RemovedWays {
  productName: string;
  /** The address that is the account's no more; this mail goes there. */
  email: string;
}

/** The mail to an address whose account went back to a former one. */
export function toEmailTakenBackMail(options: EmailTakenBackMailOptions): MailContent {
  const { productName, email } = options;
  return composeMail({
    productName,
    subject: `Your new ${productName} address was taken back`,
    preview: 'The account has its former address again.',
    heading: 'The change of address was taken back',
    parts: [
      {
        kind: 'text',
        text: `A ${productName} account used ${email}. Whoever reads the mail of its former address took that change back: the account has the former address again, and everybody is logged out of it.`,
      },
      ...toRemovedParts(options),
      {
        kind: 'text',
        text: 'If you changed the address yourself and did not expect this, log in with the former address and ask for the change again.',
      },
    ],
  });
}
