import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import styles from '../auth.module.css';
import { CodeForm } from '../code-form.tsx';
import { DemoMailbox } from '../demo-mailbox.tsx';
import { useMailFailure } from '../use-mail-failure.ts';
import type { Confirming } from './use-confirm-first.ts';

interface ConfirmPersonDialogProps {
  confirming: Confirming;
  /** The address of the account, where the code goes. */
  email: string;
  isDemo: boolean;
}

/** Asks for a code before what cannot be undone, when the last login is too long ago. */
export function ConfirmPersonDialog({ confirming, email, isDemo }: ConfirmPersonDialogProps) {
  const { isOpen, mail, work, sendFault, giveUp, send } = confirming;
  return (
    <Dialog
      isOpen={isOpen}
      heading="Confirm that it is you"
      isBusy={work === 'checking'}
      onClose={() => {
        // It comes also when it was closed by what was confirmed.
        if (isOpen) giveUp();
      }}
    >
      {mail ? (
        <CodeStep {...{ confirming, mail, email, isDemo }} />
      ) : (
        <>
          <p role="status" className={styles.note}>
            {sendFault ? null : `Sending a code to ${email}...`}
          </p>
          <FormFault text={sendFault} />
        </>
      )}
      <DialogActions>
        <Button kind="secondary" disabled={work === 'checking'} onClick={giveUp}>
          Cancel
        </Button>
        {mail || sendFault ? (
          <Button kind="secondary" isBusy={work !== null} onClick={() => void send()}>
            {work === 'sending' ? 'Sending...' : sendFault ? 'Try again' : 'Send it again'}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

interface CodeStepProps extends ConfirmPersonDialogProps {
  mail: NonNullable<Confirming['mail']>;
}

function CodeStep({ confirming, mail, email, isDemo }: CodeStepProps) {
  const step = useRef<HTMLDivElement>(null);
  const hasFailed = useMailFailure({ ...mail, email });
  useEffect(() => step.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={step} className={styles.step}>
      <p role="status" className={styles.note}>
        {confirming.isRepeated ? 'Another code went to ' : 'Your last login is a while ago. A code went to '}
        <strong className={styles.address}>{email}</strong>
        {confirming.isRepeated ? '; only that one works now.' : '. Enter it here to go on.'}
      </p>
      {isDemo ? <DemoMailbox email={email} /> : null}
      <CodeForm
        label={`${LIMITS.codeDigits}-digit code from the mail`}
        action="Confirm"
        busyAction="Checking..."
        isChecking={confirming.work === 'checking'}
        refusal={confirming.codeRefusal}
        onCode={(code) => void confirming.check(code)}
      />
      <FormFault
        text={
          confirming.sendFault ??
          (hasFailed ? 'The mail could not be delivered. Try again in a few minutes.' : null)
        }
      />
    </div>
  );
}
