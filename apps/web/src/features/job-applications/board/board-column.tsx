import type { Application } from '@firsthand/contracts';
import type { ApplicationStage } from '@firsthand/contracts/light';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatCount } from '../../../lib/format-date.ts';
import { STAGE_LABELS } from '../application-labels.ts';
import { BoardCard } from './board-card.tsx';
import type { BoardColumn } from './board-columns.ts';
import styles from './board.module.css';

interface BoardColumnViewProps {
  stage: ApplicationStage;
  column: BoardColumn;
  /** Whether a card of another column is on its way. */
  isTarget: boolean;
  onDrag: (application: Application | null) => void;
  onDrop: () => void;
  onChoose: (application: Application, stage: ApplicationStage) => void;
  onShowMore: () => void;
}

export function BoardColumnView(props: BoardColumnViewProps) {
  const { stage, column, isTarget } = props;
  const headingId = useId();
  const [isOver, setIsOver] = useState(false);
  const left = column.total - column.applications.length;
  return (
    <section
      aria-labelledby={headingId}
      className={styles.column}
      data-over={isTarget && isOver}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        props.onDrop();
      }}
    >
      <h2 id={headingId} className={styles.heading}>
        {STAGE_LABELS[stage]} <span className={styles.count}>{formatCount(column.total)}</span>
      </h2>
      {column.applications.length === 0 ? (
        <p className={styles.none}>None</p>
      ) : (
        <ul className={styles.cards}>
          {column.applications.map((application) => (
            <li key={application.id}>
              <BoardCard
                application={application}
                onDrag={props.onDrag}
                onChoose={(chosen) => props.onChoose(application, chosen)}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? (
        <Button kind="secondary" onClick={props.onShowMore}>
          Show more<span className="sr-only"> in {STAGE_LABELS[stage]}</span> ({formatCount(left)} left)
        </Button>
      ) : null}
    </section>
  );
}
