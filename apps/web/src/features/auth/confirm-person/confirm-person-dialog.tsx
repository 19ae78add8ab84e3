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

/** Asks for a passkey, or a code by mail, before what cannot be undone, when the last login is too long ago. */
export function ConfirmPersonDialog({ confirming, email, isDemo }: ConfirmPersonDialogProps) {
  const { isOpen, offersPasskey, mail, work, sendFault, giveUp } = confirming;
  const isChoosing = offersPasskey && !mail && !sendFault && work !== 'sending';
  return (
    <Dialog
      isOpen={isOpen}
      heading="Confirm that it is you"
      isBusy={isProving(work)}
      onClose={() => {
        // It comes also when it was closed by what was confirmed.
        if (isOpen) giveUp();
      }}
    >
      {isChoosing ? (
        <p className="note">
          Your last login is a while ago. Use a passkey to go on, or have a code sent to{' '}
          <strong className={styles.address}>{email}</strong>.
        </p>
      ) : mail ? (
        <CodeStep {...{ confirming, mail, email, isDemo }} />
      ) : (
        <>
          <p role="status" className="note">
            {sendFault ? null : `Sending a code to ${email}...`}
          </p>
          <FormFault text={sendFault} />
        </>
      )}
      <FormFault text={confirming.passkeyFault} />
      <DialogActions>
        <Button kind="secondary" disabled={isProving(work)} onClick={giveUp}>
          Cancel
        </Button>
        <Ways confirming={confirming} isChoosing={isChoosing} />
      </DialogActions>
    </Dialog>
  );
}

/** What proves it: the mail that is sent, also again, and the passkey. */
function Ways({ confirming, isChoosing }: { confirming: Confirming; isChoosing: boolean }) {
  const { offersPasskey, mail, work, sendFault, send, unlock } = confirming;
  return (
    <>
      {mail || sendFault || isChoosing ? (
        <Button
          kind="secondary"
          isBusy={work === 'sending'}
          disabled={isProving(work)}
          onClick={() => void send()}
        >
          {work === 'sending' ? 'Sending...' : toSendWords(mail !== null, sendFault !== null)}
        </Button>
      ) : null}
      {offersPasskey ? (
        <Button
          kind={isChoosing ? 'primary' : 'secondary'}
          isBusy={work === 'unlocking'}
          disabled={work !== null && work !== 'unlocking'}
          onClick={() => void unlock()}
        >
          {work === 'unlocking' ? 'Waiting for your device...' : 'Use a passkey'}
        </Button>
      ) : null}
    </>
  );
}

/** A proof is being looked at, and nothing else is to be begun. */
function isProving(work: Confirming['work']): boolean {
  return work === 'checking' || work === 'unlocking';
}

function toSendWords(isSent: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'Try again';
  return isSent ? 'Send it again' : 'Send a code';
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
      <p role="status" className="note">
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
