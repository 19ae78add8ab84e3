import { composeMail, type MailContent } from './compose.ts';

export interface ConfirmationMailOptions {
  productName: string;
  /** Six digits for the session that asked. */
  code: string;
  expiresInMinutes: number;
  /** Where sessions are ended. */
  settingsLink: string;
}

/** The mail that proves who is in a session, before what cannot be undone. No link: whoever opens it elsewhere proves nothing. */
export function toConfirmationMail(options: ConfirmationMailOptions): MailContent {
  const { productName, code, expiresInMinutes, settingsLink } = options;
  return composeMail({
    productName,
    subject: `Confirm that it is you at ${productName}`,
    preview: `The digits work once and expire in ${expiresInMinutes} minutes.`,
    heading: 'Confirm that it is you',
    parts: [
      {
        kind: 'text',
        text: 'Somebody logged in to your account wants to change its address or its passkeys, download its data or delete it. If that is you, type these 6 digits on the page that asks for them:',
      },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `They work once, in that browser alone, and expire in ${expiresInMinutes} minutes. Do not pass them on to anyone.`,
      },
      {
        kind: 'text',
        text: 'If it is not you, nothing has happened yet, but somebody else is logged in to your account. Log them out on the settings page.',
      },
      { kind: 'link', label: 'See where you are logged in', url: settingsLink },
    ],
  });
}
