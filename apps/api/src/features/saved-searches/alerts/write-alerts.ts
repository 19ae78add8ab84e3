import { LIMITS, MINUTE_MS, type AlertFrequency, type Telemetry } from '@firsthand/contracts';
import type { Db, Executor } from '@firsthand/database';
import { toAlertMail, type AlertedSearch } from '@firsthand/mailer';
import { findFitting, type HideRule } from '@firsthand/search';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../../people/is-premium.ts';
import { PRODUCT_NAME } from '../../../mail/require-mail.ts';
import { loadHiding } from '../../hide-rules/hide-rules.service.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { findProblem, toSavedRequest } from '../saved-query.ts';
import { toNextDue } from '../next-due.ts';
import type { SavedSearchRow } from '../saved-searches.repository.ts';
import { toSearchPath } from '../../../models/search/search-path.ts';
import { toManageUrl } from './alert-token.ts';
import {
  listDueOwners,
  listUntold,
  lockDue,
  lockOne,
  lockSilent,
  markTold,
  noteTelling,
  sweepUnconfirmed,
  type AlertOwner,
} from './due-searches.repository.ts';
import { toConfirmableSince } from './request-alert.ts';
import { groupRoles } from './group-roles.ts';
import { loadTitles, loadToldRoles } from './told-jobs.ts';

const AT_A_TIME = 200;
/** Of more that only mention what is looked for a mail says how many. */
const MENTIONS_NAMED = 5;
/** Jobs come in batches: those of the next moments are told of together. */
const INSTANT_PAUSE_MS = 30_000;
/** When nothing that came is open and fits any more. */
const NOTHING_TO_TELL_MS = 15 * MINUTE_MS;

export interface AlertTools extends Pick<ApiContext, 'publicUrl' | 'now'> {
  db: Db;
  /** Signs what may change alerts without signing in. */
  secret: string;
  /** Told of what was written; default: nobody is. */
  telemetry?: Telemetry;
}

/** A mail that waits to be sent. */
export interface WrittenAlert {
  mailId: number;
  searches: number;
  jobs: number;
}

/**
 * Writes a mail to everybody whose alerts are due and have something to tell: the mail, the task that sends it and what it
 * tells of in one transaction, so that no job is lost or told of twice wherever a worker is killed.
 */
export async function writeDueAlerts(tools: AlertTools, signal?: AbortSignal): Promise<WrittenAlert[]> {
  const { db, now } = tools;
  await sweepUnconfirmed(db, toConfirmableSince(now()));
  await passSilent(tools, signal);
  const written: WrittenAlert[] = [];
  let after = '';
  for (;;) {
    const owners = await listDueOwners(db, { now: now(), after, atMost: AT_A_TIME });
    for (const { key, owner } of owners) {
      if (signal?.aborted) return written;
      const alert = await writeAlert(tools, owner, (tx) => lockDue(tx, owner, now()));
      if (alert) written.push(alert);
      after = key;
    }
    if (owners.length < AT_A_TIME) return written;
  }
}

/** The same for one search of a person, due or not; null when nothing of it is new. */
export async function writeAlertNow(
  tools: AlertTools,
  userId: number,
  id: number,
): Promise<WrittenAlert | null> {
  const owner = { userId };
  return writeAlert(tools, owner, (tx) => lockOne(tx, owner, id), false);
}

/** Searches whose hour came and that have nothing to tell wait for the next one. */
async function passSilent({ db, now }: AlertTools, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const passed = await db.transaction().execute(async (tx) => {
      const searches = await lockSilent(tx, now(), AT_A_TIME);
      for (const search of searches)
        await noteTelling(tx, search.id, { next_due_at: toNextDue(search, now()) });
      return searches.length;
    });
    if (passed < AT_A_TIME || signal?.aborted) return;
  }
}

