import { LIMITS } from '@firsthand/contracts/light';
import { useState } from 'react';
import fieldStyles from '../../components/field.module.css';
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
    onChange: (event: { target: { value: string } }) => {
      setTyping(event.target.value);
      onChange(event.target.value);
    },
  };
  if (field.kind === 'long-text') {
    return <textarea {...shared} rows={toLines(text)} className={`${fieldStyles.control} ${styles.long}`} />;
  }
  return (
    <input
      {...shared}
      type={TYPES[field.kind === 'date' || field.kind === 'number' ? field.kind : 'text']}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      className={fieldStyles.control}
    />
  );
}
