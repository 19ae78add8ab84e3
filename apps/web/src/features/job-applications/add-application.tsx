import type { AddApplicationRequest, Application } from '@firsthand/contracts';
import { APPLICATION_STAGES, LIMITS, type ApplicationStage } from '@firsthand/contracts/light';
import { useId, useState, type FormEvent, type InputHTMLAttributes } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import fieldStyles from '../../components/field.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import { STAGE_WORDS, toToday } from './application-words.ts';
import { findAddFault, toAddRequest, type AddFields } from './add-fields.ts';
import styles from './add-application.module.css';

interface AddApplicationProps {
  add: (application: AddApplicationRequest) => Promise<Application>;
  /** Whether this is the page's first thing to do. */
  isProminent: boolean;
  onAdded: (application: Application) => void;
}

/** For an application that was made elsewhere. */
export function AddApplication(props: AddApplicationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={props.isProminent ? buttonStyles.primary : buttonStyles.secondary}
        onClick={() => setIsOpen(true)}
      >
        Add application
      </button>
      <Dialog isOpen={isOpen} heading="Add an application" isBusy={isBusy} onClose={close}>
        <AddForm add={props.add} onAdded={props.onAdded} setIsBusy={setIsBusy} onClose={close} />
      </Dialog>
    </>
  );
}

type AddFormProps = Omit<AddApplicationProps, 'isProminent'> & {
  setIsBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

function AddForm({ add, onAdded, setIsBusy, onClose }: AddFormProps) {
  const id = useId();
  const [fields, setFields] = useState<AddFields>({
    title: '',
    company: '',
    location: '',
    address: '',
    appliedOn: toToday(),
    stage: 'applied',
    notes: '',
  });
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, error, run } = useAction(async () => {
    setIsBusy(true);
    try {
      const application = await add(toAddRequest(fields));
      onClose();
      onAdded(application);
    } finally {
      setIsBusy(false);
    }
  }, 'The application could not be added. Please try again.');

  const change = (changes: Partial<AddFields>) => {
    setFields({ ...fields, ...changes });
    setFault(null);
  };
  const text = (field: 'title' | 'company' | 'location' | 'address') => ({
    id: `${id}-${field}`,
    value: fields[field],
    onValue: (value: string) => change({ [field]: value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findAddFault(fields, toToday());
    setFault(found);
    if (found === null) void run();
    else if (fields.title.trim() === '') document.getElementById(`${id}-title`)?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lead}>
        For an application you made on another site, by mail or in person. It stands in the history beside the
        others.
      </p>
      <TextInput label="Job title" required maxLength={1_000} {...text('title')} />
      <div className={styles.pair}>
        <TextInput label="Company" maxLength={1_000} autoComplete="off" {...text('company')} />
        <TextInput label="Location" maxLength={1_000} autoComplete="off" {...text('location')} />
      </div>
      <TextInput label="Link to the job" inputMode="url" maxLength={2_000} {...text('address')} />
      <div className={styles.pair}>
        <TextInput
          label="Applied on"
          type="date"
          id={`${id}-day`}
          max={toToday()}
          value={fields.appliedOn}
          onValue={(appliedOn) => change({ appliedOn })}
        />
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={`${id}-stage`}>
            Stage
          </label>
          <select
            id={`${id}-stage`}
            className={fieldStyles.select}
            value={fields.stage}
            onChange={(event) => change({ stage: event.target.value as ApplicationStage })}
          >
            {APPLICATION_STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {STAGE_WORDS[stage]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={`${id}-notes`}>
          Notes
        </label>
        <textarea
          id={`${id}-notes`}
          className={`${fieldStyles.control} ${styles.notes}`}
          rows={3}
          maxLength={LIMITS.notesMaxLength}
          value={fields.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
      <FormFault id={`${id}-fault`} text={fault ?? error} />
      <DialogActions>
        <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={buttonStyles.primary} aria-disabled={isBusy}>
          {isBusy ? 'Adding...' : 'Add application'}
        </button>
      </DialogActions>
    </form>
  );
}

type TextInputProps = { label: string; onValue: (value: string) => void } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type' | 'value' | 'required' | 'maxLength' | 'max' | 'inputMode' | 'autoComplete'
>;

function TextInput({ label, onValue, ...input }: TextInputProps) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={input.id}>
        {label}
        {input.required ? <span aria-hidden="true">*</span> : null}
      </label>
      <input {...input} className={fieldStyles.control} onChange={(event) => onValue(event.target.value)} />
    </div>
  );
}
