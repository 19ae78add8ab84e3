import { ALERT_FREQUENCIES, type AlertFrequency } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import { useForm } from '../../lib/use-form.ts';
import { AlertPage, useAlerts, type Alert } from './alert-page.tsx';
import { FREQUENCY_LABELS, toScheduleWords } from './schedule-words.ts';
import styles from './saved-searches.module.css';

/** Where the mail of an alert leads to change or end it, without signing in. */
export function EndAlertsPage() {
  const { alerts, done, lookError, change } = useAlerts();
  const ending = useAction(() => change('off'), 'The alerts could not be ended. Please try again.');
  const areOff = alerts?.every(({ frequency }) => frequency === 'off') ?? false;
  const isGone = alerts?.length === 0;
  const isOne = alerts?.length === 1;
  return (
    <AlertPage heading={areOff ? 'No more mail comes' : 'Stop these alerts?'} error={lookError}>
      {isGone ? (
        <p className={styles.soft}>These alerts are no longer there, so there is nothing left to end.</p>
      ) : null}
      <p role="status" className={styles.soft}>
        {done}
      </p>
      <FormFault text={ending.error} />
      {alerts === null || areOff ? null : (
        <Button kind="primary" isBusy={ending.isBusy} onClick={() => void ending.run()}>
          {ending.isBusy ? 'Stopping...' : isOne ? 'Stop this alert' : 'Stop all of them'}
        </Button>
      )}
      {alerts && alerts.length > 0 ? (
        <>
          <h2 className={styles.name}>Or change {isOne ? 'it' : 'them'}</h2>
          <ul className="rows">
            {alerts.map((alert) => (
              <li key={alert.id} className={styles.entry}>
                <AlertEntry alert={alert} onChange={(frequency) => change(frequency, alert.id)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </AlertPage>
  );
}

interface AlertEntryProps {
  alert: Alert;
  onChange: (frequency: AlertFrequency) => Promise<void>;
}

function AlertEntry({ alert, onChange }: AlertEntryProps) {
  const [chosen, setChosen] = useState<AlertFrequency | null>(null);
  const changing = useForm(async () => {
    if (chosen !== null) await onChange(chosen);
  }, 'This could not be changed. Please try again.');
  // Instant is for accounts with Premium alone.
  const offered = ALERT_FREQUENCIES.filter((one) => one !== 'instant' || alert.has_account);
  return (
    <form className={styles.form} onSubmit={changing.submit}>
      <p className={styles.name}>{alert.name}</p>
      <p className={styles.soft}>{toScheduleWords(alert)}</p>
      <SelectField
        label={
          <>
            How often<span className="sr-only"> for {alert.name}</span>
          </>
        }
        value={chosen ?? alert.frequency}
        onValue={(value) => setChosen(value as AlertFrequency)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {FREQUENCY_LABELS[one]}
            {one === 'instant' ? ' (Premium)' : ''}
          </option>
        ))}
      </SelectField>
      <FormFault text={changing.error} />
      <Button kind="secondary" type="submit" isBusy={changing.isBusy}>
        {changing.isBusy ? 'Changing...' : 'Change'}
        <span className="sr-only"> {alert.name}</span>
      </Button>
    </form>
  );
}
