import { useNavigate } from 'react-router';
import { askBeforeLeaving } from '../../lib/saving/unsaved-work.ts';
import { endSession } from '../../lib/session/end-session.ts';

/** Signs out and leads home, once the open page has nothing to ask any more. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    askBeforeLeaving(() => {
      // In this order and without a pause: the page that is left asks its guard again, and home comes before that.
      void endSession();
      void navigate('/');
    });
  };
}
