/** An answer that is no success, or none at all (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The server's own words for people, when it gave some. */
  readonly reason: string | undefined;
  /** The whole answer, where it was JSON. */
  readonly body: unknown;

  /** Machine name of why it was refused, when the server gave one: decide by this, never by its words. */
  readonly code: string | undefined;

  constructor(status: number, reason: string | undefined, cause?: unknown, body?: unknown, code?: string) {
    super(reason ?? `The API answered ${status}`, { cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.reason = reason;
    this.body = body;
    this.code = code;
  }
}
