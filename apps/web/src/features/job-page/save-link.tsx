import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { BookmarkIcon } from '../../components/icons.tsx';

/** For visitors without an account: saving begins with signing in and comes back here. */
export function SaveLink({ path }: { path: string }) {
  return (
    <Link to={`/login?redirect=${encodeURIComponent(path)}`} className={buttonStyles.secondary}>
      <BookmarkIcon />
      Save
    </Link>
  );
}
