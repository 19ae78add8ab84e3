import { composeMail, type MailContent } from './compose.ts';

export interface NewDeviceMailOptions {
  productName: string;
  /** The browser in words, as "Firefox on Linux". */
  device: string;
  /** What was logged in with, as "a mail". */
  way: string;
  /** As "February 8 at 09:00 UTC". */
  at: string;
  /** Where sessions are ended. */
  settingsLink: string;
}

/** The mail about a sign-in from a browser that was not known before. */
export function toNewDeviceMail({
  productName,
  device,
  way,
  at,
  settingsLink,
}: NewDeviceMailOptions): MailContent {
  return composeMail({
    productName,
    subject: `A new device logged in to your ${productName} account`,
    preview: 'If that was you, there is nothing to do here.',
    heading: 'A new device logged in',
    parts: [
      { kind: 'text', text: `${device} logged in to your account with ${way} on ${at}.` },
      {
        kind: 'text',
        text: 'If that was you, there is nothing to do here. If it was not, log it out on the settings page, and make sure that nobody else reads your mail.',
      },
      { kind: 'link', label: 'See where you are logged in', url: settingsLink },
      {
        kind: 'text',
        text: 'A browser counts as new when it keeps nothing of an earlier login, as in a private window or after its data was cleared.',
      },
    ],
  });
}
