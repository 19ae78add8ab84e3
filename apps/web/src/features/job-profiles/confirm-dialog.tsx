import { useState, type RefObject } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';

export interface Question {
  heading: string;
  text: string;
  /** The button that does it, and its words while it is being done. */
  action: string;
  busyAction: string;
  act: () => Promise<void>;
}

interface ConfirmDialogProps {
  question: Question | null;
  /** Has the keyboard afterwards when the button that asked went with what was removed. */
  fallback: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before something goes; closed while `question` is null. */
export function ConfirmDialog({ question, fallback, onClose }: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function act(asked: Question) {
    setIsBusy(true);
    await asked.act();
    setIsBusy(false);
    onClose();
  }

  /** Called by the buttons, and once more when the dialog is really closed. */
  function close() {
    onClose();
    if (document.activeElement === document.body) fallback.current?.focus();
  }

  return (
    <Dialog isOpen={question !== null} heading={question?.heading ?? ''} isBusy={isBusy} onClose={close}>
      <p>{question?.text}</p>
      <DialogActions>
        <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={buttonStyles.danger}
          disabled={isBusy}
          onClick={() => {
            if (question) void act(question);
          }}
        >
          {isBusy ? question?.busyAction : question?.action}
        </button>
      </DialogActions>
    </Dialog>
  );
}
