import { type AutoApply, refuse, type saveAutoApplyRequestSchema } from '@firsthand/contracts';
import type { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../../people/is-premium.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { findProfile } from '../../../models/stored-profile.ts';
import {
  countPrepared,
  deleteCriteria,
  findCriteria,
  saveCriteria,
  type CriteriaRow,
} from './auto-apply.repository.ts';
import { queueSearch } from './plan-auto-apply.ts';
import { requirePremium } from '../require-premium.ts';
import { toUtcMidnight } from './utc-time.ts';

/** The viewer's criteria; null when there are none. Without Premium they are shown as switched off, since they rest. */
export async function readAutoApply(context: ApiContext, viewer: Viewer): Promise<AutoApply | null> {
  const criteria = await findCriteria(context.database.db, viewer.user.id);
  return criteria ? toAutoApply(context, viewer, criteria) : null;
}

/** 403 without Premium, 404 for a profile that is none of the viewer's. What fits is prepared soon, never sent. */
export async function saveAutoApply(
  context: ApiContext,
  viewer: Viewer,
  given: z.output<typeof saveAutoApplyRequestSchema>,
): Promise<AutoApply> {
  requirePremium(context, viewer);
  const { user } = viewer;
  const search = {
    q: given.q.trim(),
    location: given.location.trim(),
    country: given.country.trim().toUpperCase(),
    remote: given.remote,
  };
  requireSearch(search);
  const criteria = await context.database.db.transaction().execute(async (tx) => {
    if (!(await findProfile(tx, user.id, given.job_profile_id))) throw refuse('profile-unknown');
    const saved = await saveCriteria(tx, user.id, {
      ...{ profileId: given.job_profile_id, enabled: given.enabled, search, dailyLimit: given.daily_limit },
    });
    if (given.enabled) await queueSearch(tx, user.id, context.now());
    return saved;
  });
  return toAutoApply(context, viewer, criteria);
}

/** What was prepared stays. None there is fine too. */
export async function stopAutoApply({ database }: ApiContext, { user }: Viewer): Promise<void> {
  await deleteCriteria(database.db, user.id);
}

async function toAutoApply(
  { database, now }: ApiContext,
  { user }: Viewer,
  { enabled, job_profile_id, search, daily_limit, last_run_at }: CriteriaRow,
): Promise<AutoApply> {
  return {
    enabled: enabled && isPremium(user, now()),
    job_profile_id,
    ...search,
    daily_limit,
    prepared_today: await countPrepared(database.db, user.id, toUtcMidnight(now())),
    last_run_at: last_run_at?.toISOString() ?? null,
  };
}

/** Without any words every job there is would be prepared, which nobody means. */
function requireSearch({ q, country }: CriteriaRow['search']): void {
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) {
    throw refuse('country-invalid');
  }
  if (q === '') {
    throw refuse('wanted-words-missing');
  }
}
