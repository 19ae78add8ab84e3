import { guestHiddenKey } from '../lib/hiding-mark.ts';
import { logWarning } from '../lib/log.ts';
import { browserLocalStorage, getSession, subscribeToSession } from '../lib/session/session.ts';

/**
 * Once somebody is signed in who hid something as a guest, loads what moves it to the account, on whatever page they are.
 * Gives the way to stop.
 */
export function moveHiddenAtSignIn(): () => void {
  const move = () => {
    if (!getSession().isSignedIn || browserLocalStorage.get(guestHiddenKey) === null) return;
    import('../features/hiding/hiding.ts').then(
      ({ connectHiding }) => connectHiding(),
      // Of a program that could not be loaded: the next page tries again.
      (error: unknown) => {
        if (error instanceof Error) logWarning('What was hidden on this device stays there for now:', error);
      },
    );
  };
  move();
  return subscribeToSession(move);
}
