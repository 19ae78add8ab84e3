import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import fieldStyles from '../../components/field.module.css';
import styles from './settings.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  fault?: string | null;
  /** Below the field. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled line of text with what is wrong with it. */
export function TextField({ label, value, onValue, fault, hint, inputRef, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={inputRef}
        id={id}
        className={`${fieldStyles.control} ${styles.control}`}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
      {hint}
    </div>
  );
}
