import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import { findEmailFault } from './email-input.ts';
import styles from './auth.module.css';

interface EmailFormProps {
  /** The address a mail went to before, to be changed or used again. */
  previous: string | null;
  isSending: boolean;
  isDisabled: boolean;
  onSend: (email: string) => void;
}

/** The address to send the link to. A fault is said under the field, and the focus goes there. */
export function EmailForm({ previous, isSending, isDisabled, onSend }: EmailFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(previous ?? '');
  const [fault, setFault] = useState<string | null>(null);

  // Whoever comes back here pressed a button that is gone.
  useEffect(() => {
    if (previous !== null) field.current?.select();
  }, [previous]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findEmailFault(email);
    setFault(found);
    if (found) field.current?.focus();
    else onSend(email.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          Email address
        </label>
        <input
          ref={field}
          id={id}
          className={`${fieldStyles.control} ${styles.control}`}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(null);
          }}
        />
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      </div>
      <button
        type="submit"
        className={`${buttonStyles.primary} ${styles.wide}`}
        aria-disabled={isDisabled || undefined}
      >
        {isSending ? 'Sending Magic Link...' : 'Send Magic Link'}
      </button>
    </form>
  );
}
