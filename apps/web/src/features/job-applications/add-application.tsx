import type { AddApplicationRequest, Application } from '@firsthand/contracts';
import { APPLICATION_STAGES, LIMITS, type ApplicationStage, STAGE_LABELS } from '@firsthand/contracts/light';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useKeptState } from '../../lib/saving/use-kept-state.ts';
import { useForm } from '../../lib/use-form.ts';
import { toToday } from './application-labels.ts';
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
      <Button kind={props.isProminent ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
        Add application
      </Button>
      <Dialog isOpen={isOpen} heading="Add an application" isBusy={isBusy} onClose={close}>
        <AddForm add={props.add} onAdded={props.onAdded} setIsBusy={setIsBusy} onClose={close} />
      </Dialog>
    </>
  );
}

const toNothingTyped = (): AddFields => ({
  title: '',
  company: '',
  location: '',
  address: '',
  appliedOn: toToday(),
  stage: 'applied',
  notes: '',
});

type AddFormProps = Omit<AddApplicationProps, 'isProminent'> & {
  setIsBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

function AddForm({ add, onAdded, setIsBusy, onClose }: AddFormProps) {
  const id = useId();
  const kept = useKeptState<AddFields>('add-application', toNothingTyped);
  const fields = kept.value;
  const isTyped = JSON.stringify(fields) !== JSON.stringify(toNothingTyped());
  const { isBusy, error, faultOf, submit, forgetFault } = useForm(
    async () => {
      setIsBusy(true);
      try {
        const application = await add(toAddRequest(fields));
        kept.forget();
        onClose();
        onAdded(application);
      } finally {
        setIsBusy(false);
      }
    },
    'The application could not be added. Please try again.',
    () => {
      const text = findAddFault(fields, toToday());
      return text !== null && fields.title.trim() === '' ? { field: `${id}-title`, text } : text;
    },
  );

  const change = (changes: Partial<AddFields>) => {
    kept.change({ ...fields, ...changes });
    forgetFault();
  };
  const text = (field: 'title' | 'company' | 'location' | 'address') => ({
    id: `${id}-${field}`,
    value: fields[field],
    onValue: (value: string) => change({ [field]: value }),
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="note">
        For an application you made on another site, by mail or in person. It stands in the history beside the
        others.
      </p>
      <TextField label="Job title" marksRequired required maxLength={1_000} {...text('title')} />
      <div className={styles.pair}>
        <TextField label="Company" maxLength={1_000} autoComplete="off" {...text('company')} />
        <TextField label="Location" maxLength={1_000} autoComplete="off" {...text('location')} />
      </div>
      <TextField label="Link to the job" inputMode="url" maxLength={2_000} {...text('address')} />
      <div className={styles.pair}>
        <TextField
          label="Applied on"
          type="date"
          max={toToday()}
          value={fields.appliedOn}
          onValue={(appliedOn) => change({ appliedOn })}
        />
        <SelectField
          label="Stage"
          value={fields.stage}
          onValue={(stage) => change({ stage: stage as ApplicationStage })}
        >
          {APPLICATION_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_LABELS[stage]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Notes"
        controlClassName={styles.notes}
        rows={3}
        maxLength={LIMITS.notesMaxLength}
        value={fields.notes}
        onValue={(notes) => change({ notes })}
      />
      <FormFault id={`${id}-fault`} text={faultOf(`${id}-title`) ?? error} />
      <FormActions
        isBusy={isBusy}
        action="Add application"
        busyAction="Adding..."
        cancel={isTyped ? 'Discard' : 'Cancel'}
        onCancel={() => {
          kept.forget();
          onClose();
        }}
      />
    </form>
  );
}
