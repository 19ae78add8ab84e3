import { formatCount } from '@firsthand/contracts/light';
import type { OperationsResponse } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { Figure } from '../../components/figure.tsx';
import { Link } from '../../components/link.tsx';
import { countOf } from '../../lib/format-date.ts';
import { toShare } from './format-figures.ts';
import { toOperationsAddress, type OperationsState } from './operations-address.ts';
import { focusSection } from './section.tsx';
import { When } from './when.tsx';
import styles from './figures.module.css';

const MEGABYTE = 2 ** 20;

interface FiguresProps {
  overview: OperationsResponse;
  state: OperationsState;
}

/** The state of the whole in a strip of figures. */
export function Figures({ overview: { boards, jobs, search, queue }, state }: FiguresProps) {
  const failing = toOperationsAddress({ ...state, boards: 'failing', search: '', page: 1 });
  const isFull = jobs.most !== null && jobs.open >= jobs.most;
  const share = toShare(jobs.verified_last_day, jobs.open);
  return (
    <section aria-labelledby="figures" className={styles.figures}>
      <h2 id="figures" className="sr-only">
        Figures
      </h2>
      <Group heading="Boards">
        <Figure label="Crawled" value={formatCount(boards.crawled)}>
          {boards.paused > 0 ? `${formatCount(boards.paused)} of them paused` : null}
        </Figure>
        <Figure label="Failing" value={formatCount(boards.failing)} isAlarming={boards.failing > 0}>
          {boards.failing > 0 ? (
            <Link to={failing} preventScrollReset onClick={() => focusSection('boards')}>
              Needs attention<span className="sr-only">: show the failing boards</span>
            </Link>
          ) : null}
        </Figure>
        <Figure label="Never read" value={formatCount(boards.never_read)} />
        <Figure label="Without jobs" value={formatCount(boards.quiet)} />
        <Figure label="Gone" value={formatCount(boards.gone)} />
        <Figure label="No longer crawled" value={formatCount(boards.retired)}>
          {boards.kept_out > 0 ? `${formatCount(boards.kept_out)} of them kept out` : null}
        </Figure>
      </Group>
      <Group heading="Jobs">
        <Figure label="Open" value={formatCount(jobs.open)} isAlarming={isFull}>
          {isFull ? 'The embedded store takes no more boards: use PostgreSQL' : null}
        </Figure>
        <Figure label="Verified in the last day" value={formatCount(jobs.verified_last_day)}>
          {share === null ? null : `${share} of open jobs`}
        </Figure>
        <Figure
          label="Longest unverified"
          value={jobs.oldest_verified_at === null ? 'None' : <When at={jobs.oldest_verified_at} />}
        />
      </Group>
      {search === null ? null : <SearchFigures search={search} />}
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

const ANSWERERS: Record<NonNullable<OperationsResponse['search']>['executor'], string> = {
  bitmap: 'Index',
  opensearch: 'OpenSearch',
  sql: 'Store',
};

/** Of the node that was asked: every node has an index of its own, or asks the cluster by itself. */
function SearchFigures({ search }: { search: NonNullable<OperationsResponse['search']> }) {
  const { executor, answered, restarts, index, reason } = search;
  const searches = answered.bitmap + answered.opensearch + answered.sql + answered.rescued;
  return (
    <Group heading="Search">
      <Figure label="Answered by" value={ANSWERERS[executor]} isAlarming={executor === 'sql'}>
        {executor === 'sql' ? (reason ?? 'The index is not ready') : null}
      </Figure>
      <Figure label="Indexed" value={index === null ? 'Unknown' : formatCount(index.jobs)}>
        {index === null ? null : `${formatCount(Math.ceil(index.bytes / MEGABYTE))} MB`}
      </Figure>
      <Figure label="Searches" value={formatCount(searches)}>
        {answered.sql === 0 ? null : `${formatCount(answered.sql)} by the store`}
      </Figure>
      <Figure label="Index failed" value={formatCount(answered.rescued)} isAlarming={answered.rescued > 0}>
        {restarts === 0 ? null : countOf(restarts, 'restart')}
      </Figure>
    </Group>
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
