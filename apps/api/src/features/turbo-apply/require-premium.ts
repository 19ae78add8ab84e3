import { refuse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { isPremium } from '../../people/is-premium.ts';
import type { Viewer } from '../../people/viewer.ts';

/** 403 for people without Premium. */
export function requirePremium({ now }: Pick<ApiContext, 'now'>, { user }: Viewer): void {
  if (!isPremium(user, now())) throw refuse('turbo-needs-premium');
}
