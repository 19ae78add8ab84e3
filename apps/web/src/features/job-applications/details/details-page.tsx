import { STAGE_LABELS, WAY_LABELS } from '@firsthand/contracts/light';
import type { Application, ApplicationDetail } from '@firsthand/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import pageStyles from '../../../components/page/account-page.module.css';
import badgeStyles from '../../../components/badge.module.css';
import { Button, ExternalLinkButton } from '../../../components/button.tsx';
import { CompanyLine } from '../../../components/job/company-line.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { ExternalIcon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';
import { toCardCompanyPath } from '../../../lib/job/job-card-data.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useNotice } from '../../../components/use-notice.ts';
import type { ApplicationApi } from '../application-api.ts';
import { toApplicationCompany, toAtsLabel, toSafeAddress } from '../application-labels.ts';
import { AppliedAt } from '../applied-at.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { HISTORY_PATH } from '../history-address.ts';
import { SendingBadge } from '../status-badge.tsx';
import { createApplicationTracker } from '../tracking/application-tracker.ts';
import { StageMenu } from '../tracking/stage-menu.tsx';
import { TrackingPanel } from '../tracking/tracking-panel.tsx';
import { useTracking, type TrackingProps } from '../tracking/use-tracking.ts';
import { BackToHistory } from './back-to-history.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { isLeftToPerson, toArchiveName } from './outcome.ts';
import { PacketFiles } from './packet-files.tsx';
import { PostingCopy } from './posting-copy.tsx';
import { ProfileCopy } from './profile-copy.tsx';
import { SendYourself } from './send-yourself.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { StageTimeline } from './stage-timeline.tsx';
import styles from './details.module.css';

interface DetailsPageProps {
  detail: ApplicationDetail;
  calls: ApplicationApi;
  /** Reads the application again, after something changed that only the server knows. */
  reload: () => void;
}

const noticeMs = 6_000;

/** An application with everything that is kept of it. */
export function DetailsPage({ detail: loaded, calls, reload }: DetailsPageProps) {
  const navigate = useNavigate();
  const { notice, notify, dismiss } = useNotice();
  const [tracker] = useState(() => createApplicationTracker(calls, 'The change could not be saved.'));
  const [seen, setSeen] = useState(loaded);
  const [application, setApplication] = useState(loaded.application);
  if (seen !== loaded) {
    setSeen(loaded);
    setApplication(loaded.application);
  }
  const detail = { ...loaded, application };
  const { packet } = detail;
  const isToSend = isLeftToPerson(detail);

  function change(changed: Application) {
    setApplication(changed);
    // The dates of the other stages follow from it on the server.
    if (changed.version > application.version) reload();
  }

  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={styles.layout}>
        <div className={styles.top}>
          <BackToHistory />
          <Head application={application} />
        </div>
        <aside className={styles.aside} aria-label="Tracking">
          <Tracking
            application={application}
            tracker={tracker}
            onChanged={change}
            downloadFollowUp={(id) => calls.downloadFollowUp({ params: { id } })}
            stages={detail.stages}
            notify={notify}
          />
        </aside>
        <div className={styles.sending}>
          <OutcomeNotice detail={detail} />
          {isToSend ? (
            <SendYourself
              detail={detail}
              markApplied={async () => {
                await calls.markApplied({ params: { id: application.id } });
                notify('Noted: you applied.');
                reload();
              }}
            />
          ) : null}
        </div>
        <div className={styles.main}>
          {packet ? (
            <SentAnswers
              packet={packet}
              canCopy={application.application_status !== 'submitted'}
              isToSend={isToSend}
            />
          ) : null}
          {packet ? (
            <PacketFiles
              files={packet.files}
              isReady={isToSend}
              load={(kind) => calls.downloadApplicationFile({ params: { id: application.id, kind } })}
            />
          ) : null}
          <PostingCopy detail={detail} />
          {packet ? <ProfileCopy profile={packet.profile} /> : null}
          <Keeping
            application={application}
            calls={calls}
            onRemoved={() => void navigate(HISTORY_PATH, { replace: true })}
          />
        </div>
      </div>
      <Notice notice={notice} shownMs={noticeMs} onDismiss={dismiss} />
    </div>
  );
}

function Head({ application }: { application: Application }) {
  const { title, location, external_url: url } = application.job_data;
  const ats = toAtsLabel(application.ats_source);
  const address = toSafeAddress(url);
  return (
    <div className={styles.head}>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>{title}</h1>
        <SendingBadge application={application} />
      </div>
      <CompanyLine
        company={toApplicationCompany(application.job_data)}
        path={toCardCompanyPath(application.navigation)}
        isLead
      >
        {location}
      </CompanyLine>
      <p className="facts">
        <AppliedAt application={application} />
        {ats === null ? null : <span className={badgeStyles.badge}>{ats}</span>}
        <span>{WAY_LABELS[application.way]}</span>
      </p>
      {address === null ? null : (
        <p>
          <ExternalLinkButton href={address} kind="secondary">
            View Job<span className="sr-only"> (opens the employer’s page in a new tab)</span>
            <ExternalIcon />
          </ExternalLinkButton>
        </p>
      )}
    </div>
  );
}

type TrackingSectionProps = TrackingProps & {
  downloadFollowUp: (id: number) => Promise<Blob>;
  stages: ApplicationDetail['stages'];
  notify: (text: string) => void;
};

function Tracking(props: TrackingSectionProps) {
  const { application, stages } = props;
  const { fault, change } = useTracking(props);
  return (
    <section aria-labelledby="stage-heading" className={styles.section}>
      <h2 id="stage-heading">Stage</h2>
      <StageMenu
        stage={application.stage}
        of={application.job_data.title}
        onChoose={(stage) =>
          void change({ stage }).then((isMade) => {
            if (isMade) props.notify(`Moved to ${STAGE_LABELS[stage]}.`);
          })
        }
      />
      <FormFault text={fault} />
      <StageTimeline stages={stages} />
      <TrackingPanel {...props} />
    </section>
  );
}

interface KeepingProps {
  application: Application;
  calls: ApplicationApi;
  onRemoved: () => void;
}

/** Taking everything along, and throwing it away. */
function Keeping({ application, calls, onRemoved }: KeepingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, error, run } = useAction(async () => {
    saveBlob(await calls.downloadApplication({ params: { id: application.id } }), toArchiveName(application));
  }, 'The application could not be downloaded. Please try again.');
  return (
    <section aria-labelledby="keeping-heading" className={styles.section}>
      <h2 id="keeping-heading">Keep or remove</h2>
      <p className="note measure">
        Everything on this page, with the files, in one zip that opens without this site.
      </p>
      <div className="actions">
        <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
          {isBusy ? 'Preparing...' : 'Download as one file'}
        </Button>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      </div>
      <FormFault text={error} />
      <ConfirmRemoval
        application={isAsking ? application : null}
        remove={(id) => calls.removeApplication({ params: { id } })}
        onRemoved={onRemoved}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
