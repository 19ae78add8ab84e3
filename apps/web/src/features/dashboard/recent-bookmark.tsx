import type { Bookmark } from '@firsthand/contracts';
import { getAts } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { Ago } from '../../components/job/ago.tsx';
import badgeStyles from '../../components/badge.module.css';
import { BookmarkStamp } from '../../components/job/bookmark-stamp.tsx';
import { CompanyLine } from '../../components/job/company-line.tsx';
import { ExternalIcon } from '../../components/icons.tsx';
import { JobTitle } from '../../components/job/job-title.tsx';
import { toBookmarkPath, toBookmarkPlace } from '../../lib/job/bookmark-labels.ts';
import { toCardCompanyPath } from '../../lib/job/job-card-data.ts';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import styles from './recent-bookmark.module.css';

/** The title leads to the employer; to our own page where the posting had no address. */
function Title({ bookmark }: { bookmark: Bookmark }) {
  if (bookmark.external_url === null) {
    return <Link to={toBookmarkPath(bookmark) ?? '/saved-jobs'}>{bookmark.title}</Link>;
  }
  return (
    <a href={bookmark.external_url} target="_blank" rel="noopener noreferrer">
      {bookmark.title}
      <span className="sr-only"> (opens the employer’s page in a new tab)</span>
      <ExternalIcon size={14} />
    </a>
  );
}

export function RecentBookmark({ bookmark }: { bookmark: Bookmark }) {
  const path = toBookmarkPath(bookmark);
  return (
    <article className={styles.item}>
      <JobTitle level={3} size="medium" className={styles.title}>
        <Title bookmark={bookmark} />
      </JobTitle>
      <CompanyLine
        company={toCompanyName(bookmark.company_name)}
        path={toCardCompanyPath(bookmark.navigation)}
      >
        {toBookmarkPlace(bookmark)}
      </CompanyLine>
      <p className={styles.facts}>
        <span className={badgeStyles.badge}>{getAts(bookmark.source).label}</span>
        {bookmark.remote ? <span className={badgeStyles.badge}>Remote</span> : null}
        {bookmark.posting_status === 'closed' ? <span className={styles.closed}>Closed since</span> : null}
        {bookmark.posting_status === 'changed' ? <span className={styles.changed}>Changed since</span> : null}
        <Ago word="Bookmarked" at={bookmark.bookmarked_at} />
        {bookmark.posted_at ? <Ago word="Posted" at={bookmark.posted_at} /> : null}
      </p>
      <p className={styles.ways}>
        <BookmarkStamp bookmark={bookmark} />
        {path && bookmark.external_url !== null ? (
          <Link to={path}>
            View details<span className="sr-only"> of {bookmark.title}</span>
          </Link>
        ) : null}
      </p>
    </article>
  );
}
