import { composeMail, type MailContent } from './compose.ts';

export interface EmailChangedMailOptions {
  productName: string;
  /** The account's address from now on. */
  newEmail: string;
  /** The page that gives the account this mail's address back. */
  link: string;
  /** How long that works. */
  days: number;
  /** What came so shortly before the change is removed with the way back. */
  suspectDays: number;
  /** Whether LinkedIn signs in to the account too, and goes on doing so. */
  hasLinkedin: boolean;
}

/** The mail to the former address once another took its place, with the way back. */
export function toEmailChangedMail(options: EmailChangedMailOptions): MailContent {
  const { productName, newEmail, link, days, suspectDays, hasLinkedin } = options;
  return composeMail({
    productName,
    subject: `Your ${productName} account has a new address`,
    preview: `If that was not you, take it back within ${days} days.`,
    heading: 'Your account has a new address',
    parts: [
      {
        kind: 'text',
        text: `Your ${productName} account uses ${newEmail} from now on, and this address no longer logs in. Every browser but the one that confirmed it was logged out.`,
      },
      ...(hasLinkedin
        ? [
            {
              kind: 'text' as const,
              text: 'The LinkedIn profile that is linked to the account stays linked and logs in as before. It can be unlinked on the settings page.',
            },
          ]
        : []),
      {
        kind: 'text',
        text: `If that was you, there is nothing to do here. If it was not, take the account back: it gets this address again, everybody is logged out, and passkeys, LinkedIn profiles and access tokens that came in the ${suspectDays} days before the change or since are removed.`,
      },
      { kind: 'link', label: 'This was not me', url: link },
      {
        kind: 'text',
        text: `The link leads to a page with a button and works for ${days} days, once. That long nobody else can use this address at ${productName}. Do not pass the link on to anyone.`,
      },
    ],
  });
}
