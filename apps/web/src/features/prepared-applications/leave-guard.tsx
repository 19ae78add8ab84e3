import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useLeaveGuard } from '../../lib/saving/use-leave-guard.ts';
import type { DraftStore } from './draft-store.ts';

interface LeaveGuardProps {
  store: DraftStore;
  /** Lines were worded for a resume of which no PDF was made. */
  isResumeUnsaved: boolean;
}

/** Saves before the person goes to another page, and asks first when that is not possible. */
export function LeaveGuard({ store, isResumeUnsaved }: LeaveGuardProps) {
  const { isAsking, stay, leave } = useLeaveGuard({
    hasUnsaved: () => isResumeUnsaved || store.hasUnsaved(),
    settle: () => store.settle(),
  });
  return (
    <ConfirmDialog
      isOpen={isAsking}
      heading="Leave without saving?"
      cancel="Stay"
      action="Leave anyway"
      act={leave}
      onClose={stay}
    >
      <p>
        {isResumeUnsaved
          ? 'You worded lines of your resume and made no PDF of them. They are kept in this tab until you come back or close it.'
          : 'Some of what you typed could not be saved. It is lost when you leave this page now.'}
      </p>
    </ConfirmDialog>
  );
}
