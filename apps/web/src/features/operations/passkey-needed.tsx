import type { PasskeysResponse } from '@firsthand/contracts';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import styles from './operations-page.module.css';

interface PasskeyNeededProps {
  passkeys: PasskeysResponse;
  add: () => Promise<PasskeysResponse>;
  confirm: () => Promise<PasskeysResponse>;
  onProved: () => void;
}

/** In the place of the page, for an admin who has not proved by a passkey who they are. */
export function PasskeyNeeded({ passkeys, add, confirm, onProved }: PasskeyNeededProps) {
  const isFirst = passkeys.passkeys.length === 0;
  const { isBusy, error, run } = useAction(
    async () => {
      await (isFirst ? add() : confirm());
      onProved();
    },
    isFirst ? 'The passkey could not be added. Please try again.' : 'The passkey could not be used.',
  );
  return (
    <AccountPage heading="Operations">
      <div className={styles.needed}>
        <p>
          {isFirst
            ? 'Admins need a passkey here: it logs you in with the PIN, fingerprint or face that unlocks your device. Add one, and this page opens.'
            : 'This page opens once you confirm with your passkey that it is you. Next time, log in with it.'}
        </p>
        <FormFault text={error} />
        <Button kind="primary" isBusy={isBusy} onClick={() => void run()}>
          {isBusy ? 'Waiting for your device...' : isFirst ? 'Add a passkey' : 'Confirm with a passkey'}
        </Button>
      </div>
    </AccountPage>
  );
}
