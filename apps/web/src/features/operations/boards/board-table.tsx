import { getAts, formatCount } from '@firsthand/contracts/light';
import type { BoardHealth } from '@firsthand/contracts';
import { BoardActions, type BoardCalls } from './board-actions.tsx';
import { toBoardWord, toCrawlCounts, toCrawlFailureText, toOutcomeWord } from './board-labels.ts';
import { FoldedText } from '../folded-text.tsx';
import { When } from '../when.tsx';
import styles from './board-table.module.css';

interface BoardTableProps {
  boards: readonly BoardHealth[];
  labelledBy: string;
  calls: BoardCalls;
  /** Given what was done with which board, in words. */
  onDone: (message: string, boardId: number) => void;
}

const COLUMNS = ['Board', 'State', 'Open jobs', 'Last success', 'Next crawl', 'Last crawl'] as const;

/**
 * A table on wide screens, a card for each board on narrow ones. The roles are written out because a browser forgets
 * them of a table that is laid out in another way.
 */
export function BoardTable({ boards, labelledBy, calls, onDone }: BoardTableProps) {
  return (
    <table role="table" className={styles.table} aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {boards.map((board) => (
          <Row key={board.id} board={board} calls={calls} onDone={onDone} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<BoardTableProps, 'calls' | 'onDone'> & { board: BoardHealth };

function Row({ board, calls, onDone }: RowProps) {
  const { last_success_at: lastSuccess, next_crawl_at: nextCrawl } = board;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.board}>
        <span className={styles.company} dir="auto">
          {board.company ?? board.board}
        </span>
        <span className={styles.quiet}>
          {board.company === null ? '' : `${board.board} · `}
          {getAts(board.source).label}
          {board.origin === 'person' ? ' · added by a person' : ''}
          {board.moved_from === null ? '' : ` · was ${board.moved_from}`}
        </span>
      </th>
      <td role="cell" className={styles.state}>
        <State board={board} />
      </td>
      <td role="cell" data-label={COLUMNS[2]}>
        {formatCount(board.open_jobs)}
      </td>
      <td role="cell" data-label={COLUMNS[3]}>
        {lastSuccess === null ? 'Never' : <When at={lastSuccess} />}
      </td>
      <td role="cell" data-label={COLUMNS[4]}>
        <div>
          {nextCrawl === null ? 'None' : <When at={nextCrawl} isAhead />}
          <BoardActions board={board} calls={calls} onDone={(message) => onDone(message, board.id)} />
        </div>
      </td>
      <td role="cell" data-label={COLUMNS[5]}>
        <LastCrawl crawl={board.last_crawl} />
      </td>
    </tr>
  );
}

function State({ board }: { board: BoardHealth }) {
  const { word, tone } = toBoardWord(board);
  const { failure } = board;
  return (
    <>
      <span className={styles.word} data-tone={tone}>
        {word}
      </span>
      {failure ? (
        <div className={styles.failure}>
          <p>{toCrawlFailureText(failure)}</p>
          {failure.message === '' ? null : (
            <div className="soft">
              <FoldedText text={failure.message} label={`what failed on ${board.company ?? board.board}`} />
            </div>
          )}
        </div>
      ) : null}
    </>
  );
}

function LastCrawl({ crawl }: { crawl: BoardHealth['last_crawl'] }) {
  if (crawl === null) return 'None';
  const counts = toCrawlCounts(crawl);
  return (
    <div>
      {toOutcomeWord(crawl)}, <When at={crawl.finished_at ?? crawl.started_at} />
      {counts === null ? null : <span className={styles.quiet}>{counts}</span>}
    </div>
  );
}
