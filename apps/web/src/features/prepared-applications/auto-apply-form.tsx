import type { AutoApply, JobProfile } from '@firsthand/contracts';
import { FILTER_COUNTRIES, LIMITS } from '@firsthand/contracts/light';
import { useId, useState, type ReactNode } from 'react';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import { toCountryName } from '../../lib/bookmark-words.ts';
import { useAction } from '../../lib/use-action.ts';
import { findFault, toFields, toRequest, type AutoApplyFields } from './auto-apply-fields.ts';
import type { DraftCalls } from './draft-calls.ts';
import styles from './prepared-page.module.css';

interface AutoApplyFormProps {
  settings: AutoApply | null;
  profiles: readonly JobProfile[];
  calls: DraftCalls;
  onSaved: (settings: AutoApply | null) => void;
}

function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

export function AutoApplyForm({ settings, profiles, calls, onSaved }: AutoApplyFormProps) {
  const id = useId();
  const [fields, setFields] = useState(() => toFields(settings, profiles));
  const [fault, setFault] = useState<string | null>(null);
  const change = (changes: Partial<AutoApplyFields>) => {
    setFault(null);
    setFields((current) => ({ ...current, ...changes }));
  };
  const saving = useAction(
    async () => onSaved(await calls.saveAutoApply(toRequest(fields))),
    'Auto-apply could not be saved. Please try again.',
  );
  const removing = useAction(async () => {
    await calls.removeAutoApply();
    onSaved(null);
    setFields(toFields(null, profiles));
  }, 'Auto-apply could not be removed. Please try again.');

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = findFault(fields);
        setFault(found);
        if (!found) void saving.run();
      }}
    >
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={fields.enabled}
          onChange={(event) => change({ enabled: event.target.checked })}
        />
        Prepare applications for new jobs
      </label>
      <div className={styles.fields}>
        <Field label="Search for" id={`${id}-q`}>
          <input
            id={`${id}-q`}
            className={fieldStyles.control}
            maxLength={LIMITS.searchQueryMaxLength}
            autoComplete="off"
            value={fields.q}
            onChange={(event) => change({ q: event.target.value })}
          />
        </Field>
        <Field label="Place (optional)" id={`${id}-place`}>
          <input
            id={`${id}-place`}
            className={fieldStyles.control}
            maxLength={LIMITS.personLocationMaxLength}
            autoComplete="off"
            value={fields.location}
            onChange={(event) => change({ location: event.target.value })}
          />
        </Field>
        <Field label="Country" id={`${id}-country`}>
          <select
            id={`${id}-country`}
            className={fieldStyles.select}
            value={fields.country}
            onChange={(event) => change({ country: event.target.value })}
          >
            <option value="">Any country</option>
            {FILTER_COUNTRIES.map((country) => (
              <option key={country} value={country}>
                {toCountryName(country)}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Remote Work" id={`${id}-remote`}>
          <select
            id={`${id}-remote`}
            className={fieldStyles.select}
            value={fields.remote}
            onChange={(event) => change({ remote: toRemote(event.target.value) })}
          >
            <option value="">Remote or not</option>
            <option value="yes">Remote only</option>
            <option value="no">Not remote</option>
          </select>
        </Field>
        <Field label="Job profile" id={`${id}-profile`}>
          <select
            id={`${id}-profile`}
            className={fieldStyles.select}
            value={fields.profileId}
            onChange={(event) => change({ profileId: event.target.value })}
          >
            {profiles.map((profile) => (
              <option key={profile.id} value={profile.id}>
                {profile.profile_name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={`Prepared per day, at most ${LIMITS.autoApplyDailyMax}`} id={`${id}-limit`}>
          <input
            id={`${id}-limit`}
            type="number"
            min={1}
            max={LIMITS.autoApplyDailyMax}
            className={fieldStyles.control}
            value={fields.dailyLimit}
            onChange={(event) => change({ dailyLimit: event.target.value })}
          />
        </Field>
      </div>
      <FormFault text={fault ?? saving.error ?? removing.error} />
      <div className={styles.actions}>
        <button type="submit" className={buttonStyles.primary} aria-disabled={saving.isBusy}>
          {saving.isBusy ? 'Saving...' : 'Save auto-apply'}
        </button>
        {settings ? (
          <button
            type="button"
            className={buttonStyles.secondary}
            aria-disabled={removing.isBusy}
            onClick={() => void removing.run()}
          >
            {removing.isBusy ? 'Removing...' : 'Remove auto-apply'}
          </button>
        ) : null}
      </div>
    </form>
  );
}

function toRemote(value: string): AutoApplyFields['remote'] {
  return value === 'yes' || value === 'no' ? value : '';
}
