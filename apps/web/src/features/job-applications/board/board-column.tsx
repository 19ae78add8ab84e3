import { type ApplicationStage, formatCount, STAGE_LABELS } from '@firsthand/contracts/light';
import type { Application } from '@firsthand/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { BoardCard } from './board-card.tsx';
import type { BoardColumn } from './board-columns.ts';
import styles from './board.module.css';

interface BoardColumnViewProps {
  stage: ApplicationStage;
  column: BoardColumn;
  /** The one that phones show. */
  isShown: boolean;
  /** Where there is room for all columns. */
  isFolded: boolean;
  onUnfold: () => void;
  /** Whether a card of another column is on its way. */
  isTarget: boolean;
  onDrag: (application: Application | null) => void;
  onDrop: () => void;
  onChoose: (application: Application, stage: ApplicationStage) => void;
  onShowMore: () => void;
}

export function BoardColumnView(props: BoardColumnViewProps) {
  const { stage, column, isTarget, isShown } = props;
  const isFolded = props.isFolded && column.total > 0;
  const headingId = useId();
  const [isOver, setIsOver] = useState(false);
  const left = column.total - column.applications.length;
  return (
    <section
      aria-labelledby={headingId}
      className={styles.column}
      data-over={isTarget && isOver}
      data-shown={isShown}
      data-folded={isFolded}
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
      {isFolded ? (
        <Button kind="link" className={styles.unfold} onClick={props.onUnfold}>
          Show<span className="sr-only"> what is {STAGE_LABELS[stage].toLowerCase()}</span>
        </Button>
      ) : null}
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
        <Button kind="secondary" className={styles.more} onClick={props.onShowMore}>
          Show more<span className="sr-only"> in {STAGE_LABELS[stage]}</span> ({formatCount(left)} left)
        </Button>
      ) : null}
    </section>
  );
}
