import { Link } from '../../components/link.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import styles from './quick-actions.module.css';

const ACTIONS = [
  { to: '/search', text: 'Search Jobs' },
  { to: '/saved-jobs', text: 'Saved Jobs' },
  { to: '/job-applications', text: 'Application History' },
  { to: '/profile', text: 'Update Profile' },
] as const;
const UPGRADE = { to: '/subscription', text: 'Upgrade to Premium' } as const;

export function QuickActions({ isPremium }: { isPremium: boolean }) {
  return (
    <section aria-labelledby="actions-heading">
      <h2 id="actions-heading" className={styles.heading}>
        Quick Actions
      </h2>
      <ul className={styles.actions}>
        {[...ACTIONS, ...(isPremium ? [] : [UPGRADE])].map((action) => (
          <li key={action.to}>
            <Link to={action.to} className={styles.action}>
              {action.text}
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
