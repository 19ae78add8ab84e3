import { composeMail, type MailContent } from './compose.ts';

export interface CareerNoticeMailOptions {
  productName: string;
  /** Of the stored address. */
  id: number;
  email: string;
}

/** Tells the operator that somebody wants to hear of open positions. */
export function toCareerNoticeMail({ productName, id, email }: CareerNoticeMailOptions): MailContent {
  return composeMail({
    productName,
    subject: `Careers address ${id}`,
    preview: 'Somebody wants to hear of open positions.',
    heading: `Careers address ${id}`,
    parts: [
      {
        kind: 'text',
        text: 'Somebody left an address on the careers page and wants to hear of open positions.',
      },
      { kind: 'text', text: `Email: ${email}` },
    ],
  });
}
