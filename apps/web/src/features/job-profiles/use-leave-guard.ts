import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { guardSignOut } from '../../lib/session/before-sign-out.ts';
import { getSession } from '../../lib/session/session.ts';
import type { EditorHandle } from './editor-handle.ts';

/** A step that waits for the person's word, because something is not saved. */
interface Pending {
  proceed: () => void;
  cancel: () => void;
}

/**
 * Asks before anything leads away from what is not saved: another page, another profile, closing the tab, signing out. What saves
 * itself is saved first, and often nothing is left to ask.
 */
export function useLeaveGuard(getEditor: () => EditorHandle | null) {
  const [pending, setPending] = useState<Pending | null>(null);
  const hasUnsaved = useCallback(() => getEditor()?.hasUnsaved() ?? false, [getEditor]);

  const ask = useCallback(
    (step: Pending) =>
      Promise.resolve(getEditor()?.settle()).then(() => {
        if (hasUnsaved()) setPending(step);
        else step.proceed();
      }),
    [getEditor, hasUnsaved],
  );

  // Whose session ended cannot save; the draft waits in this tab until they are back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && getSession().isSignedIn && hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void ask({ proceed: blocker.proceed, cancel: blocker.reset });
  }, [blocker, ask]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  /** Does `proceed` at once when everything is saved, else after the person's word. */
  const leaveFor = useCallback(
    (proceed: () => void) => {
      if (hasUnsaved()) void ask({ proceed, cancel: () => {} });
      else proceed();
    },
    [hasUnsaved, ask],
  );
  useEffect(() => guardSignOut(leaveFor), [leaveFor]);
  return {
    leaveFor,
    hasUnsaved,
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
