import { SECOND_MS, type Source, type Telemetry } from '@firsthand/contracts';
import { isFailed, type CrawlOutcome, type CrawlReport } from './crawl-report.ts';

const OUTCOMES: readonly CrawlOutcome[] = ['complete', 'unchanged', 'incomplete', 'failed', 'abandoned'];
const POSTINGS = ['read', 'created', 'changed', 'closed', 'reopened', 'rejected'] as const;

/** Tells of a reading by its source: boards are thousands, and the operations page has each of them. */
export function countCrawl(telemetry: Telemetry | undefined, report: CrawlReport): void {
  const { source, outcome } = report;
  // The others too, by nothing: a count that begins with its first failure shows no increase.
  for (const one of OUTCOMES)
    telemetry?.count('firsthand_crawls_total', { source, outcome: one }, Number(one === outcome));
  telemetry?.observe('firsthand_crawl_seconds', { source }, report.durationMs / SECOND_MS);
  for (const what of POSTINGS) telemetry?.count('firsthand_postings_total', { source, what }, report[what]);
  const { board, failure, read, created, changed, closed } = report;
  telemetry?.note({
    ...{ name: 'crawl', seconds: report.durationMs / SECOND_MS, hasFailed: isFailed(report) },
    facts: { source, board, outcome, failure: failure ?? undefined, read, created, changed, closed },
  });
}

/** Tells of postings that a reading did not close, since an admin has to agree (decision 84). */
export function countHeld(telemetry: Telemetry | undefined, source: Source, postings: number): void {
  telemetry?.count('firsthand_postings_total', { source, what: 'held' }, postings);
}
