import PostalMime, { type Address } from 'postal-mime';
import type { DemoMail } from './kept-mails.ts';

/** "Firsthand <no-reply@localhost>" */
function toAddressText(address: Address | undefined): string {
  if (address?.address === undefined) return address?.name ?? '';
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

/** Reads a message as it came over SMTP. Rejects when its parts nest without end. */
export async function parseMail(
  raw: Uint8Array,
  recipients: readonly string[],
  at: Date,
): Promise<Omit<DemoMail, 'id'>> {
  const { from, subject, text, html } = await PostalMime.parse(raw);
  return {
    to: recipients.join(', '),
    from: toAddressText(from),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    at: at.toISOString(),
  };
}
