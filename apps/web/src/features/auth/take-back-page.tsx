import { LIMITS, SIGN_IN_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { browserFetch } from '../../lib/api/api-fetch.ts';
import { createApiClient } from '../../lib/api/create-api-client.ts';
import { toLoginAddress } from '../../lib/login-address.ts';
import { useAction } from '../../lib/use-action.ts';
import { FormError } from './form-error.tsx';
import styles from './auth.module.css';

const api = createApiClient(browserFetch, SIGN_IN_ROUTES);

/** Where the mail to a former address leads. Opening it does nothing; its button gives the address back. */
export function TakeBackPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [done, setDone] = useState<string | null>(null);
  const { isBusy, error, run } = useAction(
    async () => setDone((await api.takeBackAddress({ body: { token } })).message),
    'The address could not be taken back. Please try again.',
  );
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done !== null) top.current?.focus();
  }, [done]);

  return (
    <div className={`page ${styles.place}`}>
      <div className={styles.sheet}>
        <h1 ref={top} tabIndex={-1} className={styles.heading}>
          {done === null ? 'Take back your address?' : 'Your address is back'}
        </h1>
        {done === null ? (
          <>
            <p className={styles.message}>
              Your account was given another email address. If that was not you, take it back: the account
              gets the address that this mail went to, everybody is logged out of it, and LinkedIn profiles
              linked since the change are unlinked. Nothing else in the account is changed.
            </p>
            <FormError text={error} />
            <Button kind="primary" className={styles.wide} isBusy={isBusy} onClick={() => void run()}>
              {isBusy ? 'Taking it back...' : 'Take It Back'}
            </Button>
            <p className={styles.footnote}>
              The link works for {LIMITS.takeBackDays} days after the change, once. If you changed the address
              yourself, close this page.
            </p>
          </>
        ) : (
          <>
            <p className={styles.message}>
              {done} Log in with it now, and look through your settings and what is in the account.
            </p>
            <LinkButton to={toLoginAddress('/profile')} kind="primary" className={styles.wide}>
              Log In
            </LinkButton>
          </>
        )}
        <noscript>
          <p className={styles.error}>Taking it back needs JavaScript. The link is not used up yet.</p>
        </noscript>
      </div>
    </div>
  );
}
