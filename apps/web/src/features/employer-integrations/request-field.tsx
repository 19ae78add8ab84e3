import { useId } from 'react';
import fieldStyles from '../../components/field.module.css';
import styles from './employer-integrations-page.module.css';

interface RequestFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  maxLength: number;
  isBusy: boolean;
  isFaulty: boolean;
  type?: 'text' | 'email';
  autoComplete?: string;
  hint?: string;
  /** Several lines. */
  isLong?: boolean;
  isWide?: boolean;
}

export function RequestField({
  label,
  onValue,
  isBusy,
  isFaulty,
  type = 'text',
  hint,
  isLong = false,
  isWide = false,
  ...others
}: RequestFieldProps) {
  const id = useId();
  const control = {
    ...others,
    id,
    required: true,
    disabled: isBusy,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  const className = `${fieldStyles.control} ${styles.control}`;
  return (
    <div className={isWide ? `${fieldStyles.field} ${styles.wide}` : fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea
          {...control}
          className={`${className} ${styles.description}`}
          onChange={(event) => onValue(event.target.value)}
        />
      ) : (
        <input
          {...control}
          type={type}
          className={className}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
