import { DateTime } from '../../../components/date-time.tsx';

/** Since when a posting is known that was put up again under another id. */
export function EarlierPosting({ firstSeenAt }: { firstSeenAt: string }) {
  return (
    <>
      First seen <DateTime at={firstSeenAt} /> as another posting of the same text
    </>
  );
}
