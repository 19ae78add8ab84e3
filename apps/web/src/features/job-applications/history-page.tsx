import type { Application } from '@firsthand/contracts';
import { APPLICATION_STAGES, LIMITS } from '@firsthand/contracts/light';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { ApplicationsNav } from '../../components/page/applications-nav.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { countOf } from '../../lib/format-date.ts';
import { toRangeText } from '../../lib/page-buttons.ts';
import { useNotice } from '../../components/use-notice.ts';
import { AddApplication } from './add-application.tsx';
import type { ApplicationApi } from './application-api.ts';
import { ApplicationList } from './application-list.tsx';
import { Board } from './board/board.tsx';
import { countApplications } from './board/board-columns.ts';
import { ExportCsv } from './export-csv.tsx';
import { HISTORY_PATH, toHistoryAddress, type HistoryState } from './history-address.ts';
import { HistoryToolbar } from './history-toolbar.tsx';
import type { HistoryData, HistoryView } from './history-view.ts';
import { createApplicationTracker } from './tracking/application-tracker.ts';
import styles from './history-page.module.css';

interface HistoryPageProps {
  view: HistoryView;
  /** Another page, filter or view is on its way. */
  isLoading: boolean;
  calls: ApplicationApi;
}

const noticeMs = 6_000;

/** How many there are with the present filter, and whether there are any at all. */
function count(view: HistoryView): { total: number; isAny: boolean } {
  if (view.kind === 'board') {
    const total = countApplications(view.columns);
    return { total, isAny: total > 0 || view.state.ats !== '' };
  }
  const { totalCount, stageCounts } = view.data;
  return { total: totalCount, isAny: APPLICATION_STAGES.some((stage) => stageCounts[stage] > 0) };
}

export function HistoryPage({ view, isLoading, calls }: HistoryPageProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { notice, notify, dismiss } = useNotice();
  const [tracker] = useState(() => createApplicationTracker(calls, 'The change could not be saved.'));
  const { total, isAny } = count(view);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  function showAdded({ job_data: { title } }: Application) {
    notify(`${title} was added.`);
    void navigate(toHistoryAddress({ view: view.kind, ats: '', stage: '', page: 1 }), {
      preventScrollReset: true,
    });
  }

  return (
    <AccountPage
      heading="Job Application History"
      headingRef={heading}
      lead={countOf(total, 'total application')}
      actions={
        <div className="actions">
          {isAny ? <ExportCsv load={calls.exportHistory} /> : null}
          <AddApplication
            add={async (body) => (await calls.addApplication({ body })).application}
            isProminent={isAny}
            onAdded={showAdded}
          />
        </div>
      }
    >
      <ApplicationsNav />
      {isAny ? (
        <HistoryToolbar
          state={view.state}
          stageCounts={view.kind === 'list' && view.state.ats === '' ? view.data.stageCounts : null}
        />
      ) : null}
      <div className={styles.content} aria-busy={isLoading} data-loading={isLoading}>
        {total === 0 && view.kind === 'list' ? (
          <Nothing isAny={isAny} />
        ) : view.kind === 'board' ? (
          isAny ? (
            <Board
              loaded={view.columns}
              calls={calls}
              tracker={tracker}
              ats={view.state.ats}
              notify={notify}
            />
          ) : (
            <Nothing isAny={false} />
          )
        ) : (
          <>
            <ApplicationList
              loaded={view.data.applications}
              calls={calls}
              tracker={tracker}
              notify={notify}
              focusHeading={focusHeading}
            />
            <ListFoot state={view.state} data={view.data} onFollow={focusHeading} />
          </>
        )}
      </div>
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} />
    </AccountPage>
  );
}

function Nothing({ isAny }: { isAny: boolean }) {
  if (isAny) {
    return (
      <Empty
        heading="No applications here"
        className={styles.empty}
        action={
          <LinkButton to={HISTORY_PATH} kind="secondary">
            Show all applications
          </LinkButton>
        }
      >
        None of your applications has this source and stage.
      </Empty>
    );
  }
  return (
    <Empty
      heading="No Applications Yet"
      className={styles.empty}
      action={
        <LinkButton to="/search" kind="primary">
          Browse Jobs
        </LinkButton>
      }
    >
      What you apply to is kept here, with a copy of the posting and what you sent. An application you made
      elsewhere can be added by hand.
    </Empty>
  );
}

interface ListFootProps {
  state: HistoryState;
  data: HistoryData;
  onFollow: () => void;
}

function ListFoot({ state, data, onFollow }: ListFootProps) {
  return (
    <div className={`ends note ${styles.foot}`}>
      <p>{toRangeText(data.currentPage, LIMITS.historyPageSize, data.totalCount, 'application')}</p>
      <Pager
        label="Pages of applications"
        current={data.currentPage}
        pageCount={data.totalPages}
        toAddress={(page) => toHistoryAddress({ ...state, page })}
        onFollow={onFollow}
      />
    </div>
  );
}
