import { useEffect, useRef, useState } from 'react';
import { FormActions } from '../../components/form-actions.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import styles from './settings.module.css';

interface ConfirmDeletionProps {
  email: string;
  remove: (typedEmail: string) => Promise<void>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
}

/** The second step of deleting an account. The server compares the address; until it agrees nothing is deleted. */
export function ConfirmDeletion({ email, remove, onBusy, onCancel }: ConfirmDeletionProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { isBusy, error, submit, forgetError } = useForm(
    () => remove(typed.trim()),
    'Your account could not be deleted. Nothing was removed. Please try again.',
  );
  useEffect(() => field.current?.focus(), [error]);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  return (
    <form className={styles.confirm} noValidate onSubmit={submit}>
      <p>
        The address of this account is <strong>{email}</strong>.
      </p>
      <TextField
        label="Email address of the account"
        type="email"
        name="confirm_email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          forgetError();
        }}
        fault={error}
      />
      <FormActions
        isBusy={isBusy}
        kind="danger"
        action="Delete my account"
        busyAction="Deleting..."
        onCancel={onCancel}
      />
    </form>
  );
}
