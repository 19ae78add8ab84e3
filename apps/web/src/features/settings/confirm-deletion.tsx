import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogActions } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { useAction } from '../../lib/use-action.ts';
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
  const { isBusy, error, run, forgetError } = useAction(
    () => remove(typed.trim()),
    'Your account could not be deleted. Nothing was removed. Please try again.',
  );
  useEffect(() => field.current?.focus(), [error]);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

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
      <DialogActions>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" kind="danger" isBusy={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete my account'}
        </Button>
      </DialogActions>
    </form>
  );
}
