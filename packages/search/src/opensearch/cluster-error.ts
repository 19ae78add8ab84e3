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

/** Whether the cluster has too much to do, so that the same may succeed later. */
export function isTooBusy(error: unknown): boolean {
  return error instanceof ClusterError && error.status === 429;
}
