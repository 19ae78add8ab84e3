import type { Language } from './language.ts';
import { addBank, type Role } from './role-bank.ts';
import { ROLE_BANKS } from './roles/banks.ts';

function createRoles(): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const [language, banks] of Object.entries(ROLE_BANKS)) {
    for (const bank of banks) addBank(roles, language as Language, bank);
  }
  return roles;
}

/** Every kind of work the sandbox's employers look for. */
export const ROLES: ReadonlyMap<string, Role> = createRoles();
