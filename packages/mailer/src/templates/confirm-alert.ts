import { composeMail, type MailContent } from './compose.ts';

export interface ConfirmAlertMailOptions {
  productName: string;
  /** What is searched for, in words. */
  search: string;
  frequency: 'daily' | 'weekly';
  /** The page whose button begins the alerts. */
  link: string;
  /** How long that works. */
  hours: number;
}

/** The one mail to an address that somebody wants alerts sent to, before it said yes. */
export function toConfirmAlertMail(options: ConfirmAlertMailOptions): MailContent {
  const { productName, search, frequency, link, hours } = options;
  return composeMail({
    productName,
    subject: `Confirm your job alert from ${productName}`,
    preview: 'Nothing is mailed before you confirm.',
    heading: 'Do you want this job alert?',
    parts: [
      {
        kind: 'text',
        text: `Somebody, most likely you, asked for a ${frequency} mail about new jobs for this search:`,
      },
      { kind: 'text', text: search },
      { kind: 'link', label: 'Confirm the alert', url: link },
      {
        kind: 'text',
        text: `The link leads to a page with a button and works for ${hours} hours. If you did not ask for this, do nothing: no other mail will come.`,
      },
    ],
  });
}
