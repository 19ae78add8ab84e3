import { useEffect, useRef } from 'react';
import buttonStyles from '../../components/button.module.css';
import { CodeForm } from './code-form.tsx';
import type { LoginRequest } from './login-request.ts';
import { useMailFailure } from './use-mail-failure.ts';
import styles from './auth.module.css';

interface MailSentProps {
  request: LoginRequest;
  isDemo: boolean;
  isChecking: boolean;
  onCode: (code: string) => void;
  onOtherAddress: () => void;
}

/** After the mail was asked for: where it went, the code, the way back, and news if it could not be delivered. */
export function MailSent({ request, isDemo, isChecking, onCode, onOtherAddress }: MailSentProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const hasFailed = useMailFailure(request);
  useEffect(() => status.current?.focus(), []);

  return (
    <div className={styles.step}>
      <div role="status" className={styles.step}>
        {hasFailed ? (
          <p className={styles.error}>
            The mail to <strong className={styles.address}>{request.email}</strong> could not be delivered.
            Check the address, or try again in a few minutes.
          </p>
        ) : (
          <p ref={status} tabIndex={-1} className={styles.success}>
            Magic link sent! Check your email to log in.
          </p>
        )}
      </div>
      {hasFailed ? null : (
        <>
          <p className={styles.note}>
            It went to <strong className={styles.address}>{request.email}</strong>. If it does not show up
            within a minute or two, look in the spam folder.
          </p>
          {isDemo ? (
            <p className={styles.note}>
              This is the demo: its mail stays on this machine, in{' '}
              <a
                href={`/sandbox/mail?to=${encodeURIComponent(request.email)}`}
                target="_blank"
                rel="noreferrer"
              >
                the sandbox mailbox<span className="sr-only"> (opens in a new tab)</span>
              </a>
              .
            </p>
          ) : null}
          <CodeForm key={request.request_token} isChecking={isChecking} onCode={onCode} />
        </>
      )}
      <button
        type="button"
        className={`${buttonStyles.secondary} ${styles.wide}`}
        disabled={isChecking}
        onClick={onOtherAddress}
      >
        {hasFailed ? 'Try again' : 'Use another address'}
      </button>
    </div>
  );
}
