import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PremiumOutcome, PremiumRefresh } from './premium-refresh.ts';
import type { ActivationPhase } from '../subscription-view.ts';

interface ActivationParts {
  refresh: PremiumRefresh;
  /** Whether a checkout says that it went well. */
  isReturning: boolean;
  /** Whether the payment provider has anything to tell of this person. */
  isCustomer: boolean;
  /** The subscription may read differently now. */
  onLooked: () => void;
}

/** Waits for Premium after a checkout; on every other visit it looks once, since the billing portal tells us nothing. */
export function useActivation({ refresh, isReturning, isCustomer, onLooked }: ActivationParts) {
  const [phase, setPhase] = useState<ActivationPhase>(isReturning ? 'confirming' : 'idle');
  const isHere = useRef(false);

  const begin = useEffectEvent((): Promise<PremiumOutcome> | undefined => {
    if (isReturning) return refresh.activate();
    return isCustomer ? refresh.checkOnce() : undefined;
  });
  const settle = useEffectEvent((outcome: PremiumOutcome) => {
    if (!isHere.current || (outcome !== 'confirmed' && outcome !== 'unconfirmed')) return;
    setPhase((before) => (before === 'idle' ? before : outcome));
    onLooked();
  });
  useEffect(() => {
    isHere.current = true;
    void begin()?.then((outcome) => settle(outcome));
    return () => void (isHere.current = false);
  }, []);

  async function checkAgain(): Promise<void> {
    setPhase('checking');
    const outcome = await refresh.checkAgain();
    if (!isHere.current) return;
    setPhase(outcome === 'confirmed' ? 'confirmed' : 'unconfirmed');
    onLooked();
  }

  return { phase, checkAgain: () => void checkAgain() };
}
