import { createOwner, failTask, finishTask, takeTask, type Db } from '@firsthand/database';
import { setTimeout as pause } from 'node:timers/promises';
import { SEND_MAIL } from '../../../mail/queue-mail.ts';
import { sendQueuedMail, type SendingOptions } from '../../../mail/send-queued-mail.ts';
import { KeptPercolator } from '../matching/kept-percolator.ts';
import { matchSavedSearches } from '../matching/match-saved-searches.ts';
import { writeDueAlerts, type AlertTools } from './write-alerts.ts';

const LEASE_SECONDS = 60;
const LOOK_AGAIN_MS = 100;
/** A mail that another worker is sending: longer than a mail server may keep silent at each step. */
const LONGEST_SENDING_MS = 60_000;

export type AlertsOptions = AlertTools & SendingOptions;

/** What `npm run alerts` did. */
export interface AlertsReport {
  /** Mails that were handed over. */
  sent: number;
  searches: number;
  jobs: number;
  /** Why others were not; what they tell of stays due. */
  failures: { mailId: number; reason: string }[];
}

/**
 * Matches what was stored a moment ago, writes what is due now and hands over every alert that waits, whatever pause the
 * queue has it in. Works beside the workers: a mail that one of them is sending is waited for.
 */
export async function sendDueAlerts(options: AlertsOptions, signal: AbortSignal): Promise<AlertsReport> {
  const percolator = new KeptPercolator();
  await matchSavedSearches(options, percolator, signal).finally(() => percolator.close());
  const written = await writeDueAlerts(options, signal);
  const waiting = await options.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'alert')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  const ids = new Set([...written.map(({ mailId }) => mailId), ...waiting.map(({ id }) => id)]);
  const report: AlertsReport = {
    sent: 0,
    searches: written.reduce((sum, { searches }) => sum + searches, 0),
    jobs: written.reduce((sum, { jobs }) => sum + jobs, 0),
    failures: [],
  };
  for (const mailId of ids) {
    if (signal.aborted) break;
    const reason = await deliver(options, mailId, signal);
    if (reason === null) report.sent += 1;
    else report.failures.push({ mailId, reason });
  }
  return report;
}

/** Null when the mail was handed over, else why it was not. */
async function deliver(options: AlertsOptions, mailId: number, signal: AbortSignal): Promise<string | null> {
  const { db } = options;
  const until = performance.now() + LONGEST_SENDING_MS;
  for (;;) {
    const task = await takeTask(db, {
      ...{ kinds: [SEND_MAIL], key: String(mailId) },
      ...{ owner: createOwner(), leaseSeconds: LEASE_SECONDS },
    });
    if (task) {
      try {
        await sendQueuedMail(options, task, signal);
        await finishTask(db, task);
      } catch (error) {
        await failTask(db, task, error);
      }
      return readOutcome(db, mailId);
    }
    const outcome = await readOutcome(db, mailId);
    if (outcome === null || !(await isBeingSent(db, mailId)) || performance.now() > until) return outcome;
    await pause(LOOK_AGAIN_MS);
  }
}

async function readOutcome(db: Db, mailId: number): Promise<string | null> {
  const mail = await db
    .selectFrom('mails')
    .leftJoin('tasks', (join) =>
      join.on('tasks.kind', '=', SEND_MAIL).on('tasks.key', '=', String(mailId)).on('failed_at', 'is', null),
    )
    .select(['mails.state', 'mails.error', 'tasks.last_error'])
    .where('mails.id', '=', mailId)
    .executeTakeFirst();
  if (!mail || mail.state === 'sent') return null;
  return mail.error ?? mail.last_error ?? 'The mail still waits.';
}

async function isBeingSent(db: Db, mailId: number): Promise<boolean> {
  const task = await db
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', SEND_MAIL)
    .where('key', '=', String(mailId))
    .where('leased_by', 'is not', null)
    .executeTakeFirst();
  return task !== undefined;
}
