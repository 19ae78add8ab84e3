import type { PasskeysResponse, PasskeyView } from '@firsthand/contracts';
import { useState, type RefObject } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DateTime } from '../../../components/date-time.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import styles from '../settings.module.css';

interface PasskeyEntryProps {
  passkey: PasskeyView;
  rename: (id: number, name: string) => Promise<PasskeysResponse>;
  remove: (id: number) => Promise<PasskeysResponse>;
  onAnswer: (answer: PasskeysResponse) => void;
  /** Has the keyboard once this entry is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** A passkey with its times, and what can be done with it. */
export function PasskeyEntry({ passkey, rename, remove, onAnswer, fallback }: PasskeyEntryProps) {
  const { id, name } = passkey;
  const [asks, setAsks] = useState<'none' | 'rename' | 'remove'>('none');
  const close = () => setAsks('none');
  return (
    <li className={`ends ${styles.passkey}`}>
      <div className={styles.actionWords}>
        <p dir="auto" className={styles.passkeyName}>
          {name}
        </p>
        <p className={styles.note}>
          Added <DateTime at={passkey.created_at} />,{' '}
          {passkey.last_used_at === null ? (
            'not used yet'
          ) : (
            <>
              last used <DateTime at={passkey.last_used_at} />
            </>
          )}
        </p>
      </div>
      <div className={styles.passkeyActs}>
        <Button kind="quiet" aria-label={`Rename ${name}`} onClick={() => setAsks('rename')}>
          Rename
        </Button>
        <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => setAsks('remove')}>
          Remove
        </Button>
      </div>
      <Dialog isOpen={asks === 'rename'} heading="Rename this passkey" onClose={close}>
        <RenamePasskey
          id={passkey.id}
          name={name}
          rename={async (typed) => {
            onAnswer(await rename(id, typed));
            close();
          }}
          onCancel={close}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={asks === 'remove'}
        heading="Remove this passkey?"
        action="Remove passkey"
        busyAction="Removing..."
        act={async () => {
          onAnswer(await remove(id));
          close();
        }}
        failure="The passkey could not be removed. Please try again."
        fallback={fallback}
        onClose={close}
      >
        <p>
          “{name}” no longer logs in to your account. Your device or password manager still lists it: remove
          it there too.
        </p>
      </ConfirmDialog>
    </li>
  );
}
