import type { Bookmark } from '@firsthand/contracts';
import { getAts, toCountryName } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Ago } from '../../components/job/ago.tsx';
import badgeStyles from '../../components/badge.module.css';
import { BookmarkStamp } from '../../components/job/bookmark-stamp.tsx';
import { ExternalLinkButton, IconButton } from '../../components/button.tsx';
import { Card, CardRecord } from '../../components/job/card.tsx';
import { CompanyLine } from '../../components/job/company-line.tsx';
import { CloseIcon, ExternalIcon } from '../../components/icons.tsx';
import { JobTitle } from '../../components/job/job-title.tsx';
import { toBookmarkPath, toBookmarkPlace } from '../../lib/job/bookmark-labels.ts';
import { useNow } from '../../lib/clock.tsx';
import { toCardCompanyPath } from '../../lib/job/job-card-data.ts';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { toPostingNotice } from './posting-notice.ts';
import { SavedJobDescription, type ReadDescription } from './saved-job-description.tsx';
import styles from './saved-job-card.module.css';

interface SavedJobCardProps {
  bookmark: Bookmark;
  /** Of the card, which takes the focus when its neighbour leaves. */
  id: string;
  /** What the person did about it, at the end of the record. */
  note: ReactNode;
  readDescription: ReadDescription;
  onRemove: () => void;
}

/** Leads to our page of the job; where no address can be made of what was saved, to the employer's. */
function Title({ bookmark }: { bookmark: Bookmark }) {
  const path = toBookmarkPath(bookmark);
  if (path) return <Link to={path}>{bookmark.title}</Link>;
  if (bookmark.external_url === null) return bookmark.title;
  return (
    <a href={bookmark.external_url} target="_blank" rel="noopener noreferrer">
      {bookmark.title}
      <span className="sr-only"> (opens the employer’s page in a new tab)</span>
    </a>
  );
}

function Notice({ bookmark }: { bookmark: Bookmark }) {
  const notice = toPostingNotice(bookmark, useNow());
  if (!notice) return null;
  const path = notice.kind === 'changed' ? toBookmarkPath(bookmark) : null;
  return (
    <div className={`callout measure ${styles.notice}`} data-tone={notice.kind === 'closed' ? 'bad' : 'warn'}>
      <p className="callout-heading">{notice.heading}</p>
      <p>
        {notice.text} {path ? <Link to={path}>Read it as it is now</Link> : null}
      </p>
    </div>
  );
}

function Apply({ bookmark }: { bookmark: Bookmark }) {
  if (bookmark.external_url === null) return null;
  return (
    <ExternalLinkButton href={bookmark.external_url} kind="secondary">
      Apply Now
      <span className="sr-only"> for {bookmark.title} (opens the employer’s page in a new tab)</span>
      <ExternalIcon />
    </ExternalLinkButton>
  );
}

/** A bookmark: the copy of the posting, what became of it since, and the ways on. */
export function SavedJobCard({ bookmark, id, note, readDescription, onRemove }: SavedJobCardProps) {
  const titleId = `${id}-title`;
  const head = (
    <>
      <JobTitle level={2} size="large" id={titleId}>
        <Title bookmark={bookmark} />
      </JobTitle>
      <CompanyLine
        company={toCompanyName(bookmark.company_name)}
        path={toCardCompanyPath(bookmark.navigation)}
      >
        {toBookmarkPlace(bookmark)}
      </CompanyLine>
      <p className={styles.badges}>
        <span className={badgeStyles.badge}>{getAts(bookmark.source).label}</span>
        {bookmark.remote ? <span className={badgeStyles.badge}>Remote</span> : null}
        {bookmark.country ? <span>{toCountryName(bookmark.country) ?? bookmark.country}</span> : null}
        {bookmark.salary ? <span>{bookmark.salary}</span> : null}
      </p>
    </>
  );
  const remove = (
    <IconButton
      className={styles.remove}
      label={`Remove bookmark: ${bookmark.title}`}
      title="Remove bookmark"
      onClick={onRemove}
    >
      <CloseIcon />
    </IconButton>
  );
  return (
    <Card id={id} titleId={titleId} head={head} action={remove}>
      <Notice bookmark={bookmark} />
      <SavedJobDescription bookmark={bookmark} readDescription={readDescription} />
      <div className={styles.foot}>
        <CardRecord stamp={<BookmarkStamp bookmark={bookmark} />}>
          <Ago word="Bookmarked" at={bookmark.bookmarked_at} />
          {bookmark.posted_at ? <Ago word="Posted" at={bookmark.posted_at} /> : null}
          <span>Job ID {bookmark.external_id}</span>
          {note}
        </CardRecord>
        <Apply bookmark={bookmark} />
      </div>
    </Card>
  );
}
