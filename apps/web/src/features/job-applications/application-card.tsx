import type { Application } from '@firsthand/contracts';
import { LIMITS, STAGE_LABELS } from '@firsthand/contracts/light';
import { useMemo } from 'react';
import { Link } from '../../components/link.tsx';
import badgeStyles from '../../components/badge.module.css';
import { ExternalLinkButton, LinkButton } from '../../components/button.tsx';
import { CompanyLine } from '../../components/job/company-line.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { ExternalIcon } from '../../components/icons.tsx';
import { CleanedMarkup } from '../../components/markup/cleaned-markup.tsx';
import { JobTitle } from '../../components/job/job-title.tsx';
import { toCardCompanyPath } from '../../lib/job/job-card-data.ts';
import { formatDay, toApplicationCompany, toAtsLabel, toSafeAddress, toToday } from './application-labels.ts';
import { AppliedAt } from './applied-at.tsx';
import { CardTracking } from './card-tracking.tsx';
import { cutHtml } from './cut-html.ts';
import { toDetailsPath } from './details-link.ts';
import { StatusBadge } from './status-badge.tsx';
import { StageMenu } from './tracking/stage-menu.tsx';
import { useTracking, type TrackingProps } from './tracking/use-tracking.ts';
import styles from './application-card.module.css';

interface ApplicationCardProps extends TrackingProps {
  /** Of the card, which takes the focus when its neighbour leaves. */
  id: string;
  downloadFollowUp: (id: number) => Promise<Blob>;
  onRemove: () => void;
  /** Says aloud and in sight what became of something. */
  notify: (text: string) => void;
}

/** The first words of the posting, as HTML without anything that could act. */
function Snippet({ html }: { html: string }) {
  const snippet = useMemo(() => cutHtml(html, LIMITS.historySnippetLength), [html]);
  if (snippet === '') return null;
  return <CleanedMarkup className={styles.snippet} html={snippet} />;
}

function ViewJob({ application }: { application: Application }) {
  const address = toSafeAddress(application.job_data.external_url);
  if (address === null) return null;
  return (
    <ExternalLinkButton href={address} kind="secondary">
      View Job
      <span className="sr-only">: {application.job_data.title} (opens the employer’s page in a new tab)</span>
      <ExternalIcon />
    </ExternalLinkButton>
  );
}

/** When the next step is due; said in words when it is today or over. */
function FollowUp({ day }: { day: string | null }) {
  if (day === null) return null;
  const today = toToday();
  return (
    <span className={styles.followUp} data-due={day <= today}>
      Follow up on <time dateTime={day}>{formatDay(day)}</time>
      {day === today ? ' (today)' : null}
      {day < today ? ' (overdue)' : null}
    </span>
  );
}

/** An application: what it was for, how it stands, and the ways on. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, id } = props;
  const { title, location, description } = application.job_data;
  const { fault, change } = useTracking(props);
  const ats = toAtsLabel(application.ats_source);
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.card}>
      <div className={styles.head}>
        <JobTitle level={2} size="large" id={`${id}-title`}>
          <Link {...toDetailsPath(application.id)}>{title}</Link>
        </JobTitle>
        <StatusBadge application={application} />
      </div>
      <CompanyLine
        company={toApplicationCompany(application.job_data)}
        path={toCardCompanyPath(application.navigation)}
      >
        {location}
      </CompanyLine>
      <p className="facts">
        <AppliedAt application={application} />
        {ats === null ? null : <span className={badgeStyles.badge}>{ats}</span>}
        <FollowUp day={application.follow_up_on} />
      </p>
      <Snippet html={description} />
      <div className={`ends ${styles.foot}`}>
        <div className={styles.stage}>
          <StageMenu
            stage={application.stage}
            of={title}
            onChoose={(stage) =>
              void change({ stage }, { stage_on: toToday() }).then((isMade) => {
                if (isMade) props.notify(`${title} moved to ${STAGE_LABELS[stage]}.`);
              })
            }
          />
          <span className="note">since {formatDay(application.stage_on)}</span>
        </div>
        <div className={styles.ways}>
          <ViewJob application={application} />
          <LinkButton {...toDetailsPath(application.id)} kind="secondary">
            Details<span className="sr-only"> of the application for {title}</span>
          </LinkButton>
        </div>
      </div>
      <FormFault text={fault} />
      <CardTracking {...props} />
    </article>
  );
}
