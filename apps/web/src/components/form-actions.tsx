import { Button } from './button.tsx';
import { DialogActions } from './dialog.tsx';

interface FormActionsProps {
  isBusy: boolean;
  /** What the button that sends says, and while it is waited for. */
  action: string;
  busyAction: string;
  kind?: 'primary' | 'danger';
  cancel?: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: to leave it, or to send it. */
export function FormActions({
  isBusy,
  action,
  busyAction,
  kind = 'primary',
  cancel = 'Cancel',
  onCancel,
}: FormActionsProps) {
  return (
    <DialogActions>
      <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {isBusy ? busyAction : action}
      </Button>
    </DialogActions>
  );
}
