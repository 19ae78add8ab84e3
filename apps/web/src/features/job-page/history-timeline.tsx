import type { HistoryEntry } from '@firsthand/contracts';
import { formatDate } from '../../lib/format-date.ts';
import { toFieldWords, toKindWords } from './history-words.ts';
import styles from './history-timeline.module.css';

type Change = HistoryEntry['fields'][number];

/** What stood there and what stands there now; texts too long to show are only named. */
function ChangeLine({ change }: { change: Change }) {
  const { field, before, after } = change;
  return (
    <li>
      <span className={styles.field}>{toFieldWords(field)}</span>
      {before === null && after === null ? (
        ' reworded'
      ) : (
        <>
          <span className="sr-only"> from </span> {before === null ? <em>nothing</em> : <del>{before}</del>}
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> to </span>
          {after === null ? <em>nothing</em> : <ins>{after}</ins>}
        </>
      )}
    </li>
  );
}

/** The life of a posting, newest first. */
export function HistoryTimeline({ history }: { history: HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <ol className={styles.timeline} aria-label="History">
      {history.map((entry, index) => (
        <li key={index} className={styles.entry} data-kind={entry.kind}>
          <p className={styles.what}>
            <span>{toKindWords(entry.kind)}</span> <time dateTime={entry.at}>{formatDate(entry.at)}</time>
          </p>
          {entry.fields.length > 0 ? (
            <ul className={styles.changes}>
              {entry.fields.map((change) => (
                <ChangeLine key={change.field} change={change} />
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
