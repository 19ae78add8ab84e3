/** Whether a person has what Premium gives, by role or by subscription. The one place that decides it. */
export function isPremium(
  { roles, premium_until: until }: { roles: readonly string[]; premium_until: Date | null },
  now: Date,
): boolean {
  return roles.includes('premium') || (until !== null && until > now);
}
