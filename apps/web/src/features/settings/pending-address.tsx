import type { SettingsResponse } from '@firsthand/contracts';
import { Button } from '../../components/button.tsx';
import { useAction } from '../../lib/use-action.ts';
import styles from './settings.module.css';

interface PendingAddressProps {
  pending: string;
  present: string;
  isDemo: boolean;
  takeBack: () => Promise<SettingsResponse>;
  onTakenBack: (answer: SettingsResponse) => void;
}

/** Another address was given, and has not been confirmed yet. */
export function PendingAddress({ pending, present, isDemo, takeBack, onTakenBack }: PendingAddressProps) {
  const action = useAction(
    async () => onTakenBack(await takeBack()),
    'The change could not be taken back. Please try again.',
  );
  return (
    <div className={`callout ${styles.pending}`} data-tone="warn">
      <p>
        A confirmation was sent to <strong>{pending}</strong>. Open its link in the browser where you asked
        for the change, while you are logged in; until then your address stays <strong>{present}</strong>.
        {isDemo ? (
          <>
            {' '}
            The demo’s mail is in{' '}
            <a href={`/sandbox/mail?to=${encodeURIComponent(pending)}`} target="_blank" rel="noreferrer">
              the sandbox mailbox<span className="sr-only"> (opens in a new tab)</span>
            </a>
            .
          </>
        ) : null}
      </p>
      <Button kind="secondary" isBusy={action.isBusy} onClick={() => void action.run()}>
        {action.isBusy ? 'Cancelling...' : 'Cancel this change'}
      </Button>
      {action.error ? <p>{action.error}</p> : null}
    </div>
  );
}
