import type { CounterName, HistogramName, MetricLabels } from './metrics.ts';

/** What work is called, in the log and wherever else somebody looks for it. */
export type Work =
  /** A request that is answered. `from`: what a proxy said that it is part of, as `traceparent`. */
  | { kind: 'request'; id: string; from?: string | undefined }
  /** A task of the background: what it is called and which one it is. */
  | { kind: 'task'; name: string; id: string };

/** Facts of what was done. They name no person, no address and nothing that somebody typed. */
export type Facts = Record<string, string | number | undefined>;

/** What is done within work. */
export interface Part {
  name: 'call' | 'crawl' | 'mail' | 'search' | 'statement';
  /** How long it took, until now. */
  seconds: number;
  hasFailed: boolean;
  facts: Facts;
}

export interface RunningWork {
  /** Does a part of it: what is logged and measured meanwhile, and in what that begins, belongs to it. */
  run<Result>(part: () => Result): Result;
  /** It has ended, and what became of it. */
  end(outcome: { hasFailed: boolean; facts?: Facts }): void;
}

/**
 * How the parts of the program tell what happens in them. They are given one and know nothing of what is done with it:
 * the program that starts them decides that (decisions 89 and 94). Nothing here ever throws or waits.
 */
export interface Telemetry {
  /** Adds `by` (default 1) to a count. */
  count<Name extends CounterName>(name: Name, labels: MetricLabels<Name>, by?: number): void;
  /** Notes one value of a distribution, such as how many seconds something took. */
  observe<Name extends HistogramName>(name: Name, labels: MetricLabels<Name>, value: number): void;
  /** Work begins. Whatever is not run in it belongs to what it began in, if anything. */
  begin(work: Work): RunningWork;
  /** A part of the work that runs was done. */
  note(part: Part): void;
}

/** Where nobody looks: tests. */
export const NO_TELEMETRY: Telemetry = {
  count: () => undefined,
  observe: () => undefined,
  begin: () => NO_WORK,
  note: () => undefined,
};

const NO_WORK: RunningWork = { run: (part) => part(), end: () => undefined };
