export { formatBoardName, parseBoardName, type Connectors } from './boards/board-name.ts';
export {
  readBoardsFile,
  type BoardFault,
  type BoardRow,
  type BoardsFile,
} from './boards/read-boards-file.ts';
export { findBoardsInText } from './boards/find-in-text.ts';
export { keepOutBoard, letInBoard } from './boards/keep-out.ts';
export { discoverBoards, type DiscoverOptions, type DiscoverReport } from './command/discover-boards.ts';
export { syncBoards, type SyncResult } from './boards/sync-boards.ts';
export { formatCrawlTable } from './command/format-crawl-table.ts';
export {
  runCrawlCommand,
  type CommandResult,
  type CrawlCommandOptions,
  type CrawlEvent,
} from './command/run-crawl-command.ts';
export { crawlBoard, type CrawlBoardOptions } from './crawl/crawl-board.ts';
export type { CrawlFailure, CrawlOutcome, CrawlProgress, CrawlReport } from './crawl/crawl-report.ts';
export { toLife } from './crawl/board-life.ts';
export { scheduleNext } from './crawl/schedule-next.ts';
export { LANES } from './schedule/lanes.ts';
export { planCrawls } from './schedule/plan-crawls.ts';
export type { CrawlLogger } from './schedule/crawl-logger.ts';
export { startCrawling, type Crawling, type CrawlingOptions } from './schedule/start-crawling.ts';
export { saveBatch, type Batch, type SaveContext, type SaveCounts } from './store/save-batch.ts';
