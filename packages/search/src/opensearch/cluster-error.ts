/** What the cluster answered instead of doing what it was asked. */
export class ClusterError extends Error {
  /** Of HTTP; null when there was no answer. */
  readonly status: number | null;
  /** As the cluster calls it, such as `index_not_found_exception`. */
  readonly type: string;

  constructor(
    message: string,
    { status, type, cause }: { status: number | null; type: string; cause?: unknown },
  ) {
    super(`OpenSearch: ${message}`, { cause });
    this.name = 'ClusterError';
    this.status = status;
    this.type = type;
  }
}

/** Whether an index, or the alias that leads to it, is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof ClusterError && error.status === 404;
}

/** Whether the cluster takes nothing just now: it has too much to do, or no room. The same may succeed later. */
export function isRefusedForNow(error: unknown): boolean {
  return error instanceof ClusterError && (error.status === 429 || error.type === 'cluster_block_exception');
}

const NOT_NOW = [429, 502, 503, 504];

/**
 * Whether the cluster has not answered, or only that it cannot: the fault is not in what was asked. It is with a 500, which
 * a query of too many clauses gets.
 */
export function isAway(error: unknown): boolean {
  return error instanceof ClusterError && (error.status === null || NOT_NOW.includes(error.status));
}

/** Whether another node may answer the same: this one is away, or has lost the others. */
export function isElsewhere(error: unknown): boolean {
  if (!(error instanceof ClusterError)) return false;
  if (error.status === null) return error.type === 'ConnectionError';
  return [502, 503, 504].includes(error.status);
}
