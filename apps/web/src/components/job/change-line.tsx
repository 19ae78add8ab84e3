import type { HistoryEntry } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { isDateTime, toFieldWords } from '../../lib/job/history-labels.ts';
import { DateTime } from '../date-time.tsx';
import styles from './change-line.module.css';

function toShown(value: string): ReactNode {
  return isDateTime(value) ? <DateTime at={value} /> : value;
}

/** What stood in a field of a posting and what stands there now. */
export function ChangeLine({ change }: { change: HistoryEntry['fields'][number] }) {
  const { field, before, after } = change;
  return (
    <span className={styles.line}>
      <span className="faint">{toFieldWords(field)}</span>
      <span className="sr-only"> from </span>{' '}
      {before === null ? <em>nothing</em> : <del>{toShown(before)}</del>}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> to </span>
      {after === null ? <em>nothing</em> : <ins>{toShown(after)}</ins>}
    </span>
  );
}
