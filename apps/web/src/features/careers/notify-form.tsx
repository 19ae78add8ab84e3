import { ERROR_TEXTS, findCareerNoticeFault, LIMITS } from '@firsthand/contracts/light';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link } from '../../components/link.tsx';
import { Banner } from '../../components/page/banner.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import styles from './careers-page.module.css';

/** One address, kept until somebody writes to it or asks for its removal. */
export function NotifyForm({ notify }: { notify: (email: string) => Promise<unknown> }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  useEarlyInput(form, { email }, (early) => setEmail(early.email ?? email));
  const { state, send, refuse, dismiss } = useSubmission(ERROR_TEXTS.careerNoticeFailed);
  const isBusy = state.kind === 'submitting';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = findCareerNoticeFault(email);
    if (fault) refuse(fault);
    else if (await send(() => notify(email.trim()))) setEmail('');
  }

  return (
    // Posted, should it ever leave without scripts: an address does not belong in the page's own.
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Banner
        kind="success"
        title={state.kind === 'sent' ? 'Your address is on the list' : null}
        onDismiss={dismiss}
      >
        <p>We write to it when a position opens, and use it for nothing else.</p>
      </Banner>
      <Banner kind="error" title={state.kind === 'failed' ? 'Error' : null}>
        <p>{state.kind === 'failed' ? state.text : null}</p>
      </Banner>
      <div className={styles.row}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LIMITS.emailMaxLength}
          disabled={isBusy}
          value={email}
          describedBy={`${id}-hint`}
          onValue={setEmail}
        />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Notify Me'}
        </Button>
      </div>
      <p id={`${id}-hint`} className="note">
        The address is kept for this one purpose. The <Link to="/privacy-policy">privacy policy</Link> says
        how to have it removed.
      </p>
      <noscript>
        <p className="note">This form needs JavaScript.</p>
      </noscript>
    </form>
  );
}
