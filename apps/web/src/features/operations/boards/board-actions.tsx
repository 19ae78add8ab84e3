import type { ApiOf } from '@firsthand/api-client';
import type { BoardHealth } from '@firsthand/contracts';
import type { OPERATIONS_ROUTES } from '@firsthand/contracts/light';
import { Button } from '../../../components/button.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useAction } from '../../../lib/use-action.ts';
import styles from './board-actions.module.css';

export type BoardCalls = Pick<
  ApiOf<typeof OPERATIONS_ROUTES>,
  'addBoard' | 'pauseBoard' | 'resumeBoard' | 'readBoardNow'
>;

interface BoardActionsProps {
  board: BoardHealth;
  calls: BoardCalls;
  /** Given what was done, in words. */
  onDone: (message: string) => void;
}

/** Of the element with what may be done with the board. */
export function toActionsId(boardId: number): string {
  return `board-${boardId}-actions`;
}

const FAILED = 'This could not be done. Please try again.';

/** What an admin may do with a board that is crawled. All of it can be taken back. */
export function BoardActions({ board, calls, onDone }: BoardActionsProps) {
  const isPaused = board.paused_at !== null;
  const params = { boardId: board.id };
  const reading = useAction(async () => onDone((await calls.readBoardNow({ params })).message), FAILED);
  const pausing = useAction(async () => {
    const { message } = await (isPaused ? calls.resumeBoard({ params }) : calls.pauseBoard({ params }));
    onDone(message);
  }, FAILED);
  if (!board.enabled) return null;
  const name = <span className="sr-only"> {board.company ?? board.board}</span>;
  return (
    <>
      <div id={toActionsId(board.id)} className={styles.actions}>
        {isPaused ? null : (
          <Button kind="link" isBusy={reading.isBusy} onClick={() => void reading.run()}>
            Crawl now{name}
          </Button>
        )}
        <Button key="pause" kind="link" isBusy={pausing.isBusy} onClick={() => void pausing.run()}>
          {isPaused ? 'Resume' : 'Pause'}
          {name}
        </Button>
      </div>
      <FormFault text={reading.error ?? pausing.error} />
    </>
  );
}
