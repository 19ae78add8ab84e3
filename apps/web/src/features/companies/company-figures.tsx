import { formatCount } from '@firsthand/contracts/light';
import type { CompanyView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { countOf } from '../../lib/format-date.ts';
import { toDaysText, toPercent, toShareText } from './company-words.ts';
import styles from './company-figures.module.css';

/** What its board showed, in a strip of figures, each with what it rests on. */
export function CompanyFigures({ company }: { company: CompanyView }) {
  const { open_jobs: open, median_days_open: days, pay_stated_share: paid, closed_jobs: closed } = company;
  return (
    <dl className={styles.figures}>
      <Figure label="Open jobs" value={formatCount(open)} />
      <Figure label="Opened in 30 days" value={formatCount(company.opened_30d)} />
      <Figure label="Closed in 30 days" value={formatCount(company.closed_30d)} />
      <Figure
        label="Median time open"
        value={days === null ? 'Not known' : toDaysText(days)}
        note={days === null ? 'None has closed yet' : `Of ${countOf(closed, 'posting')} that closed`}
      />
      <Figure
        label="State pay"
        value={paid === null ? 'Not known' : toPercent(paid)}
        note={paid === null ? 'Nothing is open' : `${toShareText(paid, open)} open`}
      />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: ReactNode; note?: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
