import { ATS_TABLE, FILTER_COUNTRIES } from '@firsthand/contracts/light';
import { SelectField } from '../../../components/field.tsx';
import { LocationField } from '../location/location-field.tsx';
import { RadiusField } from '../location/radius-field.tsx';
import { COUNTRY_NAMES, NO_PLACE, toFilterCountryName, type SearchState } from '../search-address.ts';
import { FacetFields, type FacetFieldsProps } from './facets/facet-fields.tsx';
import styles from './filter-fields.module.css';

interface FilterFieldsProps extends FacetFieldsProps {
  onChoosePlace: (fields: Partial<SearchState>) => void;
}

/** An address may search everywhere or in a country the filter does not offer; the select tells the truth then too. */
function CountryOptions({ value }: { value: string }) {
  const isOffered = (FILTER_COUNTRIES as readonly string[]).includes(value);
  return (
    <>
      {isOffered ? null : (
        <option value={value}>{value === '' ? 'Any country' : toFilterCountryName(value)}</option>
      )}
      {FILTER_COUNTRIES.map((code) => (
        <option key={code} value={code}>
          {COUNTRY_NAMES[code]}
        </option>
      ))}
    </>
  );
}

export function FilterFields({ onChoosePlace, ...facets }: FilterFieldsProps) {
  const { fields, formId, onChange, onApply } = facets;
  return (
    <div className={styles.fields}>
      <SelectField
        label="Country"
        name="country"
        form={formId}
        value={fields.country}
        onValue={(country) => onApply({ country, ...NO_PLACE })}
      >
        <CountryOptions value={fields.country} />
      </SelectField>
      <LocationField
        fields={fields}
        formId={formId}
        onChange={onChange}
        onChoose={onChoosePlace}
        onClear={onApply}
      />
      <RadiusField fields={fields} formId={formId} onApply={onApply} />
      <SelectField
        label="Remote Work"
        name="remote"
        form={formId}
        value={fields.remote}
        onValue={(remote) => onApply({ remote: remote as SearchState['remote'] })}
      >
        <option value="">Remote?</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <SelectField
        label="Job Source"
        name="source"
        form={formId}
        value={fields.source}
        onValue={(source) => onApply({ source })}
      >
        <option value="">All sources</option>
        {ATS_TABLE.map((ats) => (
          <option key={ats.code} value={String(ats.code)}>
            {ats.label}
          </option>
        ))}
      </SelectField>
      <FacetFields {...facets} />
    </div>
  );
}
