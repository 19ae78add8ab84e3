import { formatCount } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import styles from './count-table.module.css';

interface CountTableProps {
  caption: string;
  /** What stands in the first column. */
  heading: string;
  values: readonly { value: string; label: string; count: number }[];
  /** Of how many postings these are counted. */
  of: number;
  /** The search for one of them. */
  toPath: (value: string, label: string) => string;
  /** What is said where nothing is counted. */
  none: string;
}

const SHOWN = 10;

/** Values with how many postings have them: a table whose rows carry a bar each, told apart by length alone. */
export function CountTable({ caption, heading, values, of, toPath, none }: CountTableProps) {
  const shown = values.slice(0, SHOWN);
  return (
    <section className={styles.section}>
      <h2>{caption}</h2>
      {shown.length === 0 ? (
        <p className="note">{none}</p>
      ) : (
        <table className={styles.table}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Postings</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ value, label, count }) => (
              <tr key={value}>
                <th scope="row">
                  <Link to={toPath(value, label)} className={styles.value}>
                    <bdi>{label}</bdi>
                  </Link>
                  <svg width="100%" height="4" aria-hidden="true" className={styles.bar}>
                    <rect width={`${Math.min(100, (count / of) * 100)}%`} height="4" />
                  </svg>
                </th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
