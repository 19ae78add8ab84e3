import { AccountPage } from '../../components/page/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { Notice } from '../../components/notice.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { AuditSection } from './audit/audit-section.tsx';
import { AddressesSection } from './public-forms/addresses-section.tsx';
import type { BoardCalls } from './boards/board-actions.tsx';
import { BoardsSection } from './boards/boards-section.tsx';
import { ClosingsSection } from './closings-section.tsx';
import { Figures } from './figures.tsx';
import { GaveUpSection } from './gave-up-section.tsx';
import { HeldSection, type HeldCalls } from './held-section.tsx';
import type { OperationsState } from './operations-address.ts';
import type { OperationsView } from './operations-view.ts';
import { RequestsSection } from './public-forms/requests-section.tsx';
import { PartOfPage } from './section.tsx';
import styles from './operations-page.module.css';

const noticeMs = 6_000;

interface OperationsPageProps {
  view: OperationsView;
  calls: HeldCalls & BoardCalls;
  /** What was chosen and is on its way; null when nothing is. */
  next: OperationsState | null;
  isReloading: boolean;
  onReload: () => void;
}

export function OperationsPage({ view, calls, next, isReloading, onReload }: OperationsPageProps) {
  const { state, overview } = view;
  const isLoading = (...parts: (keyof OperationsState)[]) =>
    next !== null && parts.some((part) => next[part] !== state[part]);
  const { notice, notify, dismiss } = useNotice();
  const reloading = { isReloading, onReload };
  const onDone = (message: string) => {
    notify(message);
    onReload();
  };
  return (
    <AccountPage
      heading="Operations"
      lead={
        <span role="status">
          {overview.kind === 'loaded' ? (
            <>
              As of <DateTime at={overview.data.as_of} withHour />
            </>
          ) : (
            'The figures could not be loaded'
          )}
        </span>
      }
      actions={
        <Button
          kind="secondary"
          isBusy={isReloading}
          onClick={() => {
            if (!isReloading) onReload();
          }}
        >
          {isReloading ? 'Refreshing...' : 'Refresh'}
        </Button>
      }
      className={styles.page}
    >
      <PartOfPage part={overview} isLoading={false} {...reloading}>
        {(data) => <Figures overview={data} state={state} />}
      </PartOfPage>
      <HeldSection held={view.held} calls={calls} onDone={onDone} {...reloading} />
      <BoardsSection
        boards={view.boards}
        state={state}
        calls={calls}
        onDone={onDone}
        isLoading={isLoading('boards', 'search', 'page')}
        {...reloading}
      />
      <ClosingsSection
        closings={view.closings}
        state={state}
        isLoading={isLoading('closingsPage')}
        {...reloading}
      />
      <GaveUpSection queue={overview.kind === 'loaded' ? overview.data.queue : null} />
      <RequestsSection
        requests={view.requests}
        state={state}
        isLoading={isLoading('requestsPage')}
        {...reloading}
      />
      <AddressesSection
        addresses={view.addresses}
        state={state}
        isLoading={isLoading('addressesPage')}
        {...reloading}
      />
      <AuditSection
        audit={view.audit}
        state={state}
        isLoading={isLoading('trail', 'person', 'auditPage')}
        {...reloading}
      />
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} isLow />
    </AccountPage>
  );
}
