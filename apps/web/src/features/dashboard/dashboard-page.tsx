import type { DashboardResponse, User } from '@firsthand/contracts';
import { Link } from '../../components/link.tsx';
import { AccountPage } from '../../components/page/account-page.tsx';
import { AccountStatus } from './account-status.tsx';
import { CountCard } from './count-card.tsx';
import { PremiumNotice } from './premium-notice.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentBookmark } from './recent-bookmark.tsx';
import styles from './dashboard-page.module.css';

interface DashboardPageProps {
  user: User;
  dashboard: DashboardResponse;
}

export function DashboardPage({ user, dashboard }: DashboardPageProps) {
  const recent = dashboard.recent_bookmarks;
  return (
    <AccountPage heading={user.name ? `Welcome, ${user.name}` : 'Welcome'}>
      {dashboard.has_job_profile ? null : (
        <p className={styles.first}>
          <Link to="/job-profiles">Upload your resume</Link> to make a job profile. It fills applications for
          you and shows how well jobs fit.
        </p>
      )}
      <div className={styles.cards}>
        <AccountStatus user={user} />
        <CountCard
          heading="Bookmarked Jobs"
          count={dashboard.bookmarks}
          to="/saved-jobs"
          link="View saved jobs"
        />
        <CountCard
          heading="Applications"
          count={dashboard.applications}
          to="/job-applications"
          link="View application history"
        />
      </div>
      <PremiumNotice isPremium={user.premium} />
      <div className={styles.columns}>
        <section aria-labelledby="recent-heading" className={styles.recent}>
          <div className={styles.sectionHead}>
            <h2 id="recent-heading">Recently Bookmarked Jobs</h2>
            {recent.length > 0 ? (
              <Link to="/saved-jobs">
                View all<span className="sr-only"> bookmarked jobs</span>
              </Link>
            ) : null}
          </div>
          {recent.length === 0 ? (
            <p className={styles.empty}>
              You haven&apos;t bookmarked any jobs yet. <Link to="/search">Start exploring jobs</Link>
            </p>
          ) : (
            <ul className={styles.list}>
              {recent.map((bookmark) => (
                <li key={bookmark.bookmark_id}>
                  <RecentBookmark bookmark={bookmark} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <QuickActions isPremium={user.premium} />
      </div>
    </AccountPage>
  );
}
