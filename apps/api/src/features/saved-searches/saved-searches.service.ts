import {
  ALERT_DEFAULTS,
  LIMITS,
  refuse,
  toShortText,
  type ChangeSavedSearchRequest,
  type SavedQuery,
  type SavedSearchesQuery,
  type SavedSearchesResponse,
  type SavedSearchView,
  type SaveSearchRequest,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import { isPremium } from '../../people/is-premium.ts';
import type { Viewer } from '../../people/viewer.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { countVisible } from './leave-out-hidden.ts';
import { toNextDue } from './next-due.ts';
import { toSavedQuery } from './saved-query.ts';
import { toSavedWords } from '../../models/search/search-words.ts';
import {
  countSavedSearches,
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  loadSavedSearches,
  noteSeen,
  updateSavedSearch,
} from './saved-searches.repository.ts';
import { toSavedSearchView } from './saved-searches.view.ts';

/** The viewer's searches, the latest first. */
export async function listSavedSearches(
  { database, publicUrl, now }: ApiContext,
  { user }: Viewer,
  page: SavedSearchesQuery,
): Promise<SavedSearchesResponse> {
  const { rows, total } = await loadSavedSearches(database.db, user.id, page);
  const counted = await countVisible(database.db, user.id, rows, now());
  const data = counted.map((row) => toSavedSearchView(row, { publicUrl, now: now() }));
  return { data, total, wants_mail: user.email_notifications };
}

/** One of the viewer's searches; 404 when it is none of theirs. */
export async function getSavedSearch(
  { database, publicUrl, now }: ApiContext,
  { user }: Viewer,
  id: number,
): Promise<SavedSearchView> {
  const row = await findSavedSearch(database.db, user.id, id);
  if (!row) throw refuse('saved-search-unknown');
  const [counted = row] = await countVisible(database.db, user.id, [row], now());
  return toSavedSearchView(counted, { publicUrl, now: now() });
}

/** Keeps a search. 400 when it means nothing, 403 in words beyond what the viewer's plan gives. */
export async function saveSearch(
  context: ApiContext,
  viewer: Viewer,
  { name, query: given, frequency = 'daily', hour, weekday, time_zone }: SaveSearchRequest,
): Promise<SavedSearchView> {
  const { database, now } = context;
  const at = now();
  const query = toSavedQuery(given, at);
  const schedule = {
    frequency,
    hour: hour ?? ALERT_DEFAULTS.hour,
    weekday: weekday ?? ALERT_DEFAULTS.weekday,
    time_zone: time_zone ?? ALERT_DEFAULTS.timeZone,
  };
  const { id } = await database.db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, viewer.user.id);
    const premium = isPremium(person, at);
    refuseInstant(frequency, premium);
    await refuseTooMany(tx, person.id, premium);
    return insertSavedSearch(tx, {
      ...{ user_id: person.id, name: toName(name, query), query, ...schedule },
      ...{ next_due_at: toNextDue(schedule, at), confirmed_at: at, created_at: at },
    });
  });
  return getSavedSearch(context, viewer, id);
}

/** Changes what is given. 404 when it is none of the viewer's, 403 in words beyond their plan. */
export async function changeSavedSearch(
  context: ApiContext,
  viewer: Viewer,
  { id, ...changes }: ChangeSavedSearchRequest & { id: number },
): Promise<SavedSearchView> {
  const { database, now } = context;
  const at = now();
  await database.db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, viewer.user.id);
    const row = await findSavedSearch(tx, person.id, id);
    if (!row) throw refuse('saved-search-unknown');
    if (changes.frequency !== row.frequency) refuseInstant(changes.frequency, isPremium(person, at));
    const { frequency = row.frequency, hour = row.hour, weekday = row.weekday } = changes;
    const schedule = { frequency, hour, weekday, time_zone: changes.time_zone ?? row.time_zone };
    const isMoved = Object.entries(schedule).some(([key, value]) => row[key as keyof typeof row] !== value);
    await updateSavedSearch(
      tx,
      { userId: person.id, id },
      {
        ...schedule,
        name: changes.name === undefined ? row.name : toName(changes.name, row.query),
        ...(frequency === 'off' && row.frequency !== 'off' && { paused_from: row.frequency }),
        ...(isMoved && { next_due_at: toNextDue(schedule, at), bounces: 0 }),
      },
    );
  });
  return getSavedSearch(context, viewer, id);
}

/** 404 when it is none of the viewer's. */
export async function removeSavedSearch(
  { database }: ApiContext,
  { user }: Viewer,
  id: number,
): Promise<void> {
  if (!(await deleteSavedSearch(database.db, user.id, id))) throw refuse('saved-search-unknown');
}

/** What came until now is no longer new. 404 when it is none of the viewer's. */
export async function markSeen(context: ApiContext, viewer: Viewer, id: number): Promise<SavedSearchView> {
  const { database, now } = context;
  await noteSeen(database.db, viewer.user.id, id, now());
  return getSavedSearch(context, viewer, id);
}

function toName(given: string | undefined, query: SavedQuery): string {
  const name = given?.trim() ?? '';
  if (name !== '') return name;
  return toShortText(toSavedWords(query), LIMITS.savedSearchNameMaxLength);
}

function refuseInstant(frequency: string | undefined, premium: boolean): void {
  if (frequency !== 'instant' || premium) return;
  throw refuse('instant-needs-premium');
}

async function refuseTooMany(tx: Executor, userId: number, premium: boolean): Promise<void> {
  const most = premium ? LIMITS.premiumSavedSearches : LIMITS.freeSavedSearches;
  if ((await countSavedSearches(tx, userId)) < most) return;
  throw refuse('saved-searches-full', { most, withPremium: premium ? null : LIMITS.premiumSavedSearches });
}
