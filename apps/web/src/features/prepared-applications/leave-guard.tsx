import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useLeaveGuard } from '../../lib/saving/use-leave-guard.ts';
import type { DraftStore } from './draft-store.ts';

/** Saves before the person goes to another page, and asks first when that is not possible. */
export function LeaveGuard({ store }: { store: DraftStore }) {
  const { isAsking, stay, leave } = useLeaveGuard(store);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      heading="Leave without saving?"
      cancel="Stay"
      action="Leave anyway"
      act={leave}
      onClose={stay}
    >
      <p>Some of what you typed could not be saved. It is lost when you leave this page now.</p>
    </ConfirmDialog>
  );
}
