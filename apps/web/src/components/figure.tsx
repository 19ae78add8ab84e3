import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  value: ReactNode;
  isAlarming?: boolean;
  /** What it rests on. Colour alone would not tell everybody that a figure is alarming. */
  children?: ReactNode;
}

/** One number of a list of them (`<dl>`): of what, how much, and on what it rests. */
export function Figure({ label, value, isAlarming = false, children = null }: FigureProps) {
  return (
    <div data-alarming={isAlarming}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {children === null ? null : <dd className={styles.note}>{children}</dd>}
    </div>
  );
}
