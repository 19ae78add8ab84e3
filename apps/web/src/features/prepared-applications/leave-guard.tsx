import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { getSession } from '../../lib/session/session.ts';
import type { DraftStore } from './draft-store.ts';

/** Saves before the person goes to another page, and asks first when that is not possible. */
export function LeaveGuard({ store }: { store: DraftStore }) {
  const [isAsking, setIsAsking] = useState(false);
  // Whose session ended cannot save.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && getSession().isSignedIn && store.hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void store.settle().then((isStored) => {
      if (isStored) blocker.proceed();
      else setIsAsking(true);
    });
  }, [blocker, store]);

  function stay() {
    setIsAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  }

  return (
    <ConfirmDialog
      isOpen={isAsking}
      heading="Leave without saving?"
      cancel="Stay"
      action="Leave anyway"
      act={() => {
        setIsAsking(false);
        if (blocker.state === 'blocked') blocker.proceed();
      }}
      onClose={stay}
    >
      <p>Some of what you typed could not be saved. It is lost when you leave this page now.</p>
    </ConfirmDialog>
  );
}
