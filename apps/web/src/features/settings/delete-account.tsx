import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { AccountAction } from './account-action.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { WhatGoes } from './what-goes.tsx';

interface DeleteAccountProps {
  email: string;
  /** Deletes the account; the typed address is its second lock. */
  remove: (typedEmail: string) => Promise<void>;
}

type Step = 'none' | 'what-goes' | 'confirm';

/** In two steps: what goes, and the account's address typed in full. */
export function DeleteAccount({ email, remove }: DeleteAccountProps) {
  const [step, setStep] = useState<Step>('none');
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setStep('none');
  return (
    <AccountAction
      heading="Delete account"
      text="Removes your account and everything in it, for good."
      error={null}
    >
      <Button kind="danger" onClick={() => setStep('what-goes')}>
        Delete account
      </Button>
      <Dialog
        isOpen={step !== 'none'}
        heading={step === 'confirm' ? 'Type your address to delete the account' : 'Delete your account?'}
        isBusy={isBusy}
        onClose={close}
      >
        {step === 'confirm' ? (
          <ConfirmDeletion email={email} remove={remove} onBusy={setIsBusy} onCancel={close} />
        ) : (
          <WhatGoes onCancel={close} onContinue={() => setStep('confirm')} />
        )}
      </Dialog>
    </AccountAction>
  );
}
