import type { CommandResult, CrawlEvent } from '@firsthand/crawler';
import type { CounterName, HistogramName } from '@firsthand/contracts';
import type { MessagePort } from 'node:worker_threads';
import type { Config } from '../settings/config.ts';

/** What the thread is started with. */
export interface ThreadOptions {
  config: Config;
  /** Where every request to the ATSs goes in the demo, or as the operator set it. */
  gateway: string | undefined;
  intervalSeconds: number | undefined;
  /** Of the embedded store that the program has open; null where `DATABASE_URL` names a server. */
  store: MessagePort | null;
}

/** What the thread is told. */
export type ThreadRequest =
  /** To read boards now, for the command `crawl`. */
  | { kind: 'crawl'; id: number; names: string[] }
  /** Whoever ordered that crawl went away. */
  | { kind: 'abort'; id: number }
  /** To finish in order and end. */
  | { kind: 'stop' };

/** What the thread tells. */
export type ThreadMessage =
  | { kind: 'line'; line: string }
  | { kind: 'count'; name: CounterName; labels: Record<string, string>; by: number }
  | { kind: 'observe'; name: HistogramName; labels: Record<string, string>; value: number }
  /** What happened to the database: an error's words when it was lost, null when it answers again. */
  | { kind: 'outage'; message: string | null }
  | { kind: 'event'; id: number; event: CrawlEvent }
  | { kind: 'result'; id: number; result: CommandResult }
  | { kind: 'failed'; id: number; message: string };
