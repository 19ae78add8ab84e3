import { formatPercentiles, formatTable } from '../measure.ts';

/** A row of the table: what one executor needs for the searches. Milliseconds, unless the name says otherwise. */
export interface SearchFigures {
  executor: string;
  jobs: number;
  /** Ten jobs and the exact total. */
  times: number[];
  withFacets?: number[];
  /** Facets, and one entry per role. */
  grouped?: number[];
  whileChanging?: number[];
  /** From the commit of a change until it is found. */
  visibleAfter?: number[];
  buildSeconds?: number;
  loadSeconds?: number;
  megabytes?: number;
  /** Through the whole HTTP API. */
  answersPerSecond?: number;
}

const HEAD = [
  'executor',
  'jobs',
  'search p50/p95/p99/worst ms',
  'with facets',
  'facets, by role',
  'while 500 change /s',
  'visible after p50/p95/p99 ms',
  'build s',
  'load s',
  'index MB',
  'API /s',
];

const NOT_MEASURED = '–';

export function formatSearchFigures(rows: readonly SearchFigures[]): string {
  return formatTable([HEAD, ...rows.map(toCells)]);
}

function toCells(row: SearchFigures): string[] {
  return [
    row.executor,
    row.jobs.toLocaleString('en-US'),
    ...[row.times, row.withFacets, row.grouped, row.whileChanging].map(formatWithWorst),
    row.visibleAfter ? formatPercentiles(row.visibleAfter) : NOT_MEASURED,
    ...[row.buildSeconds, row.loadSeconds].map((seconds) => seconds?.toFixed(1) ?? NOT_MEASURED),
    ...[row.megabytes, row.answersPerSecond].map((figure) => figure?.toFixed(0) ?? NOT_MEASURED),
  ];
}

function formatWithWorst(times: readonly number[] | undefined): string {
  if (times === undefined) return NOT_MEASURED;
  return `${formatPercentiles(times)} / ${Math.max(...times).toFixed(1)}`;
}
