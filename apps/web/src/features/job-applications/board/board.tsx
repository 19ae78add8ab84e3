import type { Application } from '@firsthand/contracts';
import { APPLICATION_STAGES, type ApplicationStage } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { toBoardCardId } from './board-card-id.ts';
import { BoardColumnView } from './board-column.tsx';
import type { BoardColumns } from './board-columns.ts';
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
    void move(application, stage);
  }

  return (
    <div className={styles.board}>
      {APPLICATION_STAGES.map((stage) => (
        <BoardColumnView
          key={stage}
          stage={stage}
          column={columns[stage]}
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
  );
}
