import type { OperationsResponse } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { formatCount } from '../../lib/format-date.ts';
import { toShare } from './format-figures.ts';
import { toOperationsAddress, type OperationsState } from './operations-address.ts';
import { focusSection } from './section.tsx';
import { When } from './when.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  overview: OperationsResponse;
  state: OperationsState;
}

/** The state of the whole in a strip of figures. */
export function Figures({ overview: { boards, jobs, queue }, state }: FiguresProps) {
  const failing = toOperationsAddress({ ...state, boards: 'failing', search: '', page: 1 });
  const share = toShare(jobs.verified_last_day, jobs.open);
  return (
    <section aria-labelledby="figures" className={styles.figures}>
      <h2 id="figures" className="sr-only">
        Figures
      </h2>
      <Group heading="Boards">
        <Figure label="Crawled" value={formatCount(boards.crawled)} />
        <Figure label="Failing" value={formatCount(boards.failing)} isAlarming={boards.failing > 0}>
          {boards.failing > 0 ? (
            <Link to={failing} preventScrollReset onClick={() => focusSection('boards')}>
              Needs attention<span className="sr-only">: show the failing boards</span>
            </Link>
          ) : null}
        </Figure>
        <Figure label="Never read" value={formatCount(boards.never_read)} />
        <Figure label="No longer crawled" value={formatCount(boards.retired)} />
      </Group>
      <Group heading="Jobs">
        <Figure label="Open" value={formatCount(jobs.open)} />
        <Figure label="Verified in the last day" value={formatCount(jobs.verified_last_day)}>
          {share === null ? null : `${share} of open jobs`}
        </Figure>
        <Figure
          label="Longest unverified"
          value={jobs.oldest_verified_at === null ? 'None' : <When at={jobs.oldest_verified_at} />}
        />
      </Group>
      <Group heading="Queue">
        <Figure label="Waiting" value={formatCount(queue.waiting)} />
        <Figure label="Overdue" value={formatCount(queue.overdue)} isAlarming={queue.overdue > 0}>
          {queue.overdue > 0 ? 'Needs attention' : null}
        </Figure>
        <Figure label="Running" value={formatCount(queue.running)} />
        <Figure label="Gave up" value={formatCount(queue.gave_up_total)} isAlarming={queue.gave_up_total > 0}>
          {queue.gave_up_total > 0 ? (
            <a href="#gave-up" onClick={() => focusSection('gave-up')}>
              Needs attention<span className="sr-only">: show the work that gave up</span>
            </a>
          ) : null}
        </Figure>
      </Group>
    </section>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupHeading}>{heading}</h3>
      <dl className={styles.row}>{children}</dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  isAlarming?: boolean;
  /** What is said below. Colour alone would not tell everybody that a figure is alarming. */
  children?: ReactNode;
}

function Figure({ label, value, isAlarming = false, children = null }: FigureProps) {
  return (
    <div className={styles.figure} data-alarming={isAlarming}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {children === null ? null : <dd className={styles.note}>{children}</dd>}
    </div>
  );
}
