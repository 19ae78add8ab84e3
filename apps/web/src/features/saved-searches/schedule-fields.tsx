import { ALERT_FREQUENCIES, type AlertFrequency } from '@firsthand/contracts/light';
import { SelectField } from '../../components/field.tsx';
import { FREQUENCY_LABELS, toHourText, toZoneText, WEEKDAY_LABELS } from './schedule-words.ts';
import styles from './saved-searches.module.css';

export interface ScheduleChoice {
  frequency: AlertFrequency;
  hour: number;
  weekday: number;
}

interface ScheduleFieldsProps {
  value: ScheduleChoice;
  onChange: (value: ScheduleChoice) => void;
  /** Those that are offered. */
  frequencies?: readonly AlertFrequency[];
  timeZone: string;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How often mail tells of what is new, and when. */
export function ScheduleFields({
  value,
  onChange,
  frequencies = ALERT_FREQUENCIES,
  timeZone,
}: ScheduleFieldsProps) {
  const { frequency, hour, weekday } = value;
  const hasHour = frequency === 'daily' || frequency === 'weekly';
  return (
    <div className={styles.schedule}>
      <SelectField
        label="How often"
        value={frequency}
        onValue={(chosen) => onChange({ ...value, frequency: chosen as AlertFrequency })}
      >
        {frequencies.map((one) => (
          <option key={one} value={one}>
            {FREQUENCY_LABELS[one]}
            {one === 'instant' ? ' (Premium)' : ''}
          </option>
        ))}
      </SelectField>
      {frequency === 'weekly' ? (
        <SelectField
          label="On"
          value={String(weekday)}
          onValue={(chosen) => onChange({ ...value, weekday: Number(chosen) })}
        >
          {Object.entries(WEEKDAY_LABELS).map(([day, label]) => (
            <option key={day} value={day}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : null}
      {hasHour ? (
        <SelectField
          label="At"
          value={String(hour)}
          onValue={(chosen) => onChange({ ...value, hour: Number(chosen) })}
          note={<p className="faint-note">{toZoneText(timeZone)}</p>}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {toHourText(one)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}
