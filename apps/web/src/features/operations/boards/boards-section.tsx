import type { BoardsResponse } from '@firsthand/contracts';
import { useState } from 'react';
import { Link } from '../../../components/link.tsx';
import { AddBoard } from './add-board.tsx';
import type { BoardCalls } from './board-actions.tsx';
import { BoardFilter } from './board-filter.tsx';
import { BoardTable } from './board-table.tsx';
import { PAGE_SIZES, toOperationsAddress, type OperationsState } from '../operations-address.ts';
import type { Part } from '../operations-view.ts';
import styles from './boards-section.module.css';
import { ListFoot, Nothing, PartOfPage, Section, type Reloading } from '../section.tsx';

interface BoardsSectionProps extends Reloading {
  boards: Part<BoardsResponse>;
  state: OperationsState;
  calls: BoardCalls;
  isLoading: boolean;
}

const ID = 'boards';

export function BoardsSection({ boards, state, calls, ...loading }: BoardsSectionProps) {
  const [done, setDone] = useState('');
  return (
    <Section id={ID} heading="Boards">
      <BoardFilter state={state} />
      <AddBoard calls={calls} onAdded={loading.onReload} />
      <p role="status" className={styles.done}>
        {done}
      </p>
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
                onDone={(message) => {
                  setDone(message);
                  loading.onReload();
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

const NONE = {
  all: 'There are no boards yet.',
  failing: 'No board is failing.',
  paused: 'No board is paused.',
  retired: 'Every board that was ever crawled still is.',
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
