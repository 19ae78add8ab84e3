import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/field.tsx';
import { FormActions } from '../../../components/form-actions.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useKeptState } from '../../../lib/saving/use-kept-state.ts';

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
  const { value: fields, change, forget } = useKeptState('new-job-profile', { name: '', title: '' });
  const { name, title } = fields;
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
    if (failure !== null) return;
    forget();
    onClose();
  }

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void create();
      }}
    >
      <TextField
        label="Profile Name"
        marksRequired
        required
        autoComplete="off"
        maxLength={LIMITS.profileNameMaxLength}
        value={name}
        isInvalid={error === ERROR_TEXTS.profileNameRequired}
        describedBy={`${id}-fault`}
        onValue={(typed) => {
          change({ ...fields, name: typed });
          setError(null);
        }}
      />
      <TextField
        label="Desired Job Title (optional)"
        autoComplete="organization-title"
        maxLength={LIMITS.desiredJobTitleMaxLength}
        value={title}
        onValue={(typed) => change({ ...fields, title: typed })}
      />
      <FormFault id={`${id}-fault`} text={error} />
      <FormActions
        isBusy={isBusy}
        action="Create Profile"
        busyAction="Creating..."
        onCancel={() => {
          forget();
          onClose();
        }}
      />
    </form>
  );
}
