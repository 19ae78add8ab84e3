import { AFTER_SIGN_IN, LIMITS, toOwnPath } from '@firsthand/contracts/light';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { saysExpired, toNextStep } from './failure-text.ts';
import { useVerification, type Verification } from './use-verification.ts';
import { Working } from './working.tsx';
import styles from './auth.module.css';

/** Where a mail's link leads: it makes the one call that spends the link, asks before it where it must, and says what came of it. */
export function VerifyPage() {
  const verification = useVerification();
  return (
    <div className={`page ${styles.place}`}>
      <div className={styles.sheet}>
        <Outcome verification={verification} />
        <noscript>
          <p className="callout" data-tone="bad">
            Logging in needs JavaScript. The link is not used up yet.
          </p>
        </noscript>
      </div>
    </div>
  );
}

function Outcome({ verification }: { verification: Verification }) {
  if (verification.kind === 'verifying') {
    return (
      <>
        <h1 className="sr-only">Email verification</h1>
        <Working text="Verifying your email..." />
      </>
    );
  }
  if (verification.kind === 'asking') return <Asking {...verification} />;
  if (verification.kind === 'elsewhere') {
    return (
      <Settled heading="Open this link where you asked for it" to="/profile" button="Go to Settings">
        It confirms a new address for an account, and only in the browser where the change was asked for,
        while logged in there. Nothing was changed here, and the link still works there. If you did not ask
        for it, close this page.
      </Settled>
    );
  }
  if (verification.kind === 'over') return <Navigate to={verification.login} replace />;
  if (verification.kind === 'verified') return <Verified {...verification} />;
  if (saysExpired(verification.text)) {
    return (
      <Settled heading="Magic Link Expired" to={verification.login} button="Request New Magic Link">
        Magic links are only valid for 15 minutes for security reasons.
      </Settled>
    );
  }
  return (
    <Settled heading="Verification Failed" to={verification.login} button="Try Again">
      {verification.text}
      {toNextStep(verification.text) ? (
        <span className={styles.next}>{toNextStep(verification.text)}</span>
      ) : null}
    </Settled>
  );
}

type AskingProps = Extract<Verification, { kind: 'asking' }>;

/** Nothing is spent yet: whoever runs the page without a person, or got a stranger's link, stops here. */
function Asking({ email, current, isBusy, proceed, wanted }: AskingProps) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <>
      <h1 ref={top} tabIndex={-1} className={styles.heading}>
        {current === null ? 'Log in to Firsthand?' : 'Switch accounts?'}
      </h1>
      {current === null ? (
        <p className={styles.message}>
          This link logs in as <strong className={styles.address}>{email}</strong>. It was not asked for in
          this browser.
        </p>
      ) : (
        <p className={styles.message}>
          This link logs in as <strong className={styles.address}>{email}</strong>. You are logged in here as{' '}
          <strong className={styles.address}>{current}</strong>, who would be logged out of this browser.
        </p>
      )}
      <Button kind="primary" className={styles.wide} isBusy={isBusy} onClick={isBusy ? undefined : proceed}>
        {isBusy ? 'Logging you in...' : current === null ? 'Log In' : 'Switch Accounts'}
      </Button>
      {current === null ? null : (
        <LinkButton to={wanted} replace kind="secondary" className={styles.wide}>
          Stay Logged In
        </LinkButton>
      )}
      <p className={styles.footnote}>
        If the address is not yours, or you did not ask for this link, close this page: nothing has been used
        up, and the 6 digits of the mail still work where it was asked for.
      </p>
    </>
  );
}

function Verified({
  wanted,
  newAddress,
}: Pick<Extract<Verification, { kind: 'verified' }>, 'wanted' | 'newAddress'>) {
  const navigate = useNavigate();
  const to = toOwnPath(wanted);
  useEffect(() => {
    if (newAddress !== null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), LIMITS.verifiedRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, to, newAddress]);
  if (newAddress !== null) {
    return (
      <Settled heading="Address confirmed" to="/profile" button="Go to Settings">
        Your address is now <strong className={styles.address}>{newAddress}</strong>. Other browsers were
        logged out.
      </Settled>
    );
  }
  return (
    <Settled heading="Welcome" to={to} button="Go to Dashboard">
      Your email has been verified and you&rsquo;re now logged in.{' '}
      {to === AFTER_SIGN_IN ? 'Your dashboard opens in a moment.' : 'The page you wanted opens in a moment.'}
    </Settled>
  );
}

interface SettledProps {
  heading: string;
  to: string;
  button: string;
  children: ReactNode;
}

/** The heading takes the focus, so that the outcome is read out and the button is the next stop. */
function Settled({ heading, to, button, children }: SettledProps) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <>
      <h1 ref={top} tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.message}>{children}</p>
      <LinkButton to={to} replace kind="primary" className={styles.wide}>
        {button}
      </LinkButton>
    </>
  );
}
