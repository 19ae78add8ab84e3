import type { User } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { AccountPage } from '../../components/page/account-page.tsx';
import badgeStyles from '../../components/badge.module.css';
import { toInitial } from './settings-fields.ts';
import styles from './settings.module.css';

interface SettingsPageProps {
  user: User;
  form: ReactNode;
  /** What can be done with the account as a whole. */
  actions: ReactNode;
}

export function SettingsPage({ user, form, actions }: SettingsPageProps) {
  return (
    <AccountPage heading="Profile Settings">
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {toInitial(user.name, user.email)}
        </span>
        <div className={styles.personWords}>
          {user.name ? <p className={styles.name}>{user.name}</p> : null}
          <p className={user.name ? styles.note : styles.name}>{user.email}</p>
          {user.premium ? <p className={badgeStyles.badge}>Premium Member</p> : null}
        </div>
      </div>
      <div className={styles.columns}>
        {form}
        <section aria-labelledby="account-heading" className={styles.account}>
          <h2 id="account-heading">Your account</h2>
          {actions}
        </section>
      </div>
    </AccountPage>
  );
}
