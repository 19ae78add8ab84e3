import { setTimeout as pause } from 'node:timers/promises';
import { refuse, type RunSavedSearchResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { requireMail } from '../../../mail/require-mail.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { hasNews } from '../matching/matches.repository.ts';
import { getSavedSearch } from '../saved-searches.service.ts';
import { writeAlertNow } from './write-alerts.ts';

const MATCHED_WITHIN_MS = 2_000;
const LOOK_AGAIN_MS = 100;

/**
 * Sends what came for one of the viewer's searches and was not sent yet, due or not. 409 when they want no mail or it has
 * a filter that no longer exists, 404 when it is none of theirs.
 */
export async function runSavedSearch(
  context: ApiContext,
  viewer: Viewer,
  id: number,
): Promise<RunSavedSearchResponse> {
  const { problem } = await getSavedSearch(context, viewer, id);
  requireMail(context, 'anything');
  if (problem !== null) throw refuse('saved-search-broken', { problem });
  if (!viewer.user.email_notifications) {
    throw refuse('notifications-off');
  }
  const { database, auth } = context;
  await waitUntilMatched(database.db);
  const tools = { ...context, db: database.db, secret: auth.secret };
  const written = await writeAlertNow(tools, viewer.user.id, id);
  return { ...(await getSavedSearch(context, viewer, id)), told: written?.jobs ?? 0 };
}

/** What was stored a moment ago is matched in the background; while boards are read there is always more to come. */
async function waitUntilMatched(db: Db): Promise<void> {
  const until = performance.now() + MATCHED_WITHIN_MS;
  while ((await hasNews(db)) && performance.now() < until) await pause(LOOK_AGAIN_MS);
}
