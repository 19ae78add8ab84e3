import { formatCount } from '@firsthand/contracts/light';
import { DateTime } from '../date-time.tsx';
import { isKnown, type Week } from './weekly-figures.ts';
import styles from './weekly-table.module.css';

interface WeeklyTableProps {
  weeks: readonly Week[];
  label: string;
  knownSince: string | null;
}

/** Every figure of the chart, behind a word that opens it. */
export function WeeklyTable({ weeks, label, knownSince }: WeeklyTableProps) {
  return (
    <details className={styles.behind}>
      <summary>As a table</summary>
      <table className={styles.table}>
        <caption className="sr-only">{label} by week</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">Opened</th>
            <th scope="col">Closed</th>
            <th scope="col">Open at its end</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">
                <DateTime at={week.week} />
              </th>
              {isKnown(week, knownSince) ? (
                <>
                  <td>{formatCount(week.opened)}</td>
                  <td>{formatCount(week.closed)}</td>
                  <td>{formatCount(week.open)}</td>
                </>
              ) : (
                <td colSpan={3}>Not read yet</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
