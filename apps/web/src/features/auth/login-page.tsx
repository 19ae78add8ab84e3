import { useLocation, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { knowsPasskeys } from '../../lib/passkeys/ask-authenticator.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { EmailForm } from './email-form.tsx';
import { toNextStep } from './failure-text.ts';
import { FormError } from './form-error.tsx';
import { findLoginReason } from './login-reason.ts';
import { MailSent } from './mail-sent.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useLogin } from './use-login.ts';
import { Working } from './working.tsx';
import styles from './auth.module.css';

interface LoginPageProps {
  /** In the demo, mail is read in the sandbox. */
  isDemo: boolean;
}

/** Signing in without a password: by a mail's link or code, with LinkedIn, or with a passkey. */
export function LoginPage({ isDemo }: LoginPageProps) {
  const login = useLogin();
  const isHydrated = useHydrated();
  const { request, previous, work, fault } = login;
  const codeRefusal = fault?.work === 'checking' && request ? fault.text : null;

  return (
    <div className={`page ${styles.place}`}>
      <div className={styles.sheet} data-guest-page="">
        <div>
          <h1 className={styles.heading}>Welcome to Firsthand</h1>
          <Reason />
        </div>
        <SessionEnded />
        <FormError
          text={codeRefusal === null ? (fault?.text ?? null) : null}
          nextStep={fault?.work === 'arriving' ? toNextStep(fault.text) : null}
        />
        {login.isArriving ? (
          <Working text="Logging you in..." />
        ) : request ? (
          <MailSent
            key={request.request_token}
            request={request}
            isRepeated={previous === request.email}
            isDemo={isDemo}
            work={work}
            codeRefusal={codeRefusal}
            onCode={(code) => void login.checkCode(code)}
            onRepeat={() => void login.send(request.email)}
            onOtherAddress={login.askAgain}
          />
        ) : (
          <>
            <EmailForm
              previous={previous}
              isSending={work === 'sending'}
              isDisabled={work !== null}
              onSend={(email) => void login.send(email)}
            />
            <p className={styles.divider}>Or continue with</p>
            <Button
              kind="secondary"
              className={styles.wide}
              isBusy={work !== null}
              onClick={() => void login.connect()}
            >
              {work === 'connecting' ? 'Connecting...' : 'Continue with LinkedIn'}
            </Button>
            {/* There until the browser says that it knows none: most do, and nothing moves for them. */}
            {isHydrated && !knowsPasskeys() ? null : (
              <Button
                kind="secondary"
                className={styles.wide}
                isBusy={work !== null}
                onClick={() => void login.unlock()}
              >
                {work === 'unlocking' ? 'Waiting for your device...' : 'Log in with a passkey'}
              </Button>
            )}
          </>
        )}
        <p className={styles.footnote}>
          There is no password. The link expires in 15 minutes.{' '}
          <span className={styles.whole}>First-time</span> users are registered automatically.
        </p>
        <noscript>
          <p className="callout" data-tone="bad">
            Logging in needs JavaScript. Searching and reading jobs works without.
          </p>
        </noscript>
      </div>
    </div>
  );
}

/** What the login is for, where something asked for it. */
function Reason() {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  // A reloaded page is written without what only this tab knows.
  const isHydrated = useHydrated();
  const reason = findLoginReason(isHydrated ? state : null, query.get('redirect'));
  return reason === null ? null : <p className={styles.reason}>{reason}</p>;
}
