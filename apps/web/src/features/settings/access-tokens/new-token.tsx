import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import styles from './access-tokens.module.css';

/** The one time that a token is in sight. The element's id is what the browser extension reads it by. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
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
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that was pressed is gone */}
        <Button kind="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
