import { FILTER_COUNTRIES, LIMITS, toCountryName } from '@firsthand/contracts/light';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import { COMPANIES_PATH, toCompaniesAddress, type CompaniesState } from './companies-address.ts';
import styles from './companies-form.module.css';

/** Narrows the directory; whatever is asked for begins at page 1. It works without scripts. */
export function CompaniesForm({ state }: { state: CompaniesState }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(state);
  const [fields, setFields] = useState({ q: state.q, country: state.country });
  if (toCompaniesAddress(known) !== toCompaniesAddress(state)) {
    setKnown(state);
    setFields({ q: state.q, country: state.country });
  }
  const change = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  useEarlyInput(form, fields, change);

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(toCompaniesAddress({ ...fields, q: fields.q.trim(), page: 1 }), {
      preventScrollReset: true,
    });
  }

  return (
    <search>
      <form ref={form} action={COMPANIES_PATH} className={styles.form} onSubmit={submit}>
        <TextField
          label="Name"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIMITS.companyNameMaxLength}
          value={fields.q}
          onValue={(q) => change({ q })}
          className={styles.name}
        />
        <SelectField
          label="With open jobs in"
          name="country"
          value={fields.country}
          onValue={(country) => change({ country })}
          className={styles.country}
        >
          <option value="">Any country</option>
          {toCountries(state.country).map((country) => (
            <option key={country} value={country}>
              {toCountryName(country) ?? country}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="primary">
          Search
        </Button>
      </form>
    </search>
  );
}

/** Those of the search's filter, and the one that an address names besides. */
function toCountries(chosen: string): string[] {
  const isOther = chosen !== '' && !(FILTER_COUNTRIES as readonly string[]).includes(chosen);
  return [...FILTER_COUNTRIES, ...(isOther ? [chosen] : [])];
}
