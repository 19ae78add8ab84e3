import type { User } from '@firsthand/contracts';

/** Whether the pages for admins are there for them. The API decides for itself with each call. */
export function isAdmin(user: Pick<User, 'roles'> | null): boolean {
  return user?.roles.includes('admin') ?? false;
}
