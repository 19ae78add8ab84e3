import { SECOND_MS } from '@firsthand/contracts';

/** A host failed so often in a row that it is not asked for a while: nothing left the process. */
export class HostRestsError extends Error {
  override readonly name = 'HostRestsError';
  readonly host: string;
  readonly retryAfterSeconds: number;
  /** For the queue: what was not tried is put back without counting as an attempt. */
  readonly notTried = true;

  constructor(host: string, leftMs: number) {
    const seconds = Math.max(1, Math.ceil(leftMs / SECOND_MS));
    super(`${host} failed several times in a row and is not asked again for ${seconds} s`);
    this.host = host;
    this.retryAfterSeconds = seconds;
  }
}
