import { useNow, useReaderClock } from '../../lib/clock.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { toPostedPhrase } from '../../lib/relative-time.ts';

/** ("Bookmarked", at) → "Bookmarked 3 days ago", the date in its title. */
export function Ago({ word, at }: { word: string; at: string }) {
  const now = useNow();
  const clock = useReaderClock();
  return (
    <span>
      {word}{' '}
      <time dateTime={at} title={formatDate(at, clock)}>
        {toPostedPhrase(at, now)}
      </time>
    </span>
  );
}
