import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../components/field.tsx';

interface DayFieldProps {
  label: string;
  /** Tells this field from the same one of another application. */
  of: string;
  /** "2026-01-31"; empty for none. */
  value: string;
  max?: string;
  onCommit: (day: string) => void;
}

/** Typed by keyboard, a date passes through others, such as the year 0002, on its way. */
const COMMIT_AFTER_MS = 900;
const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

const isWhole = (day: string) => day === '' || (day >= EARLIEST && day <= LATEST);

/** A date that is taken over when the person is done with it. */
export function DayField({ label, of, value, max, onCommit }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function commit(day: string | null) {
    clearTimeout(timer.current);
    if (day === null || !isWhole(day) || (max !== undefined && day > max)) return;
    setTyped(null);
    if (day !== value) onCommit(day);
  }

  return (
    <TextField
      label={
        <>
          {label}
          <span className="sr-only"> {of}</span>
        </>
      }
      type="date"
      min={EARLIEST}
      max={max ?? LATEST}
      value={typed ?? value}
      onValue={(day) => {
        setTyped(day);
        clearTimeout(timer.current);
        // An emptied or half-typed date is the same to us; only leaving the field tells that it is meant.
        if (day !== '') timer.current = setTimeout(() => commit(day), COMMIT_AFTER_MS);
      }}
      onBlur={(event) => {
        if (event.target.validity.badInput) setTyped(null);
        else commit(typed);
      }}
    />
  );
}
