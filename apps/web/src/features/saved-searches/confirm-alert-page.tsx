import { Button, LinkButton } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import { AlertPage, useAlerts } from './alert-page.tsx';
import { toScheduleWords } from './schedule-words.ts';
import styles from './saved-searches.module.css';

/** Where the mail leads that asks whether an alert is wanted. Its button begins it. */
export function ConfirmAlertPage() {
  const { alerts, done, lookError, confirm } = useAlerts();
  const confirming = useAction(confirm, 'The alert could not be confirmed. Please try again.');
  const [alert] = alerts ?? [];
  const isGone = alerts?.length === 0;
  return (
    <AlertPage heading={done ?? 'Confirm your job alert'} error={lookError}>
      {isGone ? (
        <p className={styles.soft}>This link no longer works. Save the search once more to get another.</p>
      ) : null}
      {alert ? (
        <>
          <p className={styles.name}>{alert.words}</p>
          <p className={styles.soft}>
            {toScheduleWords(alert)}, when something is new. Every mail has a link that ends it.
          </p>
        </>
      ) : null}
      <FormFault text={confirming.error} />
      {done === null ? (
        <Button
          kind="primary"
          disabled={!alert}
          isBusy={confirming.isBusy}
          onClick={() => void confirming.run()}
        >
          {confirming.isBusy ? 'Confirming...' : 'Confirm'}
        </Button>
      ) : (
        <p role="status" className={styles.soft}>
          The first mail comes at the next such time with something new.
        </p>
      )}
      {done !== null || isGone ? (
        <LinkButton to="/search" kind="secondary">
          Find Jobs
        </LinkButton>
      ) : null}
    </AlertPage>
  );
}
