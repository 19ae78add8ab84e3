import { Link } from 'react-router';
import { formatCount } from '../lib/format-date.ts';
import { toPageButtons } from '../lib/page-buttons.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** What the pages are of, for screen readers: "Pages of applications". */
  label: string;
  current: number;
  pageCount: number;
  toAddress: (page: number) => string;
  /** Whether the window stays where it is, as for one of several lists of a page. */
  keepsScroll?: boolean;
  /** Where the keyboard goes on: the pressed button may not be there on the next page. */
  onFollow: () => void;
}

/** Leads through the pages of a list; there is none when there is only one page. */
export function Pager({ label, current, pageCount, toAddress, keepsScroll = false, onFollow }: PagerProps) {
  if (pageCount <= 1) return null;
  const step = (page: number, text: string) =>
    page >= 1 && page <= pageCount ? (
      <Link to={toAddress(page)} className={styles.page} preventScrollReset={keepsScroll} onClick={onFollow}>
        {text}
      </Link>
    ) : (
      <span role="link" aria-disabled="true" className={styles.page}>
        {text}
      </span>
    );
  return (
    <nav aria-label={label} className={styles.pager}>
      {step(current - 1, 'Previous')}
      <ol className={styles.pages}>
        {toPageButtons(current, pageCount).map((button) => (
          <li key={button}>
            {button === 'ellipsis' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={toAddress(button)}
                className={styles.page}
                aria-current={button === current ? 'page' : undefined}
                preventScrollReset={keepsScroll}
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
