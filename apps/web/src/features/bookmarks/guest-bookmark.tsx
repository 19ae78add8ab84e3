import { useId } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import { IconButton } from '../../components/button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';
import { toLogin } from '../../lib/login-address.ts';
import { browserLocalStorage } from '../../lib/session/session.ts';
import type { NamedJob } from './remove-body.ts';
import { rememberSaveIntent } from './save-intent.ts';
import styles from './bookmark-toggle.module.css';

/**
 * A card's bookmark for visitors. A press saves nothing: it says that this needs a login, with the way there and back, and
 * the job is saved once they are here again. The hint is a native popover, so Escape and a press elsewhere close it.
 */
export function GuestBookmark({ job }: { job: NamedJob }) {
  const id = useId();
  const { pathname, search } = useLocation();
  return (
    <span className={styles.guest}>
      <IconButton
        label="Bookmark job"
        title="Log in to bookmark jobs"
        popoverTarget={id}
        data-bookmark-toggle=""
      >
        <BookmarkIcon filled={false} />
      </IconButton>
      <span id={id} popover="auto" className={styles.hint}>
        <Link
          {...toLogin(pathname + search, `save ${job.title}`)}
          onClick={() => rememberSaveIntent(browserLocalStorage, job.id, Date.now())}
        >
          Log in to save
        </Link>{' '}
        this job.
      </span>
    </span>
  );
}
