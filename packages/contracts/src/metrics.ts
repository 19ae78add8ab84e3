interface Metric {
  type: 'counter' | 'histogram' | 'gauge';
  help: string;
  /** Each has a few fixed values, or those of one of our own lists: never an address, a person, a query or an id. */
  labels: readonly string[];
  /** Upper ends, in the metric's own unit. */
  buckets?: readonly number[];
}

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];
const ANSWERS = [0.005, 0.02, 0.1, 0.25, 1, 5, 20];
const LONG = [0.1, 1, 5, 15, 60, 300, 900, 3_600, 14_400];

/** Everything that is measured of the running program, by the name under which `/metrics` gives it (decision 89). */
export const METRICS = {
  firsthand_http_request_seconds: {
    type: 'histogram',
    help: 'How long answers took, by the pattern of their route, method and class of status; pages own calls left out',
    labels: ['route', 'method', 'status'],
    buckets: ANSWERS,
  },
  firsthand_http_refused_calls_total: {
    type: 'counter',
    help: 'Calls refused with 429, by the pattern of their route',
    labels: ['route'],
  },
  firsthand_search_seconds: {
    type: 'histogram',
    help: 'How long searches took, by what was asked and by who answered',
    labels: ['kind', 'executor'],
    buckets: FAST,
  },
  firsthand_search_rescued_total: {
    type: 'counter',
    help: 'Searches that the index failed at and the database answered',
    labels: [],
  },
  firsthand_search_index_lag_seconds: {
    type: 'gauge',
    help: 'Since when the index has not caught up with the store; absent until they did once',
    labels: [],
  },
  firsthand_search_index_jobs: { type: 'gauge', help: 'Jobs in the index', labels: [] },
  firsthand_search_index_bytes: {
    type: 'gauge',
    help: 'What the index takes: memory of the bitmaps, or disks of the cluster without copies',
    labels: [],
  },
  firsthand_search_index_restarts: {
    type: 'gauge',
    help: 'How often the thread of the bitmaps, or writing to the cluster, was begun again',
    labels: [],
  },
  firsthand_search_executor: {
    type: 'gauge',
    help: '1 for who answers searches now, 0 for the others',
    labels: ['executor'],
  },
  firsthand_crawls_total: {
    type: 'counter',
    help: 'Readings of boards that ended, by source and outcome',
    labels: ['source', 'outcome'],
  },
  firsthand_crawl_seconds: {
    type: 'histogram',
    help: 'How long readings of boards took',
    labels: ['source'],
    buckets: LONG,
  },
  firsthand_postings_total: {
    type: 'counter',
    help: 'Postings by what readings made of them: read, created, changed, closed, reopened, rejected or held',
    labels: ['source', 'what'],
  },
  firsthand_boards: {
    type: 'gauge',
    help: 'Boards by state: crawled, failing, never_read, quiet, gone, overdue, held, paused, retired and kept_out; one may count in several',
    labels: ['state'],
  },
  firsthand_board_failures_in_a_row: {
    type: 'gauge',
    help: 'Of the 20 boards that fail the longest, how often in a row',
    labels: ['board'],
  },
  firsthand_jobs_open: { type: 'gauge', help: 'Open jobs by source', labels: ['source'] },
  firsthand_tasks_total: {
    type: 'counter',
    help: 'Takes of tasks by kind and outcome: done, failed (tried again), gave_up or put_back',
    labels: ['kind', 'outcome'],
  },
  firsthand_task_seconds: {
    type: 'histogram',
    help: 'How long takes of tasks took',
    labels: ['kind'],
    buckets: LONG,
  },
  firsthand_queue_tasks: {
    type: 'gauge',
    help: 'Tasks in the queue by kind and state: waiting (due), later, running or gave_up',
    labels: ['kind', 'state'],
  },
  firsthand_queue_age_seconds: {
    type: 'gauge',
    help: 'For how long the oldest due task of a kind has waited',
    labels: ['kind'],
  },
  firsthand_mails_total: {
    type: 'counter',
    help: 'Mails by kind and outcome: sent, failed (tried again) or given_up',
    labels: ['kind', 'outcome'],
  },
  firsthand_alerts_total: {
    type: 'counter',
    help: 'What alerts were written of: mails, searches and jobs',
    labels: ['what'],
  },
  firsthand_billing_events_total: {
    type: 'counter',
    help: 'Messages of the payment provider by outcome: taken, repeated, ignored, unknown or refused',
    labels: ['outcome'],
  },
  firsthand_billing_syncs_total: {
    type: 'counter',
    help: 'Readings of customers at the payment provider by outcome: done or failed',
    labels: ['outcome'],
  },
  firsthand_outgoing_requests_total: {
    type: 'counter',
    help: 'Requests that left the program by door and outcome: answered, failed, untold, or refused as the host rests',
    labels: ['door', 'outcome'],
  },
  firsthand_outgoing_hosts_total: {
    type: 'counter',
    help: 'How often hosts outside became resting, trying or open, by door',
    labels: ['door', 'became'],
  },
  firsthand_database_up: { type: 'gauge', help: '1 while the database answers', labels: [] },
  firsthand_database_connections: {
    type: 'gauge',
    help: 'Connections to the database in use and idle, and work that waits for one',
    labels: ['server', 'state'],
  },
  firsthand_replica_lag_seconds: {
    type: 'gauge',
    help: 'How far the replica is behind the primary; absent without one, or while it is away',
    labels: [],
  },
} as const satisfies Record<`firsthand_${string}`, Metric>;

export type MetricName = keyof typeof METRICS;
type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type GaugeName = NameOf<'gauge'>;
/** What stands somewhere at the moment that it is asked for. */
export type GaugeReading = {
  [Name in GaugeName]: { name: Name; labels: MetricLabels<Name>; value: number };
}[GaugeName];
export type MetricLabels<Name extends MetricName> = Record<(typeof METRICS)[Name]['labels'][number], string>;
