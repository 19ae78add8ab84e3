import { readText } from '../read-text.ts';
import type { Language } from './language.ts';
import { addBank, type Role } from './role-bank.ts';

/** The files of each language. English comes first: its banks carry what does not depend on language. */
const BANKS: Partial<Record<Language, string[]>> = {
  en: [
    'en-health',
    'en-education',
    'en-logistics',
    'en-hospitality-retail',
    'en-trades',
    'en-industry',
    'en-tech',
    'en-office',
  ],
  de: ['de'],
  fr: ['fr'],
  nl: ['nl'],
  sv: ['sv'],
  es: ['es'],
};

function createRoles(): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const [language, names] of Object.entries(BANKS)) {
    for (const name of names) addBank(roles, language as Language, readText(`roles/${name}.txt`));
  }
  return roles;
}

/** Every kind of work the sandbox's employers look for. */
export const ROLES: ReadonlyMap<string, Role> = createRoles();
