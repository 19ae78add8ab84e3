import type { HideKind } from '@firsthand/contracts';
import type { HiddenRule } from '../hidden-rules.ts';

/** A rule that is called as it is written. */
export function aRule(kind: HideKind, value: string, id: number | null = null): HiddenRule {
  return { kind, value, label: value, id };
}
