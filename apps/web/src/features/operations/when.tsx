import { useNow, useReaderClock } from '../../lib/clock.tsx';
import { formatInstant } from '../../lib/format-date.ts';
import { toShortRelativeTime, toShortTimeAhead } from '../../lib/relative-time.ts';

interface WhenProps {
  at: string;
  /** Whether it is to come. Default: it was. */
  isAhead?: boolean;
}

/** "14 min ago" or "in 14 min", the instant in its title. */
export function When({ at, isAhead = false }: WhenProps) {
  const now = useNow();
  const clock = useReaderClock();
  return (
    <time dateTime={at} title={formatInstant(at, clock)}>
      {isAhead ? toShortTimeAhead(at, now) : toShortRelativeTime(at, now)}
    </time>
  );
}
