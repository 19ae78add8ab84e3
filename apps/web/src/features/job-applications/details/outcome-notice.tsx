import type { ApplicationDetail } from '@firsthand/contracts';
import { toOutcome } from './outcome.ts';
import { toReceiptLines } from './receipt-lines.ts';
import styles from './details.module.css';

/** What became of the application, and what the employer's system answered. */
export function OutcomeNotice({ detail }: { detail: ApplicationDetail }) {
  const outcome = toOutcome(detail);
  return (
    <div className={`callout ${styles.outcome}`} data-tone={outcome.tone} role="status">
      <p className="callout-heading">{outcome.heading}</p>
      <p>{outcome.text}</p>
      {outcome.said ? <p className="soft">{outcome.said}</p> : null}
      <Receipt receipt={detail.submission?.receipt ?? null} />
    </div>
  );
}

function Receipt({ receipt }: { receipt: Record<string, unknown> | null }) {
  const lines = toReceiptLines(receipt);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.receipt}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
