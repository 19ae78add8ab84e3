import type { AutoApply, JobProfile } from '@firsthand/contracts';
import { FILTER_COUNTRIES, LIMITS, toCountryName } from '@firsthand/contracts/light';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useKeptState } from '../../../lib/saving/use-kept-state.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useForm } from '../../../lib/use-form.ts';
import { findFault, toFields, toRequest, type AutoApplyFields } from './auto-apply-fields.ts';
import type { DraftApi } from '../draft-api.ts';
import styles from '../list/prepared-page.module.css';

interface AutoApplyFormProps {
  settings: AutoApply | null;
  profiles: readonly JobProfile[];
  calls: DraftApi;
  onSaved: (settings: AutoApply | null) => void;
}

export function AutoApplyForm({ settings, profiles, calls, onSaved }: AutoApplyFormProps) {
  const {
    value: fields,
    change: setFields,
    reset,
  } = useKeptState('auto-apply', () => toFields(settings, profiles));
  const saving = useForm(
    async () => {
      const { auto_apply: saved } = await calls.saveAutoApply({ body: toRequest(fields) });
      onSaved(saved);
      reset(toFields(saved, profiles));
    },
    'Auto-apply could not be saved. Please try again.',
    () => findFault(fields),
  );
  const change = (changes: Partial<AutoApplyFields>) => {
    saving.forgetFault();
    setFields({ ...fields, ...changes });
  };
  const removing = useAction(async () => {
    await calls.removeAutoApply();
    onSaved(null);
    reset(toFields(null, profiles));
  }, 'Auto-apply could not be removed. Please try again.');

  return (
    <form className="form" noValidate onSubmit={saving.submit}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={fields.enabled}
          onChange={(event) => change({ enabled: event.target.checked })}
        />
        Prepare applications for new jobs
      </label>
      <div className={styles.fields}>
        <TextField
          label="Search for"
          maxLength={LIMITS.autoApplyQueryMaxLength}
          autoComplete="off"
          value={fields.q}
          onValue={(q) => change({ q })}
        />
        <TextField
          label="Place (optional)"
          maxLength={LIMITS.personLocationMaxLength}
          autoComplete="off"
          value={fields.location}
          onValue={(location) => change({ location })}
        />
        <SelectField label="Country" value={fields.country} onValue={(country) => change({ country })}>
          <option value="">Any country</option>
          {FILTER_COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {toCountryName(country) ?? country}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Remote Work"
          value={fields.remote}
          onValue={(remote) => change({ remote: toRemote(remote) })}
        >
          <option value="">Remote or not</option>
          <option value="yes">Remote only</option>
          <option value="no">Not remote</option>
        </SelectField>
        <SelectField
          label="Job profile"
          value={fields.profileId}
          onValue={(profileId) => change({ profileId })}
        >
          {profiles.map((profile) => (
            <option key={profile.id} value={profile.id}>
              {profile.profile_name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={`Prepared per day, at most ${LIMITS.autoApplyDailyMax}`}
          type="number"
          min={1}
          max={LIMITS.autoApplyDailyMax}
          value={fields.dailyLimit}
          onValue={(dailyLimit) => change({ dailyLimit })}
        />
      </div>
      <FormFault text={saving.error ?? removing.error} />
      <div className="actions">
        <Button type="submit" kind="primary" isBusy={saving.isBusy}>
          {saving.isBusy ? 'Saving...' : 'Save auto-apply'}
        </Button>
        {settings ? (
          <Button kind="secondary" isBusy={removing.isBusy} onClick={() => void removing.run()}>
            {removing.isBusy ? 'Removing...' : 'Remove auto-apply'}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function toRemote(value: string): AutoApplyFields['remote'] {
  return value === 'yes' || value === 'no' ? value : '';
}
