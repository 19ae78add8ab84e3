import type { Application } from '@firsthand/contracts';
import type { ApplicationStage } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Link } from '../../../components/link.tsx';
import { JobTitle } from '../../../components/job/job-title.tsx';
import { formatDay, toApplicationCompany } from '../application-labels.ts';
import { toDetailsPath } from '../details-link.ts';
import { SendingBadge } from '../status-badge.tsx';
import { StageMenu } from '../tracking/stage-menu.tsx';
import { toBoardCardId } from './board-card-id.ts';
import styles from './board.module.css';

interface BoardCardProps {
  application: Application;
  /** Null when it was let go. */
  onDrag: (application: Application | null) => void;
  onChoose: (stage: ApplicationStage) => void;
}

export function BoardCard({ application, onDrag, onChoose }: BoardCardProps) {
  const [isDragged, setIsDragged] = useState(false);
  const { title } = application.job_data;
  const id = toBoardCardId(application.id);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={styles.card}
      data-dragged={isDragged}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        setIsDragged(true);
        onDrag(application);
      }}
      onDragEnd={() => {
        setIsDragged(false);
        onDrag(null);
      }}
    >
      <JobTitle level={3} size="small" id={`${id}-title`}>
        <Link {...toDetailsPath(application.id)} draggable={false}>
          {title}
        </Link>
      </JobTitle>
      <p className={styles.company}>{toApplicationCompany(application.job_data)}</p>
      <p className={styles.facts}>
        <SendingBadge application={application} />
        <span>since {formatDay(application.stage_on)}</span>
      </p>
      {application.follow_up_on === null ? null : (
        <p className={styles.facts}>Follow up on {formatDay(application.follow_up_on)}</p>
      )}
      <StageMenu stage={application.stage} of={title} onChoose={onChoose} />
    </article>
  );
}
