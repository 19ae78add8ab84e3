/** (1190, 1204) → "99%". Neither 0% nor 100% is said of a part that is not none or all; null when there is no whole. */
export function toShare(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  if (part <= 0) return '0%';
  if (part >= whole) return '100%';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`;
}
