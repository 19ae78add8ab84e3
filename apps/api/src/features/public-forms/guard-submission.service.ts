import { DAY_MS, LIMITS, MINUTE_MS, refuse, type AppError } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { toRetryAfter } from '../../http/guards/hourly-count.ts';
import type { ApiContext } from '../../api-context.ts';
import { toRecentSpan } from '../../people/within.ts';
import { hashClient } from '../../people/secrets.ts';
import {
  listSubmissions,
  lockClient,
  noteSubmission,
  sweepSubmissions,
  type PublicForm,
} from './form-submissions.repository.ts';

const HOUR = { atMost: LIMITS.formsPerClient, withinMs: LIMITS.formLimitMinutes * MINUTE_MS };

/**
 * Notes that a client sends a form; throws 429 when it did so too often. Part of the caller's transaction. What it sends
 * does not matter: were only new addresses counted, the limit would tell which ones we have.
 */
export async function guardSubmission(
  executor: Executor,
  { auth, now }: Pick<ApiContext, 'auth' | 'now'>,
  { form, clientIp }: { form: PublicForm; clientIp: string },
  limit: SubmissionLimit = HOUR,
): Promise<void> {
  await guardSender(executor, { form, clientHash: hashClient(auth.secret, clientIp) }, limit, now());
}

export interface SubmissionLimit {
  atMost: number;
  /** A day at most, and the same for all limits of one form: what is older is forgotten. */
  withinMs: number;
}

/** The same for whoever is counted by this hash, such as the mailbox that a form names. */
export async function guardSender(
  executor: Executor,
  client: { form: PublicForm; clientHash: string },
  { atMost, withinMs }: SubmissionLimit,
  now: Date,
): Promise<void> {
  const span = toRecentSpan(withinMs, now);
  const longBefore = new Date(now.getTime() - DAY_MS);
  await sweepSubmissions(executor, { form: client.form, before: span.since, longBefore });
  await lockClient(executor, client);
  const times = await listSubmissions(executor, client, { ...span, atMost });
  const oldest = times.at(-1);
  if (oldest && times.length >= atMost) throw toRefusal(oldest, withinMs, now);
  await noteSubmission(executor, client, now);
}

function toRefusal(oldest: Date, withinMs: number, now: Date): AppError {
  const waitMs = oldest.getTime() + withinMs - now.getTime();
  const retryAfterSeconds = toRetryAfter(waitMs);
  return refuse('too-many-submissions', { retryAfterSeconds });
}
