import { createApiClient } from '@firsthand/api-client';
import type { RemovedWayIn, TakeBackAddressResponse } from '@firsthand/contracts';
import { LIMITS, MAGIC_LINK_ROUTES, toWayInText } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { toLoginAddress } from '../../lib/login-address.ts';
import { useAction } from '../../lib/use-action.ts';
import { FormError } from './form-error.tsx';
import styles from './auth.module.css';

const api = createApiClient(browserFetch, MAGIC_LINK_ROUTES);

/** Where the mail to a former address leads. Opening it does nothing; its button gives the address back. */
export function TakeBackPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [done, setDone] = useState<TakeBackAddressResponse | null>(null);
  const { isBusy, error, run } = useAction(
    async () => setDone(await api.takeBackAddress({ body: { token } })),
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
              gets the address that this mail went to, everybody is logged out of it, and passkeys, LinkedIn
              profiles and access tokens that came in the {LIMITS.suspectDays} days before the change or since
              are removed. Nothing else in the account is changed.
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
            <p className={styles.message}>{done.message}</p>
            <RemovedWays removed={done.removed} />
            <p className={styles.message}>
              Log in with it now, and look through your settings and what is in the account.
            </p>
            <LinkButton to={toLoginAddress('/profile')} kind="primary" className={styles.wide}>
              Log In
            </LinkButton>
          </>
        )}
        <noscript>
          <p className="callout" data-tone="bad">
            Taking it back needs JavaScript. The link is not used up yet.
          </p>
        </noscript>
      </div>
    </div>
  );
}

/** What let somebody into the account and is gone now, or that there was nothing of that kind. */
function RemovedWays({ removed }: { removed: readonly RemovedWayIn[] }) {
  const span = `in the ${LIMITS.suspectDays} days before the change or since`;
  if (removed.length === 0)
    return (
      <p className={styles.message}>
        No passkey, LinkedIn profile or access token came {span}, so none was removed.
      </p>
    );
  return (
    <div className={styles.message}>
      <p>What let somebody into the account and came {span} was removed:</p>
      <ul className={styles.removed}>
        {removed.map((way) => (
          <li key={`${way.kind} ${way.name} ${way.added_at}`}>
            {toWayInText(way)}, of <DateTime at={way.added_at} withHour />
          </li>
        ))}
      </ul>
      <p>If one of them was yours, add it again in your settings.</p>
    </div>
  );
}
