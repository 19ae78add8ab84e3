import type { CreateAccessTokenRequest } from '@firsthand/contracts';
import { ACCESS_SCOPES, DAY_MS, LIMITS, type AccessScope } from '@firsthand/contracts/light';
import { useState } from 'react';
import { FormActions } from '../../../components/form-actions.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { useKeptState } from '../../../lib/saving/use-kept-state.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { EXPIRY_DAYS } from './scope-words.ts';

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
  const { isBusy, error, faultOf, submit, forgetFault } = useForm(
    async () => {
      await create({
        name: name.trim(),
        // Every other scope includes reading.
        scopes: scopes.length > 0 ? ACCESS_SCOPES.filter((scope) => scopes.includes(scope)) : ['read'],
        expires_at: days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
      });
      forget();
    },
    'The access token could not be created. Please try again.',
    () => (name.trim() === '' ? { field: 'token_name', text: 'Please name what the token is for.' } : null),
  );

  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        label="What it is for"
        name="token_name"
        autoComplete="off"
        required
        maxLength={LIMITS.accessTokenNameMaxLength}
        value={name}
        onValue={(value) => {
          setName(value);
          forgetFault();
        }}
        hint="Your own words, to know it by in the list."
        fault={faultOf('token_name')}
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
      <FormActions
        isBusy={isBusy}
        action="Create"
        busyAction="Creating..."
        onCancel={() => {
          forget();
          onCancel();
        }}
      />
    </form>
  );
}
