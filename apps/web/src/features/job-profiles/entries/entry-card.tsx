import { useId, type ReactNode } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import type { SaveState } from './entry-kind.ts';
import { SaveStateLine } from './save-state-line.tsx';
import styles from './entry-card.module.css';

/** What can be done with the entry of a card. */
export interface EntryActs {
  onMove: (direction: 'up' | 'down') => void;
  onRemove: () => void;
  onRetry: () => void;
  onKeep: () => void;
}

interface EntryCardProps extends EntryActs {
  /** From 1. */
  number: number;
  isLast: boolean;
  /** What the entry says it is; empty for a new one. */
  title: string;
  /** What such an entry is called, such as "experience". */
  noun: string;
  state: SaveState;
  /** When a new entry is saved. */
  whenEmpty: string;
  /** Its fields. */
  children: ReactNode;
}

/** One entry of a list in the profile; saves itself. */
export function EntryCard(props: EntryCardProps) {
  const { number, title, noun } = props;
  const id = useId();
  const name = title || `${noun} ${number}`;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 id={`${id}-heading`} tabIndex={-1} className={styles.title}>
          {title || <span className={styles.new}>New {noun}</span>}
        </h3>
        <div className={styles.tools}>
          {number > 1 ? (
            <Tool label={`Move ${name} up`} drawing="m5 12 5-5 5 5" onPress={() => props.onMove('up')} />
          ) : null}
          {props.isLast ? null : (
            <Tool label={`Move ${name} down`} drawing="m5 8 5 5 5-5" onPress={() => props.onMove('down')} />
          )}
          <IconButton isSmall title={`Remove ${name}`} label={`Remove ${name}`} onClick={props.onRemove}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      {props.children}
      <SaveStateLine
        state={props.state}
        whenEmpty={props.whenEmpty}
        onRetry={props.onRetry}
        onKeep={props.onKeep}
        onRemove={props.onRemove}
      />
    </section>
  );
}

/** The fields of a card, two beside each other where there is room. */
export function EntryFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

interface EntryCheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function EntryCheck({ label, isChecked, onChange }: EntryCheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function Tool({ label, drawing, onPress }: { label: string; drawing: string; onPress: () => void }) {
  return (
    <IconButton isSmall title={label} label={label} onClick={onPress}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={drawing} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </IconButton>
  );
}
