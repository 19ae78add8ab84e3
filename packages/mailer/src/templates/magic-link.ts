import { composeMail, type MailContent } from './compose.ts';

export interface MagicLinkMailOptions {
  productName: string;
  /** The verification page with its token. */
  link: string;
  /** Six digits for the browser that asked. */
  code: string;
  expiresInMinutes: number;
}

/** The mail that signs in: a link for any browser, and digits for the one that asked. */
export function toMagicLinkMail({
  productName,
  link,
  code,
  expiresInMinutes,
}: MagicLinkMailOptions): MailContent {
  return composeMail({
    productName,
    subject: `Log in to ${productName}`,
    preview: `The link works once and expires in ${expiresInMinutes} minutes.`,
    heading: `Log in to ${productName}`,
    parts: [
      { kind: 'text', text: 'Open this link to log in. You need no password.' },
      { kind: 'link', label: `Log in to ${productName}`, url: link },
      {
        kind: 'text',
        text: 'Or type these 6 digits on the page where you asked for this mail. They work only there.',
      },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `The link and the digits work once and expire in ${expiresInMinutes} minutes. If you have no account yet, one is made when you log in.`,
      },
      {
        kind: 'text',
        text: 'If you did not ask for this mail, ignore it: without it nobody can log in, and nothing was changed. Do not pass the link or the digits on to anyone.',
      },
    ],
  });
}
