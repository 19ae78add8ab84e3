import type { BoardsQuery, BoardsResponse, OperationsResponse } from '@firsthand/contracts';
import { toMostJobs, type Db, type Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import {
  countBoards,
  countJobs,
  countListedBoards,
  countTasks,
  findBoardsNamed,
  findLastCrawls,
  listBoards,
  listGivenUpTasks,
} from './operations.repository.ts';
import { toBoardHealth, toGivenUpTask } from './operations.view.ts';

const GIVEN_UP_SHOWN = 20;

/** How boards, jobs and the queue stand now. */
export async function getOperations({
  database,
  searchStatus,
  now,
}: ApiContext): Promise<OperationsResponse> {
  const search = searchStatus && (await searchStatus());
  return readAtOnce(database.db, async (trx) => {
    const asOf = now();
    const boards = await countBoards(trx);
    const { oldest_verified_at: oldest, ...jobs } = await countJobs(trx, asOf);
    const tasks = await countTasks(trx, asOf);
    const givenUp = await listGivenUpTasks(trx, GIVEN_UP_SHOWN);
    return {
      as_of: asOf.toISOString(),
      boards,
      jobs: {
        ...{ ...jobs, oldest_verified_at: oldest?.toISOString() ?? null },
        most: toMostJobs(database),
      },
      search,
      queue: { ...tasks, gave_up: givenUp.map(toGivenUpTask) },
    };
  });
}

/** A page of the boards with their last crawls. */
export async function listBoardHealth(
  { database }: ApiContext,
  { limit, offset, state, search }: BoardsQuery,
): Promise<BoardsResponse> {
  return readAtOnce(database.db, async (trx) => {
    const ids = search === '' ? null : await findBoardsNamed(trx, search);
    const boards = await listBoards(trx, { state, ids, limit, offset });
    const total = await countListedBoards(trx, { state, ids });
    const lastCrawls = await findLastCrawls(
      trx,
      boards.map(({ id }) => id),
    );
    const data = boards.map((board) => toBoardHealth(board, lastCrawls.get(board.id)));
    return { data, total, limit, offset };
  });
}

/** All that `read` asks for is of one moment, whatever is written meanwhile. */
function readAtOnce<T>(db: Db, read: (executor: Executor) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
