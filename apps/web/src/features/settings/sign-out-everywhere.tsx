import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useAction } from '../../lib/use-action.ts';
import { AccountAction } from './account-action.tsx';
import styles from './settings.module.css';

interface SignOutEverywhereProps {
  /** How many access tokens the person has. */
  tokens: number;
  signOut: (revokesTokens: boolean) => Promise<void>;
}

/** Ticked at first: who signs out everywhere mostly fears that somebody is in, and tokens are soon made anew. */
export function SignOutEverywhere({ tokens, signOut }: SignOutEverywhereProps) {
  const [revokesTokens, setRevokesTokens] = useState(true);
  const { isBusy, error, run } = useAction(
    () => signOut(tokens > 0 && revokesTokens),
    'Signing out everywhere failed. Please try again.',
  );
  return (
    <AccountAction
      heading="Sign out everywhere"
      text="Ends every session of your account: here, in other browsers and on other devices. Passkeys and LinkedIn go on logging in."
      choice={
        tokens === 0 ? null : (
          <label className={styles.preference}>
            <input
              type="checkbox"
              name="revoke_access_tokens"
              checked={revokesTokens}
              onChange={({ target }) => setRevokesTokens(target.checked)}
            />
            <span>
              Also revoke {tokens === 1 ? 'your access token' : `your ${tokens} access tokens`}: scripts,
              assistants and the browser extension then need a new one.
            </span>
          </label>
        )
      }
      error={error}
    >
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </AccountAction>
  );
}
