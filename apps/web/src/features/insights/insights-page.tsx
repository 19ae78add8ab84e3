import { LIMITS, formatCount } from '@firsthand/contracts/light';
import type { Insights } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/button.tsx';
import { WeeklyChart } from '../../components/chart/weekly-chart.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { Link } from '../../components/link.tsx';
import { AccountPage } from '../../components/page/account-page.tsx';
import { countOf } from '../../lib/format-date.ts';
import { CountTable } from './count-table.tsx';
import { PayTable } from './pay-table.tsx';
import styles from './insights-page.module.css';

/** What figures are counted by. */
export type CountedBy = 'work_mode' | 'company' | 'place' | 'skill';

/** The search that figures are of, and where it leads. */
export interface InsightsSearch {
  /** "“nurse”, Germany, Remote"; null: every open job. */
  words: string | null;
  searchPath: string;
  tablePath: string;
  /** The same search with one of what it counts, by its value and how it reads. */
  toNarrowPath: (by: CountedBy, value: string, label: string) => string;
  /** The figures of the other jobs: all that say the words, or those about them. */
  countedPath: string;
}

interface InsightsPageProps {
  search: InsightsSearch;
  insights: Insights;
}

/** What is known of all that a search finds, each figure with what it rests on. */
export function InsightsPage({ search, insights }: InsightsPageProps) {
  const { total, weeks } = insights;
  // Before the first posting we know of nothing is known.
  const first = weeks.find(({ opened, closed, open }) => opened + closed + open > 0);
  const sum = (name: 'opened' | 'closed') => weeks.reduce((count, week) => count + week[name], 0);
  const narrowBy = (by: CountedBy) => (value: string, label: string) => search.toNarrowPath(by, value, label);
  const isEnough = total >= LIMITS.insightsLeast;
  return (
    <InsightsFrame search={search}>
      {insights.corrected_query === undefined ? null : (
        <p className={styles.note}>
          No job has the words of this search. These are for <strong>{insights.corrected_query}</strong>.
        </p>
      )}
      <CountedNote insights={insights} path={search.countedPath} />
      <dl className={styles.figures}>
        <Figure label="Open jobs" value={formatCount(total)} />
        <Figure label={`First seen in ${countOf(weeks.length, 'week')}`} value={formatCount(sum('opened'))} />
        <Figure label={`Closed in ${countOf(weeks.length, 'week')}`} value={formatCount(sum('closed'))} />
      </dl>
      {isEnough ? (
        <>
          <div className={styles.columns}>
            <PayTable pay={insights.pay} />
            <CountTable
              caption="Work mode"
              heading="Mode"
              values={insights.work_modes}
              toPath={narrowBy('work_mode')}
              of={total}
              none="No work mode is known."
            />
          </div>
          <section className={styles.section}>
            <h2>Week by week</h2>
            <WeeklyChart weeks={weeks} label="Jobs of this search" knownSince={first?.week ?? null} />
            <WeeksNote since={insights.weeks_since} />
          </section>
          <div className={styles.lists}>
            <CountTable
              caption="Companies"
              heading="Company"
              values={insights.top_companies}
              toPath={narrowBy('company')}
              of={total}
              none="No company is named."
            />
            <CountTable
              caption="Places"
              heading="Town"
              values={insights.top_places}
              toPath={narrowBy('place')}
              of={total}
              none="These postings name no town."
            />
            <CountTable
              caption="Skills asked for"
              heading="Skill"
              values={insights.top_skills}
              toPath={narrowBy('skill')}
              of={total}
              none="These postings name no skill we know."
            />
          </div>
        </>
      ) : (
        <p className={styles.few}>
          {toFewWords(insights)}. Figures with fewer than {LIMITS.insightsLeast} postings behind them say
          little and are not shown. <Link to={search.searchPath}>Widen the search</Link>
        </p>
      )}
      <p className={styles.ways}>
        <a href={search.tablePath} download>
          Download as CSV
        </a>
        <span>The address of this page always shows these figures as they are then.</span>
      </p>
    </InsightsFrame>
  );
}

/** Head of the page, whatever there is to show. */
export function InsightsFrame({ search, children }: { search: InsightsSearch; children: ReactNode }) {
  return (
    <AccountPage
      heading="Insights"
      lead={search.words === null ? 'All open jobs' : `Open jobs for ${search.words}`}
      actions={
        <LinkButton kind="secondary" to={search.searchPath}>
          See and change the search
        </LinkButton>
      }
    >
      {children}
    </AccountPage>
  );
}

function toFewWords({ total, counted, totals }: Insights): string {
  const isAbout = counted === 'about' && totals.about !== totals.all;
  if (total === 0) return `No open job ${isAbout ? 'is about' : 'fits'} this search`;
  const is = total === 1 ? 'is' : 'are';
  return `${countOf(total, 'open job')} ${isAbout ? `${is} about` : total === 1 ? 'fits' : 'fit'} this search`;
}

/** Of which jobs the figures are, where a query makes a difference, and the way to the others. */
function CountedNote({ insights: { counted, totals }, path }: { insights: Insights; path: string }) {
  const { about, all } = totals;
  if (about === all) return null;
  return (
    <p className="note measure">
      {counted === 'about' ? (
        <>
          Counted: {countOf(about, 'job')} with this work or all words in title or company.{' '}
          <Link to={path}>Count all {formatCount(all)} that mention it</Link>
        </>
      ) : (
        <>
          Counted: {countOf(all, 'job')} that {all === 1 ? 'mentions' : 'mention'} it.{' '}
          <Link to={path}>
            Count only the {formatCount(about)} with this work or all words in title or company
          </Link>
        </>
      )}
    </p>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function WeeksNote({ since }: { since: string | null }) {
  return (
    <p className={styles.note}>
      A job opens in the week it was first seen on its board and closes in the week it left. What stood on a
      board when it was first read counts as opened then.
      {since === null ? null : (
        <>
          {' '}
          Of postings that closed up to <DateTime at={since} /> nothing was kept, so the weeks begin later.
        </>
      )}
    </p>
  );
}
