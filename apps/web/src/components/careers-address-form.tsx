import { LIMITS } from '@firsthand/contracts/light';
import { useKeptState } from '../lib/saving/use-kept-state.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';

interface CareersAddressFormProps {
  label: string;
  hint: string;
  /** What the button says, and while it is waited for. */
  action: string;
  busyAction: string;
  /** What is read where the server gave no reason. */
  failure: string;
  /** The field is emptied afterwards; when this rejects, what was typed stays. */
  onSend: (url: string) => Promise<void>;
  /** Under what name an address that was not taken yet is kept for a signed-in person. */
  keepAs?: string;
  className: string | undefined;
  fieldClassName?: string | undefined;
}

/** Asks for the address of an employer's careers page. */
export function CareersAddressForm(props: CareersAddressFormProps) {
  const { value: typed, change: setTyped } = useKeptState(props.keepAs ?? null, '');
  const { isBusy, error, submit } = useForm(async () => {
    await props.onSend(typed);
    setTyped('');
  }, props.failure);
  return (
    <form className={props.className} onSubmit={submit}>
      <TextField
        label={props.label}
        {...(props.fieldClassName && { className: props.fieldClassName })}
        value={typed}
        onValue={setTyped}
        inputMode="url"
        autoComplete="off"
        maxLength={LIMITS.careersUrlMaxLength}
        required
        fault={error}
        hint={props.hint}
      />
      <Button kind="secondary" type="submit" isBusy={isBusy}>
        {isBusy ? props.busyAction : props.action}
      </Button>
    </form>
  );
}
