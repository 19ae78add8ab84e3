import { LIMITS } from '@firsthand/contracts/light';
import { type FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/field.tsx';
import { useKeptState } from '../../../lib/saving/use-kept-state.ts';
import { useAction } from '../../../lib/use-action.ts';
import styles from '../settings.module.css';

interface RenamePasskeyProps {
  id: number;
  name: string;
  rename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Another name, such as that of the device it is on. */
export function RenamePasskey({ id, name, rename, onCancel }: RenamePasskeyProps) {
  const { value: typed, change: setTyped, forget } = useKeptState(`passkey:${id}`, name);
  const { isBusy, error, run } = useAction(async () => {
    await rename(typed);
    forget();
  }, 'The passkey could not be renamed. Please try again.');

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <form className={styles.confirm} noValidate onSubmit={submit}>
      <TextField
        label="Name of the passkey"
        name="passkey-name"
        autoComplete="off"
        maxLength={LIMITS.passkeyNameMaxLength}
        value={typed}
        fault={error}
        onValue={setTyped}
      />
      <DialogActions>
        <Button
          kind="secondary"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}
