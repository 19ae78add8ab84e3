import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { getSession } from '../session/session.ts';
import { guardWork } from './unsaved-work.ts';

/** What is edited on a page and may not be saved yet. */
interface UnsavedWork {
  hasUnsaved: () => boolean;
  /** Saves what saves itself; resolves when nothing is under way. */
  settle: () => Promise<unknown>;
}

/** A step that waits for the person's word, because something is not saved. */
interface Pending {
  proceed: () => void;
  cancel: () => void;
}

/** The browser asks before it closes a page with unsaved work. */
export function useUnloadWarning(isUnsaved: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}

/**
 * Asks before anything leads away from what is not saved: another page, closing the tab, signing out, and whatever comes by
 * `askBeforeLeaving`. What saves itself is saved first, and often nothing is left to ask.
 */
export function useLeaveGuard({ hasUnsaved, settle }: UnsavedWork) {
  const [pending, setPending] = useState<Pending | null>(null);

  const hasUnsavedNow = useEffectEvent(hasUnsaved);
  const settleNow = useEffectEvent(settle);
  const decide = useEffectEvent((step: Pending) => {
    if (hasUnsaved()) setPending(step);
    else step.proceed();
  });

  // Whose session ended cannot save.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && getSession().isSignedIn && hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const step = { proceed: blocker.proceed, cancel: blocker.reset };
    void settleNow().then(() => decide(step));
  }, [blocker]);
  useEffect(
    () =>
      guardWork({
        hasUnsaved: () => hasUnsavedNow(),
        ask(proceed) {
          if (hasUnsavedNow()) void settleNow().then(() => decide({ proceed, cancel: () => {} }));
          else proceed();
        },
      }),
    [],
  );
  useUnloadWarning(hasUnsaved);

  return {
    isAsking: pending !== null,
    stay: () => {
      pending?.cancel();
      setPending(null);
    },
    leave: () => {
      pending?.proceed();
      setPending(null);
    },
  };
}
