import { setTimeout as sleep } from 'node:timers/promises';
import { publishesForms, toCommonForm } from '@firsthand/applying';
import type { AtsFetch } from '@firsthand/connectors';
import { AppError, DAY_MS, MINUTE_MS, refuse, SECOND_MS } from '@firsthand/contracts';
import { readPrimary, type DraftForm } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import type { StoredJob } from '../../models/stored-job.ts';
import { readEmployerForm } from '../turbo-apply/read-employer-form.service.ts';
import {
  findKeptForm,
  forgetForms,
  keepFailure,
  keepForm,
  leaseReading,
  type KeptFormRow,
} from './employer-forms.repository.ts';
import { toKeptForm } from './to-kept-form.ts';

const READ_EVERY_MS = DAY_MS;
/** After a reading that came to nothing, doubled with each that follows, up to a day. */
const FIRST_PAUSE_MS = 15 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 30 * DAY_MS;
/** A node that reads for longer has stopped, or waits for its turn at a slow host: another may try. */
const LEASE_MS = 2 * MINUTE_MS;
/** So many readings at once on a node: readings for visitors keep neither the crawl nor drafts from an ATS. */
const AT_ONCE = 8;
/** In bytes; ten times the largest posting with its form. Visitors make the node read no more at once. */
const LARGEST_READ = 2 ** 20;
/** Nobody waits longer; the reading goes on, and the next who asks has it. */
const PATIENCE_MS = 8 * SECOND_MS;
const LOOK_EVERY_MS = 250;
const RETRY_SECONDS = 5;

export interface EmployersForm {
  form: DraftForm;
  /** Null where the ATS publishes no forms: nothing was read. */
  readAt: Date | null;
}

type Context = Pick<ApiContext, 'database' | 'atsFetch' | 'now' | 'logger'>;

/** What employers' forms ask, each read once a day at most and only when somebody looks (decision 107). */
export class EmployerForms {
  readonly #context: Context;
  readonly #patienceMs: number;
  readonly #readings = new Map<number, Promise<KeptFormRow | undefined>>();

  constructor(context: Context, { patienceMs = PATIENCE_MS } = {}) {
    this.#context = context;
    this.#patienceMs = patienceMs;
  }

  /**
   * What is kept, at once, however old; else what a reading gives, within a bounded time. 410 when the employer has closed the
   * job, 503 while it cannot be read.
   */
  async get(stored: StoredJob): Promise<EmployersForm> {
    const { id, source } = stored.job;
    if (!publishesForms(source)) return { form: toCommonForm(source), readAt: null };
    const { database, now } = this.#context;
    const kept = await findKeptForm(database.db, id);
    if (kept && kept.due_at > now()) return toEmployersForm(kept, now());
    const reading = this.#read(stored);
    if (kept?.form) return toEmployersForm(kept, now());
    if (!reading) throw beingRead();
    return toEmployersForm(await waitFor(reading, this.#patienceMs), now());
  }

  /** Waits for the readings under way to be stored. */
  async close(): Promise<void> {
    const stop = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#readings.values()),
      sleep(this.#patienceMs, undefined, { signal: stop.signal }).catch(() => undefined),
    ]);
    stop.abort();
  }

  /** One reading of a job for all who ask on this node; null when too many others are under way. */
  #read(stored: StoredJob): Promise<KeptFormRow | undefined> | null {
    const { id, source } = stored.job;
    const running = this.#readings.get(id);
    if (running) return running;
    if (this.#readings.size >= AT_ONCE) return null;
    const reading = readPrimary(() => this.#readOnce(stored)).finally(() => this.#readings.delete(id));
    // Who has an older form in hand does not wait for it.
    reading.catch((error: unknown) => {
      this.#context.logger.warn({ err: error, job: id, source }, 'an employer’s form could not be kept');
    });
    this.#readings.set(id, reading);
    return reading;
  }

  readonly #fetch: AtsFetch = ({ maxBytes = LARGEST_READ, ...request }) =>
    this.#context.atsFetch({ ...request, maxBytes: Math.min(maxBytes, LARGEST_READ) });

  async #readOnce(stored: StoredJob): Promise<KeptFormRow | undefined> {
    const { database, now } = this.#context;
    const { db } = database;
    const { id } = stored.job;
    const at = now();
    const lease = await leaseReading(db, id, { at, until: new Date(at.getTime() + LEASE_MS) });
    if (!lease) return this.#waitForAnother(id);
    try {
      // The key is the employer's, for applications that somebody confirmed.
      const read = await readEmployerForm({ now, atsFetch: this.#fetch, findApplyKey: () => null }, stored);
      const { readAt } = read;
      const dueAt = new Date(readAt.getTime() + READ_EVERY_MS);
      const kept = await keepForm(db, id, { form: toKeptForm(read.form), readAt, dueAt });
      await forgetForms(db, new Date(readAt.getTime() - FORGOTTEN_AFTER_MS));
      return kept;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const pauseMs = Math.min(READ_EVERY_MS, FIRST_PAUSE_MS * 2 ** Math.min(lease.failures, 20));
      const failure = error.code === 'job-closed' ? 'job-closed' : 'unreadable';
      return keepFailure(db, id, { failure, dueAt: new Date(now().getTime() + pauseMs) });
    }
  }

  /** Another node reads it, or has just done so. */
  async #waitForAnother(jobId: number): Promise<KeptFormRow | undefined> {
    const { database, now } = this.#context;
    for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
      const kept = await findKeptForm(database.db, jobId);
      if (!kept || !isBeingRead(kept, now()) || waitedMs >= this.#patienceMs) return kept;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function waitFor<T>(reading: Promise<T>, patienceMs: number): Promise<T> {
  const stop = new AbortController();
  try {
    return await Promise.race([
      reading,
      sleep(patienceMs, undefined, { signal: stop.signal }).then(() => Promise.reject(beingRead())),
    ]);
  } finally {
    stop.abort();
  }
}

function isBeingRead({ reading_until: until }: KeptFormRow, now: Date): boolean {
  return until !== null && until > now;
}

function toEmployersForm(kept: KeptFormRow | undefined, now: Date): EmployersForm {
  if (!kept) throw refuse('job-unknown');
  const { form, read_at: readAt, failure, due_at: dueAt } = kept;
  if (failure === 'job-closed') throw refuse('questions-job-closed');
  if (form) return { form, readAt };
  if (failure === null) throw beingRead();
  throw unreadable(Math.max(RETRY_SECONDS, Math.ceil((dueAt.getTime() - now.getTime()) / SECOND_MS)));
}

function beingRead(): AppError {
  return refuse('form-being-read', { retryAfterSeconds: RETRY_SECONDS });
}

function unreadable(retryAfterSeconds: number): AppError {
  return refuse('questions-unreadable', { retryAfterSeconds });
}
