import { ATS_TABLE, FILTER_COUNTRIES } from '@firsthand/contracts/light';
import { useId, type ReactNode } from 'react';
import fieldStyles from '../../components/field.module.css';
import { LocationField } from './location-field.tsx';
import { COUNTRY_NAMES, toCountryName, type SearchState } from './search-address.ts';
import styles from './filter-fields.module.css';

interface FilterFieldsProps {
  fields: SearchState;
  formId: string;
  onChange: (fields: Partial<SearchState>) => void;
  onChoosePlace: (fields: Partial<SearchState>) => void;
}

interface SelectFieldProps {
  label: string;
  name: string;
  formId: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function SelectField({ label, name, formId, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        form={formId}
        className={fieldStyles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}

/** An address may search everywhere or in a country the filter does not offer; the select tells the truth then too. */
function CountryOptions({ value }: { value: string }) {
  const isOffered = (FILTER_COUNTRIES as readonly string[]).includes(value);
  return (
    <>
      {isOffered ? null : (
        <option value={value}>{value === '' ? 'Any country' : toCountryName(value)}</option>
      )}
      {FILTER_COUNTRIES.map((code) => (
        <option key={code} value={code}>
          {COUNTRY_NAMES[code]}
        </option>
      ))}
    </>
  );
}

export function FilterFields({ fields, formId, onChange, onChoosePlace }: FilterFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="Country"
        name="country"
        formId={formId}
        value={fields.country}
        onChange={(country) => onChange({ country, location: '', city: '', state: '', zip: '', place: '' })}
      >
        <CountryOptions value={fields.country} />
      </SelectField>
      <LocationField fields={fields} formId={formId} onChange={onChange} onChoose={onChoosePlace} />
      <SelectField
        label="Remote Work"
        name="remote"
        formId={formId}
        value={fields.remote}
        onChange={(remote) => onChange({ remote: remote as SearchState['remote'] })}
      >
        <option value="">Remote?</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <SelectField
        label="Job Source"
        name="source"
        formId={formId}
        value={fields.source}
        onChange={(source) => onChange({ source })}
      >
        <option value="">All sources</option>
        {ATS_TABLE.map((ats) => (
          <option key={ats.code} value={String(ats.code)}>
            {ats.label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
