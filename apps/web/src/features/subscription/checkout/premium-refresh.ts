import { LIMITS } from '@firsthand/contracts/light';

export interface PremiumRefreshParts {
  /** Who is signed in; null when nobody is. Everything stops once it is somebody else. */
  getPersonId: () => number | null;
  /** Has the server ask the payment provider. */
  refreshSubscription: () => Promise<unknown>;
  /** Loads the person again, for the whole site; says whether they have Premium. */
  reloadPerson: () => Promise<boolean>;
  renewSession: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  /** An attempt failed and so did its fallback. */
  onTrouble: (error: unknown) => void;
}

/** `skipped`: another one is running. `left`: the person signed out meanwhile. */
export type PremiumOutcome = 'confirmed' | 'unconfirmed' | 'skipped' | 'left';

export interface PremiumRefresh {
  /** After checkout: up to 6 attempts, 2 s before the first, 5 s before each later one. */
  activate: () => Promise<PremiumOutcome>;
  /** When the person asks for it: the same with 3 attempts. */
  checkAgain: () => Promise<PremiumOutcome>;
  /** One attempt at once. */
  checkOnce: () => Promise<PremiumOutcome>;
  /** After a change made here: person and token up to 5 times, 3 s apart, until Premium is not `before` any more. */
  followChange: (before: boolean) => Promise<void>;
}

/** Brings Premium into the session as soon as it is true, wherever the news of it are. */
export function createPremiumRefresh(parts: PremiumRefreshParts): PremiumRefresh {
  let isRunning = false;
  let changes = 0;

  async function attempt(): Promise<boolean> {
    try {
      await parts.refreshSubscription();
      const isPremium = await parts.reloadPerson();
      await parts.renewSession();
      return isPremium;
    } catch {
      // The provider may be away while its message has reached our server already.
      return reloadQuietly();
    }
  }

  async function reloadQuietly(): Promise<boolean> {
    try {
      return await parts.reloadPerson();
    } catch (error) {
      parts.onTrouble(error);
      return false;
    }
  }

  async function poll(attempts: number, toWaitMs: (index: number) => number): Promise<PremiumOutcome> {
    if (isRunning) return 'skipped';
    isRunning = true;
    const personId = parts.getPersonId();
    try {
      for (let index = 0; index < attempts; index += 1) {
        const waitMs = toWaitMs(index);
        if (waitMs > 0) await parts.wait(waitMs);
        if (personId === null || parts.getPersonId() !== personId) return 'left';
        if (await attempt()) return 'confirmed';
      }
      return 'unconfirmed';
    } finally {
      isRunning = false;
    }
  }

  async function reloadAndRenew(before: boolean): Promise<boolean> {
    try {
      const isPremium = await parts.reloadPerson();
      await parts.renewSession();
      return isPremium;
    } catch (error) {
      parts.onTrouble(error);
      return before;
    }
  }

  async function followChange(before: boolean): Promise<void> {
    const personId = parts.getPersonId();
    const change = (changes += 1);
    // A newer change makes this one's question pointless.
    const isOver = () => change !== changes || personId === null || parts.getPersonId() !== personId;
    for (let index = 0; index < LIMITS.subscriptionChangeAttempts; index += 1) {
      if (index > 0) await parts.wait(LIMITS.subscriptionChangeWaitMs);
      if (isOver() || (await reloadAndRenew(before)) !== before) return;
    }
  }

  const toWaitMs = (index: number) => (index === 0 ? LIMITS.activationFirstWaitMs : LIMITS.activationWaitMs);
  return {
    activate: () => poll(LIMITS.activationAttempts, toWaitMs),
    checkAgain: () => poll(LIMITS.activationManualAttempts, toWaitMs),
    checkOnce: () => poll(LIMITS.activationQuickAttempts, () => 0),
    followChange,
  };
}
