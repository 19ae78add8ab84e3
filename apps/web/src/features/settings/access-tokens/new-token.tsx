import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { useExtension } from './use-extension.ts';
import styles from './access-tokens.module.css';

interface NewTokenProps {
  token: string;
  /** Whether the browser extension can do something with it. */
  mayApply: boolean;
  onClose: () => void;
}

/** The one time that a token is in sight. */
export function NewToken({ token, mayApply, onClose }: NewTokenProps) {
  const extension = useExtension();
  const offersExtension = mayApply && extension !== null;
  return (
    <>
      <p role="status">
        Copy it now and keep it as you would a password: it is shown this once. Whoever has it can do what you
        chose.
      </p>
      <div className={styles.token}>
        <code id="new-access-token">{token}</code>
        <CopyButton text={token} of="the access token" />
      </div>
      {offersExtension && extension.isHandedOver ? (
        <p role="status">The extension has opened a page of its own. Confirm there that it is yours.</p>
      ) : null}
      <DialogActions>
        {offersExtension && !extension.isHandedOver ? (
          <Button kind="secondary" onClick={() => extension.handOver(token)}>
            Hand it to the extension
          </Button>
        ) : null}
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that was pressed is gone */}
        <Button kind="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
