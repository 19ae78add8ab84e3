import { formatCount } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { toPageButtons, type PageMark } from '../lib/page-buttons.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** What the pages are of, for screen readers: "Pages of applications". */
  label: string;
  current: number;
  pageCount: number;
  toAddress: (page: number) => string;
  /** Which pages are shown. Default: the rule of the history. */
  toMarks?: (current: number, pageCount: number) => PageMark[];
  /** Whether it is there for a single page too. */
  showsSinglePage?: boolean;
  /** Whether the window stays where it is, as for one of several lists of a page. */
  keepsScroll?: boolean;
  /** Where the keyboard goes on: the pressed button may not be there on the next page. */
  onFollow: () => void;
}

/** Leads through the pages of a list; there is none when there is only one page. */
export function Pager(props: PagerProps) {
  const { label, current, pageCount, toAddress, toMarks = toPageButtons, keepsScroll = false } = props;
  if (pageCount <= 1 && !props.showsSinglePage) return null;
  const follow = { className: styles.page, preventScrollReset: keepsScroll, onClick: props.onFollow };
  const step = (page: number, text: string, sign: ReactNode, isPossible: boolean) => {
    const content = (
      <>
        <span className={styles.word}>{text}</span>
        <span className={styles.sign}>{sign}</span>
      </>
    );
    return isPossible ? (
      <Link to={toAddress(page)} {...follow}>
        {content}
      </Link>
    ) : (
      <span role="link" aria-disabled="true" className={styles.page}>
        {content}
      </span>
    );
  };
  return (
    <nav aria-label={label} className={styles.pager}>
      {step(current - 1, 'Previous', <ChevronLeftIcon />, current > 1)}
      <ol className={styles.pages}>
        {toMarks(current, pageCount).map((mark, index) => (
          <li key={index}>
            {mark === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link to={toAddress(mark)} aria-current={mark === current ? 'page' : undefined} {...follow}>
                <span className="sr-only">Page </span>
                {formatCount(mark)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(current + 1, 'Next', <ChevronRightIcon />, current < pageCount)}
    </nav>
  );
}
