import type { ReactNode, RefObject } from 'react';
import { useAction } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { FormFault } from './form-fault.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  heading: string;
  /** What goes, and what stays. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  /** Its words while it is being done. Default: the same. */
  busyAction?: string;
  /** The words of the button that leaves everything as it is. */
  cancel?: string;
  /** Does it; whoever asks closes the dialog then. When it throws, the dialog stays and says why. */
  act: () => Promise<void> | void;
  /** Said when it fails without words of its own. */
  failure?: string;
  /** What went wrong, where `act` does not throw it. */
  fault?: string | null;
  /** Has the keyboard afterwards when the button that asked went with what was removed. */
  fallback?: RefObject<HTMLElement | null>;
  /** The person left it, or it is closed; comes once more when it really is. */
  onClose: () => void;
}

/** Asks before something goes that cannot be brought back. While it works it cannot be left. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, heading, children, action, busyAction = action, cancel = 'Cancel' } = props;
  const { act, failure = 'This could not be done. Please try again.', fault, fallback, onClose } = props;
  const { isBusy, error, run, forgetError } = useAction(async () => act(), failure);

  function close() {
    forgetError();
    onClose();
    if (document.activeElement === document.body) fallback?.current?.focus();
  }

  return (
    <Dialog isOpen={isOpen} heading={heading} isBusy={isBusy} onClose={close}>
      {children}
      <FormFault text={fault ?? error} />
      <DialogActions>
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          {cancel}
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void run()}>
          {isBusy ? busyAction : action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
