import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import { useId, useState, type FormEvent } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import fieldStyles from '../../components/field.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import styles from './dialogs.module.css';

interface CreateProfileDialogProps {
  isOpen: boolean;
  /** Gives the words when it failed. */
  onCreate: (fields: { profile_name: string; desired_job_title: string | null }) => Promise<string | null>;
  onClose: () => void;
}

export function CreateProfileDialog({ isOpen, onCreate, onClose }: CreateProfileDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog isOpen={isOpen} heading="Create New Job Profile" isBusy={isBusy} onClose={onClose}>
      <CreateForm isBusy={isBusy} setIsBusy={setIsBusy} onCreate={onCreate} onClose={onClose} />
    </Dialog>
  );
}

type CreateFormProps = Omit<CreateProfileDialogProps, 'isOpen'> & {
  isBusy: boolean;
  setIsBusy: (isBusy: boolean) => void;
};

function CreateForm({ isBusy, setIsBusy, onCreate, onClose }: CreateFormProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function create() {
    if (name.trim() === '') {
      setError(ERROR_TEXTS.profileNameRequired);
      return;
    }
    setIsBusy(true);
    const failure = await onCreate({ profile_name: name.trim(), desired_job_title: title.trim() || null });
    setIsBusy(false);
    setError(failure);
    if (failure === null) onClose();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void create();
      }}
    >
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={`${id}-name`}>
          Profile Name<span aria-hidden="true">*</span>
        </label>
        <input
          id={`${id}-name`}
          className={fieldStyles.control}
          required
          autoComplete="off"
          maxLength={LIMITS.profileNameMaxLength}
          value={name}
          aria-invalid={error === ERROR_TEXTS.profileNameRequired}
          aria-describedby={`${id}-fault`}
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
      </div>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={`${id}-title`}>
          Desired Job Title (optional)
        </label>
        <input
          id={`${id}-title`}
          className={fieldStyles.control}
          autoComplete="organization-title"
          maxLength={LIMITS.desiredJobTitleMaxLength}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <FormFault id={`${id}-fault`} text={error} />
      <DialogActions>
        <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={buttonStyles.primary} aria-disabled={isBusy}>
          {isBusy ? 'Creating...' : 'Create Profile'}
        </button>
      </DialogActions>
    </form>
  );
}
