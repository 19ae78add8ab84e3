import { formatCount } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BellIcon } from '../../components/icons.tsx';
import { NavLink } from '../../components/link.tsx';
import { unreadStore, useUnread } from './notices.ts';
import styles from './notice-bell.module.css';

const MOST_SHOWN = 99;

/** Leads to the notices and counts the unread ones. It is in everybody's HTML; the header's style shows it to members. */
export function NoticeBell() {
  const unread = useUnread();
  const { pathname } = useLocation();
  useEffect(() => void unreadStore.look(), [pathname]);
  return (
    <NavLink to="/notices" className={styles.bell ?? ''} title="Notices">
      <BellIcon />
      <span className="sr-only">Notices{unread > 0 ? `, ${formatCount(unread)} unread` : ''}</span>
      {unread > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      ) : null}
    </NavLink>
  );
}
