import type { Settings, SettingsResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { NotificationPreferences } from './notification-preferences.tsx';
import { PendingAddress } from './pending-address.tsx';
import { isAboutEmail, type SettingsFields } from './settings-fields.ts';
import { useProfileForm } from './use-profile-form.ts';
import styles from './settings.module.css';

interface ProfileFormProps {
  settings: Settings;
  isDemo: boolean;
  put: (fields: SettingsFields) => Promise<SettingsResponse>;
  takeBackAddress: () => Promise<SettingsResponse>;
}

export function ProfileForm({ settings, isDemo, put, takeBackAddress }: ProfileFormProps) {
  const { fields, change, stored, work, isUnsaved, error, save, cancel, take } = useProfileForm(
    settings,
    put,
  );
  const email = useRef<HTMLInputElement>(null);
  const isEmailFault = isAboutEmail(error);
  useEffect(() => {
    if (isEmailFault) email.current?.focus();
  }, [isEmailFault]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          maxLength={LIMITS.nameMaxLength}
          value={fields.name}
          onValue={(name) => change({ name })}
          fault={null}
        />
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.emailMaxLength}
          ref={email}
          value={fields.email}
          onValue={(address) => change({ email: address })}
          fault={isEmailFault ? error : null}
        />
        <TextField
          label="Phone Number"
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={LIMITS.phoneMaxLength}
          value={fields.phone}
          onValue={(phone) => change({ phone })}
          fault={null}
        />
        <TextField
          label="Location"
          name="location"
          maxLength={LIMITS.personLocationMaxLength}
          value={fields.location}
          onValue={(location) => change({ location })}
          fault={null}
        />
      </div>
      <div role="status">
        {stored.pending_email ? (
          <PendingAddress
            pending={stored.pending_email}
            present={stored.email}
            isDemo={isDemo}
            takeBack={takeBackAddress}
            onTakenBack={(answer) => {
              take(answer);
              // Its button is gone, and with it the focus.
              email.current?.focus();
            }}
          />
        ) : null}
      </div>
      <NotificationPreferences fields={fields} onChange={change} />
      {error && !isEmailFault ? (
        <p role="alert" className="callout" data-tone="bad">
          {error} What you typed is still here.
        </p>
      ) : null}
      <div className={`actions ${styles.actions}`}>
        <Button kind="secondary" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" isBusy={work === 'saving'}>
          {work === 'saving' ? 'Saving...' : 'Save Changes'}
        </Button>
        <p role="status" className={styles.done}>
          {work === 'saved' ? 'Profile updated successfully!' : null}
        </p>
        {isUnsaved && work === 'none' ? <p>Not saved yet</p> : null}
      </div>
    </form>
  );
}
