import type { ApiOf } from '@firsthand/api-client';
import type { SavedSearchView } from '@firsthand/contracts';
import type { SAVED_SEARCH_ROUTES } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import { LinkButton } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { SavedSearchEntry } from './saved-search-entry.tsx';

const noticeMs = 8_000;

function NoSavedSearches() {
  return (
    <Empty
      heading="No saved searches yet"
      action={
        <LinkButton to="/search" kind="primary">
          Find Jobs
        </LinkButton>
      }
    >
      Search for jobs and press “Save this search” over the results. It is kept here, counts what is new since
      you last looked, and mails you each new job once.
    </Empty>
  );
}

interface SavedSearchesPageProps {
  initial: readonly SavedSearchView[];
  /** Whether the person wants mail at all. */
  wantsMail: boolean;
  calls: ApiOf<typeof SAVED_SEARCH_ROUTES>;
}

export function SavedSearchesPage({ initial, wantsMail, calls }: SavedSearchesPageProps) {
  const [searches, setSearches] = useState(initial);
  const { notice, notify, dismiss } = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountPage
      heading="Saved Searches"
      headingRef={heading}
      lead="What came since you last looked, and mail that tells of each job once."
    >
      {wantsMail ? null : (
        <p className="callout measure" data-tone="bad">
          Email Notifications are off in <Link to="/profile">your settings</Link>, so no search sends mail.
          What is new is counted here all the same.
        </p>
      )}
      {searches.length === 0 ? <NoSavedSearches /> : null}
      {searches.length > 0 ? (
        <ul className="rows">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchEntry
                search={search}
                calls={calls}
                onChanged={(changed, text) => {
                  setSearches((current) =>
                    current.map((other) => (other.id === changed.id ? changed : other)),
                  );
                  notify(text);
                }}
                onRemoved={() => {
                  setSearches((current) => current.filter(({ id }) => id !== search.id));
                  notify('The search is deleted.');
                  heading.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} />
    </AccountPage>
  );
}
