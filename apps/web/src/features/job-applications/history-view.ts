import { APPLICATION_STAGES } from '@firsthand/contracts/light';
import type { ApplicationCalls, HistoryData } from './application-calls.ts';
import type { BoardColumns } from './board/board-columns.ts';
import type { HistoryState } from './history-address.ts';

/** What the page shows, with the address it was loaded for. */
export type HistoryView =
  | { kind: 'list'; state: HistoryState; data: HistoryData }
  | { kind: 'board'; state: HistoryState; columns: BoardColumns };

/** Loads a page of the list, or the beginning of each column of the board. Throws ApiFailure. */
export async function loadHistory(
  calls: Pick<ApplicationCalls, 'history'>,
  state: HistoryState,
): Promise<HistoryView> {
  if (state.view === 'list') return { kind: 'list', state, data: await calls.history(state) };
  const columns = await Promise.all(
    APPLICATION_STAGES.map(async (stage) => {
      const { applications, totalCount } = await calls.history({ page: 1, ats: state.ats, stage });
      return [stage, { applications, total: totalCount }] as const;
    }),
  );
  return { kind: 'board', state, columns: Object.fromEntries(columns) as BoardColumns };
}
