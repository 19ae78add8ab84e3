import type { Role, User } from '@firsthand/contracts';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Roles of later versions are no corruption, so any text will do. */
const areRoles = (value: unknown): value is Role[] => Array.isArray(value) && value.every(isText);

/** The user as an earlier visit stored it; null for anything that is not one. */
export function parseStoredUser(text: string | null): User | null {
  if (text === null) return null;
  let value: Partial<Record<keyof User, unknown>> | null;
  try {
    value = JSON.parse(text) as Partial<Record<keyof User, unknown>> | null;
  } catch {
    // Cut or written by something else: the caller treats it as signed out.
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, email_validated, roles, premium } = value;
  if (typeof id !== 'number' || !isText(email) || !areRoles(roles)) return null;
  if (name !== null && !isText(name)) return null;
  if (typeof email_validated !== 'boolean' || typeof premium !== 'boolean') return null;
  return { id, name, email, email_validated, roles, premium };
}
