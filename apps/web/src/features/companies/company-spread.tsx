import { NOT_STATED, WORK_MODE_LABELS, formatCount } from '@firsthand/contracts/light';
import type { CompanyView, WorkMode } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import styles from './company-spread.module.css';

const MODES = [...(Object.keys(WORK_MODE_LABELS) as WorkMode[]), 'unstated'] as const;

const PLACES_SHOWN = 5;

interface CompanySpreadProps {
  company: Pick<CompanyView, 'work_modes' | 'places' | 'open_jobs'>;
  /** The search that finds its jobs and nothing else. */
  searchPath: string;
}

/** Where its open jobs are, and in which work modes; each leads to the search for it. */
export function CompanySpread({ company, searchPath }: CompanySpreadProps) {
  const { work_modes: modes, places, open_jobs: open } = company;
  if (open === 0) return null;
  const more = places.slice(PLACES_SHOWN);
  return (
    <div className={styles.spread}>
      <section aria-labelledby="modes-heading">
        <h2 id="modes-heading">Work mode</h2>
        <ul className={styles.list}>
          {MODES.filter((mode) => modes[mode] > 0).map((mode) => (
            <Line key={mode} count={modes[mode]} of={open}>
              <Link to={`${searchPath}&work_mode=${mode}`}>
                {mode === 'unstated' ? NOT_STATED : WORK_MODE_LABELS[mode]}
              </Link>
            </Line>
          ))}
        </ul>
      </section>
      <section aria-labelledby="where-heading">
        <h2 id="where-heading">Where</h2>
        {places.length === 0 ? <p className={`note ${styles.none}`}>Its open jobs name no place.</p> : null}
        <Places places={places.slice(0, PLACES_SHOWN)} of={open} searchPath={searchPath} />
        {more.length > 0 ? (
          <details className={styles.more}>
            <summary>Show {more.length} more</summary>
            <Places places={more} of={open} searchPath={searchPath} />
          </details>
        ) : null}
      </section>
    </div>
  );
}

interface PlacesProps {
  places: CompanyView['places'];
  of: number;
  searchPath: string;
}

function Places({ places, of, searchPath }: PlacesProps) {
  return (
    <ul className={styles.list}>
      {places.map(({ value, label, count }) => (
        <Line key={value} count={count} of={of}>
          {isWithinCountry(value) ? (
            <Link to={`${searchPath}&location=${encodeURIComponent(label)}`}>{label}</Link>
          ) : (
            label
          )}
        </Line>
      ))}
    </ul>
  );
}

/** A country alone counts the jobs that name nothing nearer; its search would find those of its towns too. */
const isWithinCountry = (value: string) => value.includes(', ');

function Line({ count, of, children }: { count: number; of: number; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span>{children}</span>
      <span>{formatCount(count)}</span>
      <svg width="100%" height="3" aria-hidden="true" className={styles.bar}>
        <rect width={`${Math.min(100, (count / of) * 100)}%`} height="3" />
      </svg>
    </li>
  );
}
