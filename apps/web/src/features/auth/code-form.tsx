import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import styles from './auth.module.css';

const digits = LIMITS.codeDigits;

interface CodeFormProps {
  isChecking: boolean;
  /** Why the server did not take the last code. */
  refusal: string | null;
  onCode: (code: string) => void;
}

/** The mail's code, for whoever reads mail on another device. Pasting "123 456" works. */
export function CodeForm({ isChecking, refusal, onCode }: CodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isCut, setIsCut] = useState(false);
  /** Since it was refused; then it is another code. */
  const [isChanged, setIsChanged] = useState(false);
  const fault = isCut ? `Please enter the ${digits} digits from the mail` : isChanged ? null : refusal;

  useEffect(() => {
    if (refusal) field.current?.select();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isWhole = code.length === digits;
    setIsCut(!isWhole);
    setIsChanged(false);
    if (!isWhole) field.current?.focus();
    else onCode(code);
  }

  return (
    <form noValidate onSubmit={submit} className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        Or enter the {digits}-digit code from the mail
      </label>
      <div className={styles.row}>
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
            setIsCut(false);
            setIsChanged(true);
          }}
        />
        <button
          type="submit"
          className={`${buttonStyles.primary} ${styles.beside}`}
          aria-disabled={isChecking || undefined}
        >
          {isChecking ? 'Logging in...' : 'Log in'}
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    </form>
  );
}
