import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextInput } from '../../components/control.tsx';
import { Field } from '../../components/field.tsx';
import styles from './auth.module.css';

const digits = LIMITS.codeDigits;

interface CodeFormProps {
  /** Default: for whoever may open the link as well. */
  label?: string;
  /** The words of the button, at rest and while it works. Default: of a login. */
  action?: string;
  busyAction?: string;
  isChecking: boolean;
  /** Why the server did not take the last code. */
  refusal: string | null;
  onCode: (code: string) => void;
}

/** The mail's code, for whoever reads mail on another device. Pasting "123 456" works. */
export function CodeForm(props: CodeFormProps) {
  const { isChecking, refusal, onCode } = props;
  const { label = `Or enter the ${digits}-digit code from the mail` } = props;
  const { action = 'Log in', busyAction = 'Logging in...' } = props;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isCut, setIsCut] = useState(false);
  /** Since it was refused; then it is another code. */
  const [isChanged, setIsChanged] = useState(false);
  const fault = isCut ? `Please enter the ${digits} digits from the mail` : isChanged ? null : refusal;

  useEffect(() => {
    if (refusal) field.current?.select();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isWhole = code.length === digits;
    setIsCut(!isWhole);
    setIsChanged(false);
    if (!isWhole) field.current?.focus();
    else onCode(code);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={label} fault={fault}>
        {(ties) => (
          <div className={styles.row}>
            <TextInput
              {...ties}
              ref={field}
              className={`${styles.control} ${styles.code}`}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              value={code}
              onValue={(value) => {
                setCode(value.replace(/\D/g, '').slice(0, digits));
                setIsCut(false);
                setIsChanged(true);
              }}
            />
            <Button type="submit" kind="primary" className={styles.beside} isBusy={isChecking}>
              {isChecking ? busyAction : action}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
