import { useId } from 'react';
import { Link } from '../../components/link.tsx';
import type { SettingsFields } from './settings-fields.ts';
import styles from './settings.module.css';

const PREFERENCES = [
  { name: 'email_notifications', label: 'Email Notifications' },
  { name: 'job_recommendations', label: 'Job Recommendations' },
  { name: 'marketing_communications', label: 'Marketing Communications' },
] as const;

interface NotificationPreferencesProps {
  fields: SettingsFields;
  onChange: (changes: Partial<SettingsFields>) => void;
}

export function NotificationPreferences({ fields, onChange }: NotificationPreferencesProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className={styles.preferences}>
      <h2 id={headingId}>Notification Preferences</h2>
      {PREFERENCES.map(({ name, label }) => (
        <label key={name} className={styles.preference}>
          <input
            type="checkbox"
            name={name}
            checked={fields[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
          {label}
        </label>
      ))}
      <p className={styles.preferenceNote}>
        Without Email Notifications the only mail is about your account. How often a search sends mail is set
        in <Link to="/saved-searches">Saved Searches</Link>.
      </p>
    </div>
  );
}
