import { composeMail, type MailContent } from './compose.ts';

export interface EmailTakenBackMailOptions {
  productName: string;
  /** The address that is the account's no more; this mail goes there. */
  email: string;
}

/** The mail to an address whose account went back to a former one. */
export function toEmailTakenBackMail({ productName, email }: EmailTakenBackMailOptions): MailContent {
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
      {
        kind: 'text',
        text: 'If you changed the address yourself and did not expect this, log in with the former address and ask for the change again.',
      },
    ],
  });
}
