import { composeMail, type MailContent, type Part } from './compose.ts';

export interface IntegrationRequestMailOptions {
  productName: string;
  /** Of the stored request. */
  id: number;
  companyName: string;
  contactName: string;
  contactEmail: string;
  /** As it was typed, with its line ends. */
  atsDescription: string;
}

/** Tells the operator what an employer asked for. The subject holds nothing that a visitor typed. */
export function toIntegrationRequestMail(options: IntegrationRequestMailOptions): MailContent {
  const { productName, id, companyName, contactName, contactEmail, atsDescription } = options;
  return composeMail({
    productName,
    subject: `Integration request ${id}`,
    preview: 'An employer asks for an integration.',
    heading: `Integration request ${id}`,
    parts: [
      {
        kind: 'text',
        text: 'Somebody filled in the form on the page for employers. The page promises an answer within 24-48 hours.',
      },
      { kind: 'text', text: ['Company: ', { theirs: companyName }] },
      { kind: 'text', text: ['Contact: ', { theirs: contactName }] },
      { kind: 'text', text: `Email: ${contactEmail}` },
      { kind: 'text', text: 'Their applicant-tracking system, as they describe it.' },
      ...toParagraphs(atsDescription),
    ],
  });
}

/** "one\ntwo" → two parts: HTML would run the lines together. */
function toParagraphs(text: string): Part[] {
  return text
    .split(/(?<!\s)\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'text', text: line }));
}
