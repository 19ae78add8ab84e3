import { useNow } from '../../../lib/clock.tsx';
import { toFreshnessNotice } from './freshness.ts';

export function FreshnessBanner({ verifiedAt }: { verifiedAt: string }) {
  const notice = toFreshnessNotice(verifiedAt, useNow());
  if (!notice) return null;
  return (
    <div
      role="note"
      aria-label={notice.heading}
      className="callout"
      data-tone={notice.severity === 'error' ? 'bad' : 'warn'}
    >
      <p className="callout-heading">{notice.heading}</p>
      <p>{notice.text}</p>
    </div>
  );
}
