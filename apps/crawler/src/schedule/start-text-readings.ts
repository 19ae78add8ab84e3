import { randomUUID } from 'node:crypto';
import { NO_TELEMETRY, type RunningWork, type Telemetry } from '@firsthand/contracts';
import { formatBoardName } from '../boards/board-name.ts';
import type { TextReading } from '../crawl/crawl-board.ts';
import type { CrawlLogger } from './crawl-logger.ts';

/** Boards whose texts are read again at once. Each mostly waits for its host, behind everything else. */
const CONCURRENCY = 8;
/** What it is called in the log. No queue has it. */
const READ_TEXTS = 'read-texts';

interface TextReadings {
  add: (reading: TextReading) => void;
  /** Interrupts what is under way and waits for it; what was not read stays due. Safe to call twice. */
  stop: () => Promise<void>;
}

/**
 * Reads texts again beside the crawls, on no worker's time. A board's newer reading takes the place of one that has not
 * begun.
 */
export function startTextReadings(options: {
  logger: CrawlLogger;
  onError: (error: unknown, reading: TextReading) => void;
  telemetry?: Telemetry | undefined;
}): TextReadings {
  const { telemetry = NO_TELEMETRY } = options;
  const stopping = new AbortController();
  const waiting = new Map<number, TextReading>();
  const running = new Map<number, Promise<void>>();

  const run = async (reading: TextReading, work: RunningWork) => {
    try {
      const report = await reading.run(stopping.signal);
      const fields = { board: formatBoardName(reading.board), ...report };
      if (report.failure === null) options.logger.info(fields, 'texts read again');
      else options.logger.warn(fields, 'not all texts could be read again');
      work.end({ hasFailed: report.failure !== null });
    } catch (error) {
      options.onError(error, reading);
      work.end({ hasFailed: true });
    }
  };
  const beginNext = () => {
    for (const [boardId, reading] of waiting) {
      if (running.size >= CONCURRENCY || stopping.signal.aborted) return;
      if (running.has(boardId)) continue;
      waiting.delete(boardId);
      const work = telemetry.begin({ kind: 'task', name: READ_TEXTS, id: randomUUID() });
      const ended = work
        .run(() => run(reading, work))
        .finally(() => {
          running.delete(boardId);
          beginNext();
        });
      running.set(boardId, ended);
    }
  };
  return {
    add: (reading) => {
      waiting.set(reading.board.id, reading);
      beginNext();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
