import { ROLES, type User } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import { isPremium } from '../../people/is-premium.ts';

/** A person as sign-in answers carry them. */
export function toUserView(user: Selectable<Tables['users']>, now: Date): User {
  const roles = ROLES.filter((role) => user.roles.includes(role));
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_validated: user.email_validated,
    roles,
    premium: isPremium(user, now),
  };
}
