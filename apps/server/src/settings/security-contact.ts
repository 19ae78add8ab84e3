import { findMailAddress } from '@firsthand/mailer';
import type { Environment } from './environment.ts';

/** Reads no mail, and the mailbox of the demo takes whatever is sent to it. */
const DEMO_NAME = 'operator';

/**
 * Whom `/.well-known/security.txt` names, as a URI (RFC 9116): the operator's address, else CONTACT where it is an address or
 * an https page, else the sender of mails, which production must name. Null where there is none of these: a page without an
 * address is nobody.
 */
export function toSecurityContact(
  { OPERATOR_EMAIL: operator, CONTACT: contact = '', MAIL_FROM: sender }: Environment,
  { publicUrl, usesSandboxMail }: { publicUrl: string; usesSandboxMail: boolean },
): string | null {
  if (operator !== undefined) return toMailto(operator);
  const named = findMailAddress(contact.replace(/^mailto:/i, ''));
  if (named) return toMailto(named.address);
  if (/^https:\/\/\S+$/i.test(contact) && URL.canParse(contact)) return new URL(contact).href;
  const from = findMailAddress(sender ?? '');
  if (from) return toMailto(from.address);
  return usesSandboxMail ? toMailto(`${DEMO_NAME}@${new URL(publicUrl).hostname}`) : null;
}

/** 'a&b@x.example' → 'mailto:a%26b@x.example' */
function toMailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
