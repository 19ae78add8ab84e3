import type { ImportAccountResponse } from '@firsthand/contracts';
import styles from './bring-account-in.module.css';
import settingsStyles from './settings.module.css';

type Counted = ImportAccountResponse['imported'];

/** What became of a file that an account was filled from. */
export function WhatCameIn({ brought }: { brought: ImportAccountResponse }) {
  const { message, imported, not_imported: leftOut, notes } = brought;
  return (
    <div className={styles.result}>
      <p className={settingsStyles.done}>{message}</p>
      <CountList entries={imported} />
      {leftOut.length === 0 ? null : (
        <details>
          <summary>What did not, and why</summary>
          {[...groupByReason(leftOut)].map(([why, entries]) => (
            <div key={why}>
              <p className={settingsStyles.note}>{why}</p>
              <CountList entries={entries} />
            </div>
          ))}
        </details>
      )}
      {notes.map((note) => (
        <p key={note} className={settingsStyles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function CountList({ entries }: { entries: Counted }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.counts}>
      {entries.map(({ list, name, count }) => (
        <li key={list}>
          <span>{toSentenceCase(name)}</span>{' '}
          <span className={styles.count}>{count.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  );
}

function groupByReason(leftOut: ImportAccountResponse['not_imported']): Map<string, Counted> {
  const groups = new Map<string, Counted>();
  for (const { why, ...entry } of leftOut) groups.set(why, [...(groups.get(why) ?? []), entry]);
  return groups;
}

function toSentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
