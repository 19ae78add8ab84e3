import type { ReactNode } from 'react';
import type { HistoryEntry } from '@firsthand/contracts';
import { DateTime } from '../../../components/date-time.tsx';
import type { WordChange } from './diff-words.ts';
import { isDateTime, toFieldWords, toKindWords } from './history-labels.ts';
import { Rewording } from './rewording.tsx';
import styles from './history-timeline.module.css';

type Change = HistoryEntry['fields'][number];

function toShown(value: string): ReactNode {
  return isDateTime(value) ? <DateTime at={value} /> : value;
}

/** What stood there and what stands there now. */
function ChangeLine({ change }: { change: Change }) {
  const { field, before, after } = change;
  return (
    <li>
      <span className={styles.field}>{toFieldWords(field)}</span>
      <span className="sr-only"> from </span>{' '}
      {before === null ? <em>nothing</em> : <del>{toShown(before)}</del>}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> to </span>
      {after === null ? <em>nothing</em> : <ins>{toShown(after)}</ins>}
    </li>
  );
}

interface HistoryTimelineProps {
  history: HistoryEntry[];
  /** How the description was reworded, by the index of its entry. */
  rewordings: Record<number, WordChange[]>;
}

/** What happened to a posting since it was first seen, newest first. */
export function HistoryTimeline({ history, rewordings }: HistoryTimelineProps) {
  const entries = [...history.entries()].filter(([, { kind }]) => kind !== 'first_seen');
  if (entries.length === 0) return null;
  return (
    <ol className={styles.timeline} aria-label="History">
      {entries.map(([index, entry]) => (
        <li key={index} className={styles.entry} data-kind={entry.kind}>
          <p className={styles.what}>
            <span>{toKindWords(entry.kind)}</span> <DateTime at={entry.at} />
          </p>
          {entry.fields.length > 0 ? (
            <ul className={styles.changes}>
              {entry.fields.map((change) =>
                change.field === 'description' ? (
                  <li key={change.field}>
                    <Rewording changes={rewordings[index]} />
                  </li>
                ) : (
                  <ChangeLine key={change.field} change={change} />
                ),
              )}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
