import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';

/** Loose on purpose: the server decides, this only spares a call for what cannot be an address. */
const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/u;

/** What is wrong with a typed address in the specification's words; null when it may be sent. */
export function findEmailFault(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return ERROR_TEXTS.emailMissing;
  if (email.length > LIMITS.emailMaxLength || !SIMPLE_ADDRESS.test(email)) return ERROR_TEXTS.emailInvalid;
  return null;
}
