import { SECOND_MS } from '@firsthand/contracts';
import type { DoorName } from './door-limits.ts';

/** A host failed so often in a row that it is not asked for a while: nothing left the process. */
export class HostRestsError extends Error {
  override readonly name = 'HostRestsError';
  readonly door: DoorName;
  readonly host: string;
  readonly retryAfterSeconds: number;
  /** For the queue: what was not tried is put back without counting as an attempt. */
  readonly notTried = true;

  constructor(door: DoorName, host: string, leftMs: number) {
    const seconds = Math.max(1, Math.ceil(leftMs / SECOND_MS));
    super(`${host} failed several times in a row and is not asked again for ${seconds} s`);
    this.door = door;
    this.host = host;
    this.retryAfterSeconds = seconds;
  }
}

/** Causes that are looked through; an error may be its own. */
const DEPTH = 8;

/** The rest that an error came of, however SDKs wrapped it. */
export function findHostRest(error: unknown): HostRestsError | undefined {
  let inner = error;
  for (let depth = 0; depth < DEPTH && inner instanceof Error; depth += 1) {
    if (inner instanceof HostRestsError) return inner;
    // Stripe's SDK names its cause `detail`.
    inner = inner.cause ?? ('detail' in inner ? inner.detail : undefined);
  }
  return undefined;
}
