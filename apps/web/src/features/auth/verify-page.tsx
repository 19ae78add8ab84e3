import { AFTER_SIGN_IN, LIMITS, toOwnPath } from '@firsthand/contracts/light';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { saysExpired } from './failure-text.ts';
import { useVerification, type Verification } from './use-verification.ts';
import { Working } from './working.tsx';
import styles from './auth.module.css';

/** Where a mail's link leads: it makes the one call that spends the link, and says what came of it. */
export function VerifyPage() {
  const verification = useVerification();
  return (
    <div className={`page ${styles.place}`}>
      <div className={styles.sheet}>
        <Outcome verification={verification} />
        <noscript>
          <p className={styles.error}>Logging in needs JavaScript. The link is not used up yet.</p>
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
  if (verification.kind === 'over') return <Navigate to={verification.login} replace />;
  if (verification.kind === 'verified') return <Verified wanted={verification.wanted} />;
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
    </Settled>
  );
}

function Verified({ wanted }: { wanted: string }) {
  const navigate = useNavigate();
  const to = toOwnPath(wanted);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), LIMITS.verifiedRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
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
      <Link to={to} replace className={`${buttonStyles.primary} ${styles.wide}`}>
        {button}
      </Link>
    </>
  );
}
