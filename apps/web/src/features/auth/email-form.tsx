import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { useEarlyInput } from '../../lib/use-early-input.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(previous ?? '');
  const [fault, setFault] = useState<string | null>(null);
  useEarlyInput(form, { email }, (early) => setEmail(early.email ?? email));

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
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        fault={fault}
        controlClassName={styles.control}
        onValue={(value) => {
          setEmail(value);
          setFault(null);
        }}
      />
      <Button type="submit" kind="primary" className={styles.wide} isBusy={isDisabled}>
        {isSending ? 'Sending Magic Link...' : 'Send Magic Link'}
      </Button>
    </form>
  );
}
