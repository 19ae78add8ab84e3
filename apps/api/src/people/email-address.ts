import { domainToASCII } from 'node:url';
import { LIMITS, refuse } from '@firsthand/contracts';

export interface EmailAddress {
  /** Where mail goes: the name as written, the domain in its ASCII form. */
  email: string;
  /** One per account: lower case. */
  key: string;
}

const LOCAL_MAX_LENGTH = 64;
/** Words of RFC 5322's "atext" joined by single dots; quoted names are refused (docs/decisions/0010). */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LABEL = /^(?=.*[a-z])[a-z0-9-]{2,63}$/;
/** A line end in an address would become a header of its own. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Every ASCII character that no host name has, so that the address parser is not given a path, a port or an escape. */
const NO_HOST_CHARACTER = /[\u0000-\u002c/\u003a-\u0040\u005b-\u0060\u007b-\u007f]/;

/**
 * Reads an address a person typed; throws 400 in the specification's words. Spaces around it are dropped:
 *
 *     parseEmailAddress(' Ada@Exämple.com ') // { email: 'Ada@xn--exmple-cua.com', key: 'ada@xn--exmple-cua.com' }
 */
export function parseEmailAddress(text: string | undefined): EmailAddress {
  if (text === undefined || /^ *$/.test(text)) {
    throw refuse('email-missing');
  }
  const address = findEmailAddress(text);
  if (!address) throw refuse('email-invalid');
  return address;
}

/** The same for an address from elsewhere; null when mail could not go there. */
export function findEmailAddress(text: string): EmailAddress | null {
  if (CONTROL.test(text)) return null;
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  if (at < 1 || local.length > LOCAL_MAX_LENGTH || !LOCAL.test(local)) return null;
  const domain = toDomain(trimmed.slice(at + 1));
  if (domain === null) return null;
  const email = `${local}@${domain}`;
  return email.length > LIMITS.emailMaxLength ? null : { email, key: email.toLowerCase() };
}

/** Domains whose mailboxes take their name with and without dots. */
const DOTLESS_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * What tells whether mail to two addresses comes to one mailbox, for limits alone: one account stays one address.
 *
 *     'ada.l+jobs@gmail.com' → 'adal@gmail.com'
 */
export function toMailboxKey(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const domain = emailKey.slice(at + 1);
  // A name that begins with the sign is all there is.
  const plus = emailKey.slice(0, at).indexOf('+', 1);
  const name = emailKey.slice(0, plus < 0 ? at : plus);
  if (!DOTLESS_DOMAINS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

function toDomain(text: string): string | null {
  if (NO_HOST_CHARACTER.test(text)) return null;
  const labels = domainToASCII(text).split('.');
  const isHost = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isHost && TOP_LABEL.test(labels.at(-1) ?? '') ? labels.join('.') : null;
}
