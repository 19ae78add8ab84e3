import { useNavigate } from 'react-router';
import { endSession } from '../../lib/session/end-session.ts';

/** Signs out and leads home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // In this order and without a pause: the page that is left asks its guard again, and home comes before that.
    void endSession();
    void navigate('/');
  };
}
