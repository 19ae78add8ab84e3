import { LIMITS } from '@firsthand/contracts/light';
import { useState } from 'react';
import { TextArea, TextInput } from '../../../components/control.tsx';
import type { ControlProps } from './field-props.ts';
import styles from './form-field.module.css';

const TYPES = { date: 'date', text: 'text', number: 'text' } as const;
const linesMin = 4;
const linesMax = 14;
/** About what stands in a line of the widest column. */
const lineLength = 80;

function toLines(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / lineLength), 0);
  return Math.min(Math.max(lines + 1, linesMin), linesMax);
}

/** A text, a number or a date. While it has the keyboard it shows what is typed, whatever a save makes of it. */
export function TextControl({ id, field, value, describedBy, isInvalid, onChange }: ControlProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const text = typing ?? [value ?? ''].flat().join(', ');
  const shared = {
    id,
    value: text,
    maxLength: LIMITS.answerMaxLength,
    autoComplete: 'off',
    'aria-describedby': describedBy,
    'aria-required': field.required,
    'aria-invalid': isInvalid,
    onFocus: () => setTyping(text),
    onBlur: () => setTyping(null),
    onValue: (typed: string) => {
      setTyping(typed);
      onChange(typed);
    },
  };
  if (field.kind === 'long-text') {
    return <TextArea {...shared} rows={toLines(text)} className={styles.long} />;
  }
  return (
    <TextInput
      {...shared}
      type={TYPES[field.kind === 'date' || field.kind === 'number' ? field.kind : 'text']}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
    />
  );
}
