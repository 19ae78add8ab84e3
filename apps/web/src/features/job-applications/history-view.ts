import type { HistoryResponse } from '@firsthand/contracts';
import { APPLICATION_STAGES, LIMITS, type ApplicationStage } from '@firsthand/contracts/light';
import type { ApplicationApi } from './application-api.ts';
import type { BoardColumns } from './board/board-columns.ts';
import type { HistoryState } from './history-address.ts';

export type HistoryData = HistoryResponse['data'];

/** What the page shows, with the address it was loaded for. */
export type HistoryView =
  | { kind: 'list'; state: HistoryState; data: HistoryData }
  | { kind: 'board'; state: HistoryState; columns: BoardColumns };

interface HistoryQuery {
  page: number;
  /** Empty: from all of them. */
  ats: string;
  stage: ApplicationStage | '';
}

/** A page of the history. Throws ApiFailure. */
export async function readHistory(
  calls: Pick<ApplicationApi, 'listHistory'>,
  { page, ats, stage }: HistoryQuery,
): Promise<HistoryData> {
  const query = {
    page,
    limit: LIMITS.historyPageSize,
    atsSource: ats || undefined,
    stage: stage || undefined,
  };
  return (await calls.listHistory({ query })).data;
}

/** Loads a page of the list, or the beginning of each column of the board. Throws ApiFailure. */
export async function loadHistory(
  calls: Pick<ApplicationApi, 'listHistory'>,
  state: HistoryState,
): Promise<HistoryView> {
  if (state.view === 'list') return { kind: 'list', state, data: await readHistory(calls, state) };
  const columns = await Promise.all(
    APPLICATION_STAGES.map(async (stage) => {
      const { applications, totalCount } = await readHistory(calls, { page: 1, ats: state.ats, stage });
      return [stage, { applications, total: totalCount }] as const;
    }),
  );
  return { kind: 'board', state, columns: Object.fromEntries(columns) as BoardColumns };
}
