import { useReaderClock } from '../lib/clock.tsx';
import { formatDate, formatInstant } from '../lib/format-date.ts';

interface DateTimeProps {
  /** ISO 8601: an instant, or a day without a time. */
  at: string;
  /** Whether the hour is shown too. Default: only the day. */
  withHour?: boolean;
}

/** "November 18, 2026" or "November 18, 2026, 15:05" as the reader's clock has it; without scripts UTC's, and named so. */
export function DateTime({ at, withHour = false }: DateTimeProps) {
  const clock = useReaderClock();
  return <time dateTime={at}>{withHour ? formatInstant(at, clock) : formatDate(at, clock)}</time>;
}
