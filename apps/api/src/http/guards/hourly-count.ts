import { HOUR_MS } from '@firsthand/contracts';
import { isWithin } from '../../people/within.ts';

export interface HourlyCount {
  /** Throws what `refuse` gives, with how long to wait, for whom the most of the last hour is reached. */
  require: (userId: number) => void;
  /** Counts one more; what it gives takes that back. */
  add: (userId: number) => () => void;
}

/** Counts what each person did within the last hour, in this process. */
export function createHourlyCount({
  atMost,
  now,
  refuse,
}: {
  atMost: number;
  now: () => Date;
  refuse: (waitMs: number) => Error;
}): HourlyCount {
  const counted = new Map<number, number[]>();
  const forget = (at: number) => {
    for (const [id, times] of counted) {
      const recent = times.filter((time) => isWithin(HOUR_MS, time, at));
      if (recent.length > 0) counted.set(id, recent);
      else counted.delete(id);
    }
  };
  return {
    require(userId) {
      const at = now().getTime();
      forget(at);
      const [oldest, ...others] = counted.get(userId) ?? [];
      if (oldest !== undefined && others.length + 1 >= atMost) throw refuse(oldest + HOUR_MS - at);
    },
    add(userId) {
      const at = now().getTime();
      counted.set(userId, [...(counted.get(userId) ?? []), at]);
      return () => {
        const times = counted.get(userId) ?? [];
        const index = times.lastIndexOf(at);
        if (index >= 0) counted.set(userId, times.toSpliced(index, 1));
      };
    },
  };
}

/** For `refuse`: how many seconds, and in words. */
export function toRetryAfter(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1_000));
}