async function writeAlert(
  tools: AlertTools,
  owner: AlertOwner,
  lock: (tx: Executor) => Promise<SavedSearchRow[]>,
  isByClock = true,
): Promise<WrittenAlert | null> {
  const { db, now, publicUrl, secret } = tools;
  const written = await db.transaction().execute(async (tx) => {
    const account = 'userId' in owner ? await lockAccount(tx, owner.userId) : null;
    const searches = await lock(tx);
    const recipient = account?.email ?? searches[0]?.email;
    if (recipient === undefined || recipient === null) return null;
    const at = now();
    const hiding = account ? await loadHiding(tx, account.id) : [];
    const told: Told[] = [];
    for (const search of searches) {
      const frequency = toAllowed(search.frequency, account, at);
      const isAllowed = frequency === search.frequency || !isByClock;
      const news = isAllowed ? await findNews(tx, tools, search, { hiding, told }) : null;
      if (news) told.push(news);
      if (isByClock) {
        const next_due_at = toNext({ ...search, frequency }, at, news !== null);
        await noteTelling(tx, search.id, { next_due_at, frequency });
      }
    }
    const ids = told.map(({ search }) => search.id);
    if (ids.length === 0) return null;
    const manageUrl = toManageUrl({ publicUrl, secret }, ids);
    const content = toAlertMail({
      ...{ productName: PRODUCT_NAME, manageUrl },
      searches: told.map(({ news }) => news),
    });
    const mailId = await queueMail(tx, {
      ...content,
      ...{ kind: 'alert', recipient, userId: account?.id ?? null, unsubscribeUrl: manageUrl, now: at },
    });
    for (const { search, jobIds } of told) {
      await markTold(tx, search.id, { jobIds, mailId });
      await noteTelling(tx, search.id, { last_sent_at: at });
    }
    const jobs = new Set(told.flatMap(({ jobIds }) => jobIds)).size;
    return { mailId, searches: ids.length, jobs };
  });
  if (written) countAlert(tools.telemetry, written);
  return written;
}

function countAlert(telemetry: Telemetry | undefined, { searches, jobs }: WrittenAlert): void {
  const counts = { mails: 1, searches, jobs };
  for (const [what, count] of Object.entries(counts))
    telemetry?.count('firsthand_alerts_total', { what }, count);
}

interface Told {
  search: SavedSearchRow;
  /** All that the mail tells of, those it only counts too. */
  jobIds: number[];
  news: AlertedSearch;
}

/** What a search has to tell: what came for it, is open and still fits. Null when that is nothing. */
async function findNews(
  tx: Executor,
  tools: AlertTools,
  search: SavedSearchRow,
  { hiding, told }: { hiding: HideRule[]; told: readonly Told[] },
): Promise<Told | null> {
  const { publicUrl, now } = tools;
  // A job that was new enough when it came stays worth telling of until its mail is due.
  const query = Object.fromEntries(Object.entries(search.query).filter(([name]) => name !== 'posted_within'));
  if (findProblem(search.query, now()) !== null) return null;
  const untold = await listUntold(tx, search.id, LIMITS.alertJobsMax);
  const fitting = await findFitting(tx, toSavedRequest(query, now(), hiding), untold);
  if (fitting.length === 0) return null;
  const above = new Set(told.flatMap((other) => other.jobIds));
  const fresh = groupRoles(fitting.filter(({ jobId }) => !above.has(jobId)));
  const about = fresh.filter(({ isAbout }) => isAbout);
  const mentions = fresh.filter(({ isAbout }) => !isAbout);
  const shown = about.slice(0, LIMITS.alertJobsShown);
  const named = mentions.length > MENTIONS_NAMED ? [] : mentions;
  const news: AlertedSearch = {
    name: search.name,
    url: publicUrl + toSearchPath(search.query, search.last_sent_at ?? search.created_at),
    jobs: await loadToldRoles(tx, shown, { publicUrl, timeZone: search.time_zone }),
    more: about.length - shown.length,
    mentions: { count: mentions.length, titles: await loadTitles(tx, named) },
    above: groupRoles(fitting).length - fresh.length,
  };
  return { search, jobIds: fitting.map(({ jobId }) => jobId), news };
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

async function lockAccount(tx: Executor, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'roles', 'premium_until'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Instant is Premium's: without it such a search tells daily from now on. */
function toAllowed(frequency: AlertFrequency, account: Account | null | undefined, at: Date): AlertFrequency {
  return frequency === 'instant' && !(account && isPremium(account, at)) ? 'daily' : frequency;
}

function toNext(search: SavedSearchRow, at: Date, wasTold: boolean): Date | null {
  if (search.frequency !== 'instant') return toNextDue(search, at);
  return new Date(at.getTime() + (wasTold ? INSTANT_PAUSE_MS : NOTHING_TO_TELL_MS));
}
