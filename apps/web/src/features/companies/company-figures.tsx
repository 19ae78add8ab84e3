import { formatCount } from '@firsthand/contracts/light';
import type { CompanyView } from '@firsthand/contracts';
import { Figure } from '../../components/figure.tsx';
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
      <Figure label="Median time open" value={days === null ? 'Not known' : toDaysText(days)}>
        {days === null ? 'None has closed yet' : `Of ${countOf(closed, 'posting')} that closed`}
      </Figure>
      <Figure label="State pay" value={paid === null ? 'Not known' : toPercent(paid)}>
        {paid === null ? 'Nothing is open' : `${toShareText(paid, open)} open`}
      </Figure>
    </dl>
  );
}
