import type { BoardsResponse, BoardState } from '@firsthand/contracts';
import { useEffect, useRef } from 'react';
import { Link } from '../../../components/link.tsx';
import { AddBoard } from './add-board.tsx';
import { toActionsId, type BoardCalls } from './board-actions.tsx';
import { BoardFilter } from './board-filter.tsx';
import { BoardTable } from './board-table.tsx';
import { PAGE_SIZES, toOperationsAddress, type OperationsState } from '../operations-address.ts';
import type { Part } from '../operations-view.ts';
import { ListFoot, Nothing, PartOfPage, Section, type Reloading } from '../section.tsx';

interface BoardsSectionProps extends Reloading {
  boards: Part<BoardsResponse>;
  state: OperationsState;
  calls: BoardCalls;
  /** Given what was done, in words. */
  onDone: (message: string) => void;
  isLoading: boolean;
}

const ID = 'boards';

export function BoardsSection({ boards, state, calls, onDone, ...loading }: BoardsSectionProps) {
  const noteActed = useFocusAfter(boards);
  return (
    <Section id={ID} heading="Boards">
      <BoardFilter state={state} />
      <AddBoard calls={calls} onAdded={loading.onReload} />
      <PartOfPage part={boards} {...loading}>
        {({ data, total }) =>
          total === 0 ? (
            <NoBoards state={state} />
          ) : (
            <>
              <BoardTable
                boards={data}
                labelledBy={ID}
                calls={calls}
                onDone={(message, boardId) => {
                  noteActed(boardId);
                  onDone(message);
                }}
              />
              <ListFoot
                sectionId={ID}
                noun="board"
                page={state.page}
                pageSize={PAGE_SIZES.boards}
                total={total}
                toAddress={(page) => toOperationsAddress({ ...state, page })}
              />
            </>
          )
        }
      </PartOfPage>
    </Section>
  );
}

/** A row that moves or leaves the list takes the focus with it: it goes back to the row, else to the head of the list. */
function useFocusAfter(boards: Part<BoardsResponse>): (boardId: number) => void {
  const acted = useRef<number | null>(null);
  useEffect(() => {
    if (acted.current === null) return;
    const actions = document.getElementById(toActionsId(acted.current));
    if (document.activeElement === document.body)
      (actions?.querySelector('button') ?? document.getElementById(ID))?.focus();
    acted.current = null;
  }, [boards]);
  return (boardId) => {
    acted.current = boardId;
  };
}

const NONE: Record<BoardState, string> = {
  all: 'There are no boards yet.',
  failing: 'No board is failing.',
  paused: 'No board is paused.',
  retired: 'Every board that was ever crawled still is.',
  quiet: 'Every board that was read has jobs.',
  gone: 'No board is gone.',
  unknown: 'Every board was read.',
  alive: 'No board has jobs.',
  'kept-out': 'No board is kept out.',
};

function NoBoards({ state }: { state: OperationsState }) {
  const all = toOperationsAddress({ ...state, boards: 'all', search: '', page: 1 });
  return (
    <Nothing>
      <p role="status">
        {state.search === ''
          ? NONE[state.boards]
          : `No board here has “${state.search}” in its name or its company’s.`}
      </p>
      {state.boards === 'all' && state.search === '' ? null : (
        <p>
          <Link to={all} preventScrollReset>
            Show all boards
          </Link>
        </p>
      )}
    </Nothing>
  );
}
