import { findEmailAddress } from '../../people/email-address.ts';

/** What tells whether two addresses are the same account's, for text that need not be an address at all. */
export function toEmailKey(text: string): string {
  return findEmailAddress(text)?.key ?? text.trim().toLowerCase();
}
