import { LIMITS } from '@firsthand/contracts/light';
import { useId, useRef, useState, type FormEvent } from 'react';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import styles from './auth.module.css';

const digits = LIMITS.codeDigits;

interface CodeFormProps {
  isChecking: boolean;
  onCode: (code: string) => void;
}

/** The mail's code, for whoever reads mail on another device. Pasting "123 456" works. */
export function CodeForm({ isChecking, onCode }: CodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isWhole = code.length === digits;
    setFault(isWhole ? null : `Please enter the ${digits} digits from the mail`);
    if (!isWhole) field.current?.focus();
    else if (!isChecking) onCode(code);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          Or enter the {digits}-digit code from the mail
        </label>
        <input
          ref={field}
          id={id}
          className={`${fieldStyles.control} ${styles.control} ${styles.code}`}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setCode(event.target.value.replace(/\D/g, '').slice(0, digits));
            setFault(null);
          }}
        />
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      </div>
      <button type="submit" className={`${buttonStyles.primary} ${styles.wide}`} disabled={isChecking}>
        {isChecking ? 'Logging in...' : 'Log in'}
      </button>
    </form>
  );
}
