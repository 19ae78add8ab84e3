/** An answer that is no success, or none at all (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The server's own words for people, when it gave some. */
  readonly reason: string | undefined;
  /** The whole answer, where it was JSON. */
  readonly body: unknown;

  constructor(status: number, reason: string | undefined, cause?: unknown, body?: unknown) {
    super(reason ?? `The API answered ${status}`, { cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.reason = reason;
    this.body = body;
  }
}
