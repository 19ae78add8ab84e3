import { LIMITS, toMoneyText, formatCount } from '@firsthand/contracts/light';
import type { Insights } from '@firsthand/contracts';
import { countOf } from '../../lib/format-date.ts';
import styles from './pay-table.module.css';

type Pay = Insights['pay'][number];
type KnownPay = { [Name in keyof Pay]: NonNullable<Pay[Name]> };

/** The whole is a little longer than what is drawn in it. */
const ROOM = 1.15;

const isKnown = (pay: Pay): pay is KnownPay => pay.p25 !== null && pay.p50 !== null && pay.p75 !== null;

/** What is paid, in each currency by itself, with how many postings say so; too few of them give no figures. */
export function PayTable({ pay }: { pay: readonly Pay[] }) {
  const known = pay.filter(isKnown);
  const few = pay.filter((one) => !isKnown(one));
  return (
    <section className={styles.section}>
      <h2>Pay a year</h2>
      {known.length > 0 ? (
        <table className={styles.table}>
          <caption className="sr-only">Pay a year by currency</caption>
          <thead>
            <tr>
              <th scope="col">Currency</th>
              <th scope="col">Postings</th>
              <th scope="col">Lower quartile</th>
              <th scope="col">Median</th>
              <th scope="col">Upper quartile</th>
            </tr>
          </thead>
          <tbody>
            {known.map((one) => (
              <PayRow key={one.currency} pay={one} />
            ))}
          </tbody>
        </table>
      ) : null}
      {few.length > 0 ? (
        <p className="fine-note measure">
          {few.map(({ currency, count }) => `${countOf(count, 'posting')} in ${currency}`).join(', ')}: fewer
          than {LIMITS.insightsLeast}, so no figures.
        </p>
      ) : null}
      <p className="fine-note measure">
        {pay.length === 0
          ? 'None of these postings states its pay.'
          : 'Pay that postings state, a year, each with the middle of its range. Currencies are never mixed or converted.'}
      </p>
    </section>
  );
}

function PayRow({ pay: { currency, count, p25, p50, p75 } }: { pay: KnownPay }) {
  const format = (amount: number) => toMoneyText(Math.round(amount), currency);
  const toX = (amount: number) => (amount / (p75 * ROOM || 1)) * 100;
  return (
    <tr>
      <th scope="row">
        {currency}
        <svg width="100%" height="14" aria-hidden="true" className={styles.range}>
          <line x1="0" x2="100%" y1="7" y2="7" />
          <rect x={`${toX(p25)}%`} y="2" width={`${Math.max(0.5, toX(p75) - toX(p25))}%`} height="10" />
          <line x1={`${toX(p50)}%`} x2={`${toX(p50)}%`} y1="0" y2="14" className={styles.median} />
        </svg>
      </th>
      <td>{formatCount(count)}</td>
      <td>{format(p25)}</td>
      <td>{format(p50)}</td>
      <td>{format(p75)}</td>
    </tr>
  );
}
