import type { SubscriptionResponse } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useState } from 'react';
import { useAction } from '../../../lib/use-action.ts';
import { runCancellation, type CancellationCalls, type CancellationView } from './cancellation.ts';

/** The cancel page's one action, and which of its views is shown. */
export function useCancellation(initial: SubscriptionResponse, calls: CancellationCalls) {
  const [view, setView] = useState<CancellationView>({ kind: 'confirm', subscription: initial });
  const { isBusy, error, run } = useAction(async () => {
    const { view: next, failure } = await runCancellation(view.subscription, calls, Date.now());
    setView(next);
    if (failure) throw failure;
  }, ERROR_TEXTS.cancellationFailed);
  return { view, isBusy, error, run };
}
