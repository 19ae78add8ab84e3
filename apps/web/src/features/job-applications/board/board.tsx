import {
  APPLICATION_STAGES,
  type ApplicationStage,
  formatCount,
  STAGE_LABELS,
} from '@firsthand/contracts/light';
import type { Application } from '@firsthand/contracts';
import { useEffect, useRef, useState } from 'react';
import { toBoardCardId } from './board-card-id.ts';
import { BoardColumnView } from './board-column.tsx';
import { isClosedStage, type BoardColumns } from './board-columns.ts';
import { useBoard, type BoardParts } from './use-board.ts';
import styles from './board.module.css';

interface BoardProps extends BoardParts {
  loaded: BoardColumns;
}

/** A column per stage. Cards are dragged with the mouse, or moved by the list of stages on each. */
export function Board({ loaded, ...parts }: BoardProps) {
  const { columns, move, showMore } = useBoard(loaded, parts);
  const [dragged, setDragged] = useState<Application | null>(null);
  const followed = useRef<number | null>(null);
  /** On phones one stage at a time. */
  const [shown, setShown] = useState(() => findFirstFilled(columns));
  const [unfolded, setUnfolded] = useState<ReadonlySet<ApplicationStage>>(new Set());
  const isFolded = (stage: ApplicationStage) => isClosedStage(stage) && !unfolded.has(stage);
  const unfold = (stage: ApplicationStage) => setUnfolded((known) => new Set([...known, stage]));

  // A card that was moved by keyboard is another element in its new column; the keyboard goes with it.
  useEffect(() => {
    if (followed.current === null) return;
    document
      .getElementById(toBoardCardId(followed.current))
      ?.querySelector<HTMLElement>('button[aria-expanded]')
      ?.focus();
    followed.current = null;
  }, [columns]);

  function choose(application: Application, stage: ApplicationStage) {
    followed.current = application.id;
    setShown(stage);
    unfold(stage);
    void move(application, stage);
  }

  return (
    <>
      <div className={styles.tabs} role="group" aria-label="Stage">
        {APPLICATION_STAGES.map((stage) => (
          <button
            key={stage}
            type="button"
            className={styles.tab}
            aria-pressed={stage === shown}
            onClick={() => setShown(stage)}
          >
            {STAGE_LABELS[stage]} <span className={styles.count}>{formatCount(columns[stage].total)}</span>
          </button>
        ))}
      </div>
      <div className={styles.board}>
        {APPLICATION_STAGES.map((stage) => (
          <BoardColumnView
            key={stage}
            stage={stage}
            column={columns[stage]}
            isShown={stage === shown}
            isFolded={isFolded(stage)}
            onUnfold={() => unfold(stage)}
            isTarget={dragged !== null && dragged.stage !== stage}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged) void move(dragged, stage);
              setDragged(null);
            }}
            onChoose={choose}
            onShowMore={() => void showMore(stage)}
          />
        ))}
      </div>
    </>
  );
}

function findFirstFilled(columns: BoardColumns): ApplicationStage {
  return APPLICATION_STAGES.find((stage) => columns[stage].total > 0) ?? APPLICATION_STAGES[0];
}
