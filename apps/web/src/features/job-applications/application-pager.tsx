import { Link } from 'react-router';
import styles from '../../components/pager.module.css';
import { formatCount } from '../../lib/format-date.ts';
import { toHistoryAddress, type HistoryState } from './history-address.ts';
import { toPageButtons } from './page-buttons.ts';

interface ApplicationPagerProps {
  state: HistoryState;
  current: number;
  pageCount: number;
  /** Where the keyboard goes on: the pressed button may not be there on the next page. */
  onFollow: () => void;
}

/** Leads through the pages of the history; there is none when there is only one page. */
export function ApplicationPager({ state, current, pageCount, onFollow }: ApplicationPagerProps) {
  if (pageCount <= 1) return null;
  const step = (page: number, text: string) =>
    page >= 1 && page <= pageCount ? (
      <Link to={toHistoryAddress({ ...state, page })} className={styles.page} onClick={onFollow}>
        {text}
      </Link>
    ) : (
      <span role="link" aria-disabled="true" className={styles.page}>
        {text}
      </span>
    );
  return (
    <nav aria-label="Pages of applications" className={styles.pager}>
      {step(current - 1, 'Previous')}
      <ol className={styles.pages}>
        {toPageButtons(current, pageCount).map((button) => (
          <li key={button}>
            {button === 'ellipsis' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={toHistoryAddress({ ...state, page: button })}
                className={styles.page}
                aria-current={button === current ? 'page' : undefined}
                onClick={onFollow}
              >
                <span className="sr-only">Page </span>
                {formatCount(button)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(current + 1, 'Next')}
    </nav>
  );
}
