import type { HistoryEntry } from '@firsthand/contracts';
import { DateTime } from '../../../components/date-time.tsx';
import { ChangeLine } from '../../../components/job/change-line.tsx';
import type { WordChange } from './diff-words.ts';
import { toKindWords } from '../../../lib/job/history-labels.ts';
import { Rewording } from './rewording.tsx';
import styles from './history-timeline.module.css';

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
                  <li key={change.field}>
                    <ChangeLine change={change} />
                  </li>
                ),
              )}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
