export { takeAdvisoryLock } from './advisory-locks.ts';
export * from './column-types.ts';
export type { DraftForm, TypedAnswer } from './tables/applying-tables.ts';
export type { BoardsTable, CrawlsTable, JobsTable, PlacesTable } from './tables/job-tables.ts';
export type { BookmarkedPosting } from './tables/keeping-tables.ts';
export type { NoticeData, NoticesTable } from './tables/notice-tables.ts';
export type { SavedSearchesTable } from './tables/saved-search-tables.ts';
export type { TasksTable } from './tables/work-tables.ts';
export type { Tables } from './tables.ts';
export { toMostJobs } from './database.ts';
export type { ConnectionFigures, Database, Db, Executor } from './database.ts';
export {
  databaseUnavailable,
  errorCode,
  isDatabaseUnavailable,
  isUniqueViolation,
} from './database-errors.ts';
export { findReadScope, readPrimary, withReadScope } from './replica/read-scope.ts';
export { REPLICA_LATE_MS } from './replica/watch-replica.ts';
export { migrate } from './migrate.ts';
export { nameCompany } from './name-company.ts';
export { startClock } from './start-clock.ts';
export { noteRemade } from './note-remade.ts';
export { renumberChanges } from './renumber-changes.ts';
export type { OnStatement, Statement } from './statements.ts';
export { openDatabase, type DatabaseOptions } from './open-database.ts';
export { createSnapshot, restoreEmbedded } from './open-embedded.ts';
export {
  DataDirectoryLockedError,
  lockDataDirectory,
  readDataDirectoryOwner,
  type ControlAddress,
  type DataDirectoryLock,
  type DataDirectoryOwner,
} from './data-directory-lock.ts';
export { WaitingLine } from './waiting-line.ts';
export { toPauseMs, watchOutages, type OutageWatch } from './watch-outages.ts';
export { startLoop, type Loop } from './tasks/start-loop.ts';
export { renewLease, LeaseLostError } from './tasks/renew-lease.ts';
export {
  endLeases,
  enqueueTask,
  extendLease,
  failTask,
  finishTask,
  releaseTask,
  takeTask,
  type NewTask,
  type TakeOptions,
  type Task,
} from './tasks/queue.ts';
export {
  createOwner,
  startTaskWorker,
  type TaskHandler,
  type TaskWorker,
  type TaskWorkerOptions,
} from './tasks/worker.ts';
