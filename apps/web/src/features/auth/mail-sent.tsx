import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { CodeForm } from './code-form.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import type { LoginRequest } from './login-request.ts';
import type { LoginWork } from './use-login.ts';
import { useMailFailure } from './use-mail-failure.ts';
import styles from './auth.module.css';

interface MailSentProps {
  request: LoginRequest;
  /** It is not the first mail to this address. */
  isRepeated: boolean;
  isDemo: boolean;
  work: LoginWork | null;
  /** Why the last code was not taken. */
  codeRefusal: string | null;
  onCode: (code: string) => void;
  onRepeat: () => void;
  onOtherAddress: () => void;
}

/** After the mail was asked for: where it went, the code, the ways back, and news if it could not be delivered. */
export function MailSent(props: MailSentProps) {
  const { request, isRepeated, isDemo, work } = props;
  const status = useRef<HTMLParagraphElement>(null);
  const hasFailed = useMailFailure(request);
  useEffect(() => status.current?.focus(), []);

  if (hasFailed) return <MailFailed email={request.email} onOtherAddress={props.onOtherAddress} />;
  return (
    <div className={styles.step}>
      <p ref={status} role="status" tabIndex={-1} className={`callout ${styles.success}`} data-tone="good">
        Magic link sent! Check your email to log in.
      </p>
      <p className="note">
        It went to <strong className={styles.address}>{request.email}</strong>.{' '}
        {isRepeated
          ? 'Of the codes, only the one in this latest mail works here.'
          : 'If it does not show up within a minute or two, look in the spam folder.'}
      </p>
      {isDemo ? <DemoMailbox email={request.email} /> : null}
      <CodeForm isChecking={work === 'checking'} refusal={props.codeRefusal} onCode={props.onCode} />
      <p className={styles.others}>
        <Button kind="link" className={styles.other} isBusy={work !== null} onClick={props.onRepeat}>
          {work === 'sending' ? 'Sending Magic Link...' : 'Send it again'}
        </Button>
        <Button kind="link" className={styles.other} isBusy={work !== null} onClick={props.onOtherAddress}>
          Use another address
        </Button>
      </p>
    </div>
  );
}

function MailFailed({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  return (
    <div className={styles.step}>
      <p role="alert" className="callout" data-tone="bad">
        The mail to <strong className={styles.address}>{email}</strong> could not be delivered. Check the
        address, or try again in a few minutes.
      </p>
      <Button kind="primary" className={styles.wide} onClick={onOtherAddress}>
        Try again
      </Button>
    </div>
  );
}
