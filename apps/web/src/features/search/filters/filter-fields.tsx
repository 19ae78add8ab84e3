import { ATS_TABLE, type SearchState, splitValues, toFilterLabel } from '@firsthand/contracts/light';
import { SelectField } from '../../../components/field.tsx';
import { LocationField } from '../location/location-field.tsx';
import { RadiusField } from '../location/radius-field.tsx';
import { CountryField } from './country-field.tsx';
import { EligibleField } from './eligible-field.tsx';
import { FacetFields, type FacetFieldsProps } from './facets/facet-fields.tsx';
import { chooseRemote, toRemoteChoice } from './remote-choice.ts';

interface FilterFieldsProps extends FacetFieldsProps {
  onChoosePlace: (fields: Partial<SearchState>) => void;
}

export function FilterFields({ onChoosePlace, ...facets }: FilterFieldsProps) {
  const { fields, formId, counts, onChange, onApply } = facets;
  return (
    <div className="form">
      <CountryField {...{ fields, formId, onApply }} counted={counts?.country} />
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
        value={toRemoteChoice(fields)}
        onValue={(remote) => onApply(chooseRemote(fields, remote as SearchState['remote']))}
      >
        <option value="">Remote?</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <EligibleField {...{ fields, formId, onApply }} />
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
        {/* An address may name several. */}
        {fields.source.includes(',') ? (
          <option value={fields.source}>
            {splitValues(fields.source)
              .map((source) => toFilterLabel('source', source))
              .join(' or ')}
          </option>
        ) : null}
      </SelectField>
      <FacetFields {...facets} />
    </div>
  );
}
