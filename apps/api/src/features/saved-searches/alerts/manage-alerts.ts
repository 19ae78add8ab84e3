import { LIMITS, refuse, type AlertsResponse, type ChangeAlertsRequest } from '@firsthand/contracts';
import { takeAdvisoryLock, type Executor } from '@firsthand/database';
import { sql } from 'kysely';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../../people/is-premium.ts';
import { toNextDue } from '../next-due.ts';
import type { SavedSearchRow } from '../saved-searches.repository.ts';
import { toSavedWords } from '../../../models/search/search-words.ts';
import { readAlertToken, type AlertPower } from './alert-token.ts';
import { toConfirmableSince } from './request-alert.ts';

/** Begins an alert that its address confirms. Twice is fine. 410 when that comes too late, 409 beyond the limit. */
export async function confirmAlert(context: ApiContext, token: string): Promise<AlertsResponse> {
  const { database, now } = context;
  const ids = requireIds(context, 'alert-confirm', token);
  const at = now();
  return database.db.transaction().execute(async (tx) => {
    const [alert] = await loadAlerts(tx, ids);
    const isTooLate = alert?.confirmed_at === null && alert.created_at < toConfirmableSince(at);
    if (!alert || isTooLate) throw refuse('alert-gone');
    if (alert.confirmed_at === null) {
      await refuseTooMany(tx, alert.email_key ?? '');
      await tx
        .updateTable('saved_searches')
        .set({ confirmed_at: at, next_due_at: toNextDue(alert, at), version: sql`version + 1` })
        .where('id', '=', alert.id)
        .where('confirmed_at', 'is', null)
        .execute();
    }
    return toView(await loadAlerts(tx, ids));
  });
}

/** The alerts that a link of a mail may change; those that were deleted are left out. 404 when it is no link of ours. */
export async function lookAtAlerts(context: ApiContext, token: string): Promise<AlertsResponse> {
  const ids = findIds(context, 'alert-manage', token) ?? requireIds(context, 'alert-confirm', token);
  return toView(await loadAlerts(context.database.db, ids));
}

/** Changes how often they come, or ends them. Twice is fine, and so is nothing to change: their account may be gone. */
export async function changeAlerts(
  context: ApiContext,
  { token, id, frequency }: ChangeAlertsRequest,
): Promise<AlertsResponse> {
  const { database, now } = context;
  const ids = requireIds(context, 'alert-manage', token);
  const at = now();
  return database.db.transaction().execute(async (tx) => {
    const alerts = await loadAlerts(tx, ids);
    for (const alert of alerts) {
      const isMeant = id === undefined || id === alert.id;
      if (!isMeant || alert.frequency === frequency) continue;
      if (frequency === 'instant' && !(await isOfPremium(tx, alert, at)))
        throw refuse('instant-needs-premium');
      await tx
        .updateTable('saved_searches')
        .set({ frequency, next_due_at: toNextDue({ ...alert, frequency }, at) })
        .set({ ...(frequency === 'off' && alert.frequency !== 'off' && { paused_from: alert.frequency }) })
        .set({ bounces: 0, version: sql`version + 1` })
        .where('id', '=', alert.id)
        .execute();
    }
    return toView(await loadAlerts(tx, ids));
  });
}

function findIds({ auth }: ApiContext, power: AlertPower, token: string): number[] | null {
  return readAlertToken(auth, power, token);
}

function requireIds(context: ApiContext, power: AlertPower, token: string): number[] {
  const ids = findIds(context, power, token);
  if (ids) return ids;
  throw refuse('alert-link-unknown');
}

async function loadAlerts(db: Executor, ids: readonly number[]): Promise<SavedSearchRow[]> {
  return db.selectFrom('saved_searches').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

function toView(rows: readonly SavedSearchRow[]): AlertsResponse {
  return {
    alerts: rows.map(({ id, name, query, frequency, hour, weekday, time_zone, user_id }) => ({
      ...{ id, name, words: toSavedWords(query), frequency, hour, weekday, time_zone },
      has_account: user_id !== null,
    })),
  };
}

async function isOfPremium(tx: Executor, { user_id: userId }: SavedSearchRow, at: Date): Promise<boolean> {
  if (userId === null) return false;
  const user = await tx
    .selectFrom('users')
    .select(['roles', 'premium_until'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && isPremium(user, at);
}

/** One at a time for an address, so that counting and confirming are one step. */
async function refuseTooMany(tx: Executor, emailKey: string): Promise<void> {
  await takeAdvisoryLock(tx, 'alertAddress', emailKey);
  const { count } = await tx
    .selectFrom('saved_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is not', null)
    .where('frequency', '<>', 'off')
    .executeTakeFirstOrThrow();
  if (count < LIMITS.alertsPerAddress) return;
  throw refuse('alerts-full', { most: LIMITS.alertsPerAddress });
}
