/** Without what is unknown. */
export function keep<Key extends string>(
  values: Record<Key, string | null | undefined>,
): Partial<Record<Key, string>> {
  const known = Object.entries<string | null | undefined>(values).filter(([, value]) => Boolean(value));
  return Object.fromEntries(known) as Partial<Record<Key, string>>;
}
