/** A mailbox for one header: never text that could hold another. */
export interface MailAddress {
  name: string;
  address: string;
}

const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
/** Line ends and NUL would end or cut a header. */
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Reads `ada@example.com` or `Ada <ada@example.com>`, as in MAIL_FROM; null for anything else, above all for text
 * with line ends or more than one address.
 */
export function findMailAddress(text: string): MailAddress | null {
  if (CONTROL.test(text)) return null;
  const [, quoted, plain, inBrackets] = /^(?:\s*"([^"\\]*)"\s*|([^"<>]*))<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  if (!PLAIN_ADDRESS.test(address)) return null;
  return { name: (quoted ?? plain ?? '').trim(), address };
}
