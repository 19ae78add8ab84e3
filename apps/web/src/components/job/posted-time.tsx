import { useNow } from '../../lib/clock.tsx';
import { toPostedPhrase } from '../../lib/relative-time.ts';
import { DateTime } from '../date-time.tsx';

interface PostedTimeProps {
  /** What the source says; null when it says nothing. */
  postedAt: string | null;
  firstSeenAt: string;
}

/** "Posted 3 days ago (November 18, 2026)". Without a date from the source: since when we see the posting. */
export function PostedTime({ postedAt, firstSeenAt }: PostedTimeProps) {
  const now = useNow();
  const at = postedAt ?? firstSeenAt;
  return (
    <span>
      {postedAt ? 'Posted' : 'First seen'} {toPostedPhrase(at, now)} (
      <DateTime at={at} />)
    </span>
  );
}
