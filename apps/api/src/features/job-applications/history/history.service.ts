import { Readable } from 'node:stream';
import {
  findAts,
  LIMITS,
  refuse,
  type ApplicationStage,
  type AppliedJobsResponse,
  type HistoryResponse,
  type Source,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { toApplication } from '../../../models/applications.view.ts';
import {
  countHistory,
  loadApplied,
  loadForExport,
  loadHistoryPage,
  type ExportCursor,
} from './history.repository.ts';
import { loadPrepared } from './prepared.repository.ts';
import { loadStages } from '../stages/stages.repository.ts';
import { writeTable, type TableRow } from './write-table.ts';

/** Applications that are read at a time for the table; each may hold 10,000 characters of notes. */
const TABLE_PAGE = 100;

interface HistoryRequest {
  page?: number | undefined;
  limit?: number | undefined;
  atsSource?: string | undefined;
  stage?: ApplicationStage | undefined;
}

/** A page of the viewer's applications, newest first. 400 for a system that we do not know. */
export async function listHistory(
  { database }: ApiContext,
  { user }: Viewer,
  { page = 1, limit = LIMITS.historyPageSize, atsSource, stage }: HistoryRequest,
): Promise<HistoryResponse> {
  const filter = { source: parseSource(atsSource), stage: stage ?? null };
  const [rows, { total, byStage }] = await Promise.all([
    loadHistoryPage(database.db, user.id, { ...filter, limit, offset: (page - 1) * limit }),
    countHistory(database.db, user.id, filter),
  ]);
  const totalPages = Math.ceil(total / limit);
  return {
    success: true,
    data: {
      applications: rows.map(toApplication),
      currentPage: page,
      totalPages,
      totalCount: total,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
      stageCounts: byStage,
    },
  };
}

/** The postings that the viewer applied to, and those they prepared an application for and did not send it. */
export async function listApplied({ database }: ApiContext, { user }: Viewer): Promise<AppliedJobsResponse> {
  const rows = await loadApplied(database.db, user.id);
  const prepared = await loadPrepared(database.db, user.id);
  return {
    prepared,
    applied: rows.flatMap(({ id, ats_source: source, requisition_id: jobId, applied_at, stage }) =>
      source === null || jobId === null
        ? []
        : {
            application_id: id,
            source,
            requisition_id: jobId,
            applied_at: applied_at.toISOString(),
            stage,
          },
    ),
  };
}

/**
 * All of the viewer's applications as a table for spreadsheets, read a page at a time as fast as somebody takes it. The
 * first page is read before, so that what fails at once is an error rather than half a file.
 */
export async function exportHistory({ database }: ApiContext, { user }: Viewer): Promise<Readable> {
  const first = await loadTablePage(database.db, user.id, null);
  return Readable.from(writeTable(readTable(database.db, user.id, first)), { objectMode: false });
}

/** The same where others write it out. */
export async function* readHistoryTable(db: Executor, userId: number): AsyncGenerator<string> {
  yield* writeTable(readTable(db, userId, await loadTablePage(db, userId, null)));
}

/** Each page is a query of its own: nothing is held between two, however long the reader takes. */
async function* readTable(db: Executor, userId: number, first: TableRow[]): AsyncGenerator<TableRow> {
  let page = first;
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < TABLE_PAGE) return;
    page = await loadTablePage(db, userId, { id: last.id, appliedAt: last.applied_at_text });
  }
}

async function loadTablePage(db: Executor, userId: number, after: ExportCursor | null): Promise<TableRow[]> {
  const rows = await loadForExport(db, userId, { after, limit: TABLE_PAGE });
  const ids = rows.map(({ id }) => id);
  const stages = await loadStages(db, ids);
  return rows.map((row) => ({ ...row, stages: stages.get(row.id) ?? [] }));
}

function parseSource(name: string | undefined): Source | null {
  if (name === undefined) return null;
  const ats = findAts(name);
  if (ats) return ats.source;
  throw refuse('source-unknown');
}
