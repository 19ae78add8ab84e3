import type { CreateAccessTokenRequest } from '@firsthand/contracts';
import { ACCESS_SCOPES, DAY_MS, LIMITS, type AccessScope } from '@firsthand/contracts/light';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useKeptState } from '../../../lib/saving/use-kept-state.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { EXPIRY_DAYS } from './scope-words.ts';
import styles from './access-tokens.module.css';

interface CreateTokenFormProps {
  /** What a link to this page has filled in. */
  preset: { name: string; scopes: readonly AccessScope[] };
  create: (token: CreateAccessTokenRequest) => Promise<void>;
  onCancel: () => void;
}

export function CreateTokenForm({ preset, create, onCancel }: CreateTokenFormProps) {
  const { value: name, change: setName, forget } = useKeptState('access-token', preset.name);
  const [scopes, setScopes] = useState(preset.scopes);
  const [days, setDays] = useState('90');
  const [nameFault, setNameFault] = useState<string | null>(null);
  const { isBusy, error, run } = useAction(async () => {
    await create({
      name: name.trim(),
      // Every other scope includes reading.
      scopes: scopes.length > 0 ? ACCESS_SCOPES.filter((scope) => scopes.includes(scope)) : ['read'],
      expires_at: days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
    });
    forget();
  }, 'The access token could not be created. Please try again.');

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = name.trim() === '' ? 'Please name what the token is for.' : null;
    setNameFault(fault);
    if (fault === null) void run();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="What it is for"
        name="token_name"
        autoComplete="off"
        required
        maxLength={LIMITS.accessTokenNameMaxLength}
        value={name}
        onValue={(value) => {
          setName(value);
          setNameFault(null);
        }}
        hint="Your own words, to know it by in the list."
        fault={nameFault}
      />
      <ScopeChoice scopes={scopes} onChange={setScopes} />
      <SelectField label="Ends" name="token_days" value={days} onValue={setDays}>
        {EXPIRY_DAYS.map((count) => (
          <option key={count} value={String(count)}>
            After {count} days
          </option>
        ))}
        <option value="">Not until I revoke it</option>
      </SelectField>
      <FormFault text={error} />
      <DialogActions>
        <Button
          kind="secondary"
          disabled={isBusy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {isBusy ? 'Creating...' : 'Create'}
        </Button>
      </DialogActions>
    </form>
  );
}
