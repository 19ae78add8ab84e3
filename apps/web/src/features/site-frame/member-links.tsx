import type { ReactNode } from 'react';
import { NavLink } from '../../components/link.tsx';
import { DashboardIcon } from '../../components/icons.tsx';
import { useSession } from '../../lib/session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { SAVED_JOBS_LINK } from './links.ts';
import styles from './header.module.css';

/**
 * The header's places for whoever is signed in. They are in everybody's HTML, and style alone decides who sees them, so
 * that nothing moves once scripts know.
 */
export function MemberLinks({ bell }: { bell: ReactNode }) {
  const isPremium = useSession().user?.premium ?? false;
  return (
    <div className={styles.member}>
      <NavLink to={SAVED_JOBS_LINK.to} className={styles.link ?? ''} data-text={SAVED_JOBS_LINK.text}>
        {SAVED_JOBS_LINK.text}
      </NavLink>
      <NavLink
        to="/dashboard"
        className={styles.icon ?? ''}
        title={isPremium ? 'Dashboard (Premium)' : 'Dashboard'}
      >
        <DashboardIcon />
        {isPremium ? <span className={styles.dot} /> : null}
        <span className="sr-only">Dashboard{isPremium ? ' (premium member)' : ''}</span>
      </NavLink>
      {bell}
      <AccountMenu />
    </div>
  );
}
