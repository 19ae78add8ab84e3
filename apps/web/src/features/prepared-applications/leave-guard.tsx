import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
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
    <Dialog isOpen={isAsking} heading="Leave without saving?" onClose={stay}>
      <p>Some of what you typed could not be saved. It is lost when you leave this page now.</p>
      <DialogActions>
        <button type="button" className={buttonStyles.secondary} onClick={stay}>
          Stay
        </button>
        <button
          type="button"
          className={buttonStyles.danger}
          onClick={() => {
            setIsAsking(false);
            if (blocker.state === 'blocked') blocker.proceed();
          }}
        >
          Leave anyway
        </button>
      </DialogActions>
    </Dialog>
  );
}
