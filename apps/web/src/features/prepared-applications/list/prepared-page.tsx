import type { AutoApply, DraftInBrief, JobProfile } from '@firsthand/contracts';
import { useRef, useState } from 'react';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { Empty } from '../../../components/page/empty.tsx';
import { ApplicationsNav } from '../../../components/page/applications-nav.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useNotice } from '../../../components/use-notice.ts';
import { AutoApplySection } from '../auto-apply/auto-apply-section.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import type { DraftApi } from '../draft-api.ts';
import { PreparedCard } from './prepared-card.tsx';
import styles from './prepared-page.module.css';

export interface PreparedPageData {
  drafts: readonly DraftInBrief[];
  profiles: readonly JobProfile[];
  autoApply: AutoApply | null;
}

interface PreparedPageProps {
  initial: PreparedPageData;
  isPremium: boolean;
  calls: DraftApi;
}

const noticeMs = 8_000;

function NothingPrepared({ isPremium }: { isPremium: boolean }) {
  return (
    <Empty
      heading="Nothing prepared yet"
      className={styles.empty}
      action={
        <LinkButton to="/search" kind="primary">
          Find Jobs
        </LinkButton>
      }
    >
      {isPremium
        ? 'Press Turbo Apply on a job’s page.'
        : 'With Premium, Turbo Apply on a job’s page prepares an application.'}{' '}
      The employer’s form is filled from your job profile and waits here until you have looked at it and
      confirmed.
    </Empty>
  );
}

/** The applications that wait for a look, and what prepares them by itself. */
export function PreparedPage({ initial, isPremium, calls }: PreparedPageProps) {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<DraftInBrief | null>(null);
  const { notice, notify, dismiss } = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const drafts = initial.drafts.filter(({ id }) => !gone.has(id));
  return (
    <AccountPage
      heading="Prepared applications"
      headingRef={heading}
      lead="Filled in and waiting for you. Nothing here has been sent."
    >
      <ApplicationsNav />
      {drafts.length === 0 ? <NothingPrepared isPremium={isPremium} /> : null}
      {drafts.length > 0 ? (
        <ul className="rows">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <PreparedCard draft={draft} onDiscard={() => setAsked(draft)} />
            </li>
          ))}
        </ul>
      ) : null}
      <AutoApplySection
        initial={initial.autoApply}
        profiles={initial.profiles}
        isPremium={isPremium}
        calls={calls}
        notify={notify}
      />
      <DiscardDialog
        draft={asked}
        calls={calls}
        onClose={() => setAsked(null)}
        onDiscarded={(id) => {
          setGone((current) => new Set(current).add(id));
          setAsked(null);
          notify('The prepared application is discarded.');
          heading.current?.focus();
        }}
      />
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} />
    </AccountPage>
  );
}
