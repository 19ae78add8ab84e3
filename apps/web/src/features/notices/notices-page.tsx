import type { NoticeKind, NoticesResponse } from '@firsthand/contracts';
import { useRef } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { ChoiceLinks } from '../../components/choice-links.tsx';
import { Link } from '../../components/link.tsx';
import { Pager } from '../../components/pager.tsx';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { countOf } from '../../lib/format-date.ts';
import { NOTICE_KINDS, toNoticesAddress } from './notices-address.ts';
import { toKindWords } from '../../lib/job/history-labels.ts';
import { NoticeItem } from './notice-item.tsx';
import { useReading } from './use-reading.ts';
import styles from './notices-page.module.css';

interface NoticesPageProps {
  /** What the server gave; a new one takes the place of whatever was marked here. */
  initial: NoticesResponse;
  /** Which of them are shown; null: all. */
  kind: NoticeKind | null;
  page: number;
  pageCount: number;
}

/** What happened to what the person keeps, newest first. */
export function NoticesPage({ initial, kind, page, pageCount }: NoticesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { unread, isUnread, read, error } = useReading(initial);
  const newest = initial.data[0];
  return (
    <AccountPage
      heading="Notices"
      headingRef={heading}
      lead={
        <span role="status">{unread === 0 ? 'Nothing unread' : `${countOf(unread, 'notice')} unread`}</span>
      }
      actions={
        unread > 0 && newest && page === 1 && kind === null ? (
          <Button
            kind="secondary"
            onClick={() => {
              read(initial.data, { up_to: newest.at });
              // The button goes with the last unread notice.
              heading.current?.focus();
            }}
          >
            Mark all as read
          </Button>
        ) : null
      }
    >
      <p className={styles.ways}>
        <Link to="/saved-searches">Saved searches</Link>
        <Link to="/watched-companies">Watched companies</Link>
        <Link to="/profile">Mail preferences</Link>
      </p>
      {initial.data.length > 0 || kind !== null ? (
        <ChoiceLinks
          label="Kind of notices"
          look="pills"
          choices={['all', ...NOTICE_KINDS]}
          current={kind ?? 'all'}
          toAddress={(choice) => toNoticesAddress(choice === 'all' ? null : choice)}
          renderChoice={(choice) => KIND_WORDS[choice]}
        />
      ) : null}
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      {initial.data.length === 0 ? (
        <NoNotices kind={kind} />
      ) : (
        <ul className="ruled-rows">
          {initial.data.map((notice) => (
            <li key={notice.id}>
              <NoticeItem
                notice={notice}
                isUnread={isUnread(notice)}
                onFollow={() => read([notice], { ids: [notice.id] })}
                onRead={() => {
                  read([notice], { ids: [notice.id] });
                  heading.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        label="Pages of notices"
        current={page}
        pageCount={pageCount}
        toAddress={(to) => toNoticesAddress(kind, to)}
        onFollow={() => heading.current?.focus()}
      />
    </AccountPage>
  );
}

const KIND_WORDS: Record<NoticeKind | 'all', string> = {
  all: 'All',
  new_jobs: 'New in saved searches',
  company_opened_jobs: 'New at companies',
  job_changed: toKindWords('changed'),
  job_closed: toKindWords('closed'),
  job_reopened: toKindWords('reopened'),
};

function NoNotices({ kind }: { kind: NoticeKind | null }) {
  if (kind !== null) {
    return (
      <p>
        There is no notice of this kind. <Link to="/notices">See all notices</Link>
      </p>
    );
  }
  return (
    <Empty
      heading="Nothing has happened yet"
      isRuled
      action={
        <LinkButton to="/search" kind="primary">
          Find Jobs
        </LinkButton>
      }
    >
      You hear of it here when a job you saved or applied to changes, closes or comes back, when a company you
      watch opens jobs, and when a search you saved finds new ones.
    </Empty>
  );
}
