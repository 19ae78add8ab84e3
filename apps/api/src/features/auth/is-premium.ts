/** Whether a person has what Premium gives. The one place that decides it. */
export function isPremium({ roles }: { roles: readonly string[] }): boolean {
  return roles.includes('premium');
}
