import { ApiFailure } from '@firsthand/api-client';
import type { SubscriptionResponse } from '@firsthand/contracts';
import { isSubscriptionActive } from '@firsthand/contracts/light';

/** `none`: there is nothing to cancel any more. */
export interface CancellationView {
  kind: 'confirm' | 'done' | 'none';
  subscription: SubscriptionResponse;
}

export interface CancellationCalls {
  cancel: () => Promise<unknown>;
  /** Reads the subscription again. */
  reload: () => Promise<SubscriptionResponse>;
  /** The server has accepted it. */
  onCanceled: () => void;
}

interface CancellationResult {
  view: CancellationView;
  /** Why nothing was cancelled, for the person to read; null when there is nothing to say. */
  failure: ApiFailure | null;
}

/** Cancels, reads the subscription again, and says what is to be shown then. */
export async function runCancellation(
  subscription: SubscriptionResponse,
  { cancel, reload, onCanceled }: CancellationCalls,
  nowMs: number,
): Promise<CancellationResult> {
  try {
    await cancel();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return toRefused(subscription, failure, await readQuietly(reload), nowMs);
  }
  onCanceled();
  // It is cancelled whether or not it can be read again; the end of the period is known from before.
  const read = await readQuietly(reload);
  return {
    view: { kind: 'done', subscription: read ?? { ...subscription, cancel_at_period_end: true } },
    failure: null,
  };
}

/** Refused, or lost on the way: the subscription itself tells whether it was cancelled after all, or had ended. */
function toRefused(
  subscription: SubscriptionResponse,
  failure: ApiFailure,
  read: SubscriptionResponse | null,
  nowMs: number,
): CancellationResult {
  if (read === null) return { view: { kind: 'confirm', subscription }, failure };
  if (!isSubscriptionActive(read, nowMs))
    return { view: { kind: 'none', subscription: read }, failure: null };
  if (read.cancel_at_period_end) return { view: { kind: 'done', subscription: read }, failure: null };
  return { view: { kind: 'confirm', subscription: read }, failure };
}

async function readQuietly(
  reload: () => Promise<SubscriptionResponse>,
): Promise<SubscriptionResponse | null> {
  try {
    return await reload();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return null;
  }
}
