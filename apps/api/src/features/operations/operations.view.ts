import type { BoardHealth, OperationsResponse } from '@firsthand/contracts';
import type { listGivenUpTasks, StoredBoard, StoredCrawl } from './operations.repository.ts';

const MESSAGE_LENGTH = 500;
/** Mail servers name the recipient when they refuse; addresses of databases hold a password before the @. */
const ADDRESS = /[^\s<>@]{1,320}@[^\s<>]+/g;

type GivenUpTask = Awaited<ReturnType<typeof listGivenUpTasks>>[number];

/** A task that nobody tries any more, without what its error says of people: "no user <ada@example.com>" → "no user <[address]>". */
export function toGivenUpTask(task: GivenUpTask): OperationsResponse['queue']['gave_up'][number] {
  return {
    id: task.id,
    kind: task.kind,
    attempts: task.attempts,
    last_error: task.last_error === null ? null : cut(task.last_error.replaceAll(ADDRESS, '[address]')),
    failed_at: task.failed_at.toISOString(),
  };
}

export function toBoardHealth(board: StoredBoard, lastCrawl: StoredCrawl | undefined): BoardHealth {
  return {
    id: board.id,
    source: board.source,
    board: board.board,
    company: board.company,
    origin: board.origin,
    enabled: board.enabled,
    paused_at: board.enabled ? (board.paused_at?.toISOString() ?? null) : null,
    life: board.life,
    life_since: board.life_since.toISOString(),
    moved_from: board.moved_from,
    kept_out_at: board.kept_out_at?.toISOString() ?? null,
    open_jobs: board.open_jobs,
    interval_seconds: board.interval_seconds,
    last_attempt_at: board.last_attempt_at?.toISOString() ?? null,
    last_success_at: board.last_success_at?.toISOString() ?? null,
    next_crawl_at: board.enabled && board.paused_at === null ? board.next_crawl_at.toISOString() : null,
    failure: toFailure(board),
    last_crawl: lastCrawl ? toLastCrawl(lastCrawl) : null,
  };
}

function toFailure(board: StoredBoard): BoardHealth['failure'] {
  if (board.failure === null) return null;
  return {
    code: board.failure,
    message: cut(board.failure_message ?? ''),
    in_a_row: board.failures_in_a_row,
  };
}

function toLastCrawl(crawl: StoredCrawl): BoardHealth['last_crawl'] {
  const { outcome, read, created, changed, closed, reopened, rejected } = crawl;
  return {
    started_at: crawl.started_at.toISOString(),
    finished_at: crawl.finished_at?.toISOString() ?? null,
    ...{ outcome, read, created, changed, closed, reopened, rejected },
  };
}

/** By code points, so that no emoji is cut in half. */
function cut(text: string): string {
  return Array.from(text).slice(0, MESSAGE_LENGTH).join('');
}
