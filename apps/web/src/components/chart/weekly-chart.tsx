import { formatCount } from '@firsthand/contracts/light';
import { formatShortDay } from '../../lib/format-date.ts';
import { fromFirst, isKnown, toSummary, toTops, type Week } from './weekly-figures.ts';
import { WeeklyTable } from './weekly-table.tsx';
import styles from './weekly-chart.module.css';

const OPEN = { height: 112, top: 22, bottom: 14 };
const MOVES = { height: 132, middle: 66, longest: 44 };

interface WeeklyChartProps {
  /** Seven days each, the oldest first; the last ends now. As the calls for companies and insights give them. */
  weeks: readonly Week[];
  /** What it shows, for its table and for those who do not see it: "Jobs at Acme". */
  label: string;
  /** When the first look was: of weeks that were over by then nothing is drawn. Default: all are known. */
  knownSince?: string | null;
}

/**
 * What was open at the end of each week, and below what opened and closed in it: a line and two kinds of bars, which are
 * told apart by form and place, with a table of every figure behind them. It is as wide as its place and needs no scripts.
 */
export function WeeklyChart({ weeks, label, knownSince = null }: WeeklyChartProps) {
  if (weeks.length === 0) return null;
  const drawn = fromFirst(weeks, knownSince);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span>
          <svg width="18" height="10" aria-hidden="true" className={styles.line}>
            <line x1="0" x2="18" y1="5" y2="5" />
            <circle cx="9" cy="5" r="3" />
          </svg>
          Open at the end of the week
        </span>
        <span>
          <svg width="10" height="10" aria-hidden="true" className={styles.opened}>
            <rect width="10" height="10" />
          </svg>
          Opened
        </span>
        <span>
          <svg width="10" height="10" aria-hidden="true" className={styles.closed}>
            <rect x=".75" y=".75" width="8.5" height="8.5" />
          </svg>
          Closed
        </span>
      </figcaption>
      <div role="img" aria-label={`${label} by week. ${toSummary(weeks)}`}>
        <OpenLine weeks={drawn} knownSince={knownSince} />
        <MoveBars weeks={drawn} />
        <ol className={styles.days} aria-hidden="true">
          {drawn.map(({ week }) => (
            <li key={week}>{formatShortDay(week)}</li>
          ))}
        </ol>
      </div>
      <WeeklyTable weeks={weeks} label={label} knownSince={knownSince} />
    </figure>
  );
}

/** Where the middle of a week stands, of the whole width. */
const toMiddle = (index: number, count: number) => ((index + 0.5) / count) * 100;

function OpenLine({ weeks, knownSince }: { weeks: readonly Week[]; knownSince: string | null }) {
  const { open: most } = toTops(weeks);
  const span = OPEN.height - OPEN.top - OPEN.bottom;
  const points = weeks
    .map((week, index) => ({ ...week, x: toMiddle(index, weeks.length) }))
    .filter((week) => isKnown(week, knownSince))
    .map(({ open, x }) => ({ open, x, y: OPEN.top + span * (1 - open / most) }));
  return (
    <svg width="100%" height={OPEN.height} className={styles.line} aria-hidden="true">
      <line
        className={styles.axis}
        x1="0"
        x2="100%"
        y1={OPEN.height - OPEN.bottom}
        y2={OPEN.height - OPEN.bottom}
      />
      {points.slice(1).map(({ x, y }, index) => {
        const before = points[index];
        return before ? <line key={x} x1={`${before.x}%`} y1={before.y} x2={`${x}%`} y2={y} /> : null;
      })}
      {points.map(({ x, y, open }) => (
        <g key={x}>
          <circle cx={`${x}%`} cy={y} r="3.5" />
          <text x={`${x}%`} y={y - 9}>
            {formatCount(open)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function MoveBars({ weeks }: Pick<WeeklyChartProps, 'weeks'>) {
  const { moves: most } = toTops(weeks);
  const width = Math.min(12, 46 / weeks.length);
  const { middle, longest } = MOVES;
  return (
    <svg width="100%" height={MOVES.height} aria-hidden="true">
      {weeks.map(({ week, opened, closed }, index) => {
        const x = toMiddle(index, weeks.length);
        const up = (opened / most) * longest;
        const down = (closed / most) * longest;
        const bar = { x: `${x - width / 2}%`, width: `${width}%` };
        return (
          <g key={week}>
            {opened === 0 ? null : (
              <g className={styles.opened}>
                <rect {...bar} y={middle - up} height={up} />
                <text x={`${x}%`} y={middle - up - 6}>
                  {formatCount(opened)}
                </text>
              </g>
            )}
            {closed === 0 ? null : (
              <g className={styles.closed}>
                <rect {...bar} y={middle + 0.75} height={Math.max(1, down - 0.75)} />
                <text x={`${x}%`} y={middle + down + 15}>
                  {formatCount(closed)}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <line className={styles.axis} x1="0" x2="100%" y1={middle} y2={middle} />
    </svg>
  );
}
