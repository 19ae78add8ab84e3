import { AppError, LIMITS, MINUTE_MS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import { hashClient } from '../auth/secrets.ts';
import {
  listSubmissions,
  lockClient,
  noteSubmission,
  sweepSubmissions,
  type PublicForm,
} from './form-submissions.repository.ts';

const WINDOW_MS = LIMITS.formLimitMinutes * MINUTE_MS;

/**
 * Notes that a client sends a form; throws 429 when it did so too often. Part of the caller's transaction. What it sends
 * does not matter: were only new addresses counted, the limit would tell which ones we have.
 */
export async function guardSubmission(
  executor: Executor,
  { auth, now: clock }: Pick<ApiContext, 'auth' | 'now'>,
  { form, clientIp }: { form: PublicForm; clientIp: string },
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - WINDOW_MS);
  const client = { form, clientHash: hashClient(auth.secret, clientIp) };
  const atMost = LIMITS.formsPerClient;
  await sweepSubmissions(executor, since);
  await lockClient(executor, client);
  const times = await listSubmissions(executor, client, { since, atMost });
  const oldest = times.at(-1);
  if (oldest && times.length >= atMost) throw toRefusal(oldest, now);
  await noteSubmission(executor, client, now);
}

function toRefusal(oldest: Date, now: Date): AppError {
  const waitMs = oldest.getTime() + WINDOW_MS - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    `This form was sent too often. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { code: 'too-many-submissions', status: 429, retryAfterSeconds },
  );
}
