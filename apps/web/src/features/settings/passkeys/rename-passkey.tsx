import { LIMITS } from '@firsthand/contracts/light';
import { FormActions } from '../../../components/form-actions.tsx';
import { TextField } from '../../../components/field.tsx';
import { useKeptState } from '../../../lib/saving/use-kept-state.ts';
import { useForm } from '../../../lib/use-form.ts';
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
  const { isBusy, error, submit } = useForm(async () => {
    await rename(typed);
    forget();
  }, 'The passkey could not be renamed. Please try again.');

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
      <FormActions
        isBusy={isBusy}
        action="Save"
        busyAction="Saving..."
        onCancel={() => {
          forget();
          onCancel();
        }}
      />
    </form>
  );
}
