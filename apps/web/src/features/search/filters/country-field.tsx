import {
  FILTER_COUNTRIES,
  splitValues,
  NO_PLACE,
  toFilterCountryName,
  type SearchState,
} from '@firsthand/contracts/light';
import type { FacetValueView } from '@firsthand/contracts';
import { SelectField } from '../../../components/field.tsx';
import { toFixedOptions, toFoundOptions } from './facets/facet-options.ts';
import { ManyFacet } from './facets/many-facet.tsx';
import styles from './facets/facets.module.css';

interface CountryFieldProps {
  fields: SearchState;
  formId: string;
  /** All countries in which this search finds something without its country; undefined where that is not known. */
  counted: readonly FacetValueView[] | undefined;
  onApply: (fields: Partial<SearchState>) => void;
}

const FIRST_COUNTRIES = 12;
const isOffered = (code: string) => (FILTER_COUNTRIES as readonly string[]).includes(code);

/** Where: one country with the select, or several with the boxes behind it. */
export function CountryField({ fields, formId, counted, onApply }: CountryFieldProps) {
  const { country } = fields;
  const choose = (codes: string) => onApply({ country: codes, ...NO_PLACE });
  const others = (counted ?? []).filter(({ value }) => !isOffered(value));
  const isListed = country === '' || isOffered(country) || others.some(({ value }) => value === country);
  return (
    <>
      <SelectField label="Country" name="country" form={formId} value={country} onValue={choose}>
        <option value="">Any country</option>
        {[...FILTER_COUNTRIES, ...others.map(({ value }) => value)].map((code) => (
          <option key={code} value={code}>
            {toFilterCountryName(code)}
          </option>
        ))}
        {/* Several, or one in which this search finds nothing. */}
        {isListed ? null : <option value={country}>{toFilterCountryName(country)}</option>}
      </SelectField>
      <SeveralCountries {...{ fields, formId, counted }} onChoose={choose} />
    </>
  );
}

interface SeveralProps extends Pick<CountryFieldProps, 'fields' | 'formId'> {
  counted: readonly FacetValueView[] | undefined;
  onChoose: (countries: string) => void;
}

/** Without scripts the select alone says where: the two would contradict each other in what the form sends. */
function SeveralCountries({ fields, formId, counted, onChoose }: SeveralProps) {
  const chosen = splitValues(fields.country);
  const offered = counted
    ? toFoundOptions(counted, chosen, toFilterCountryName)
    : toFixedOptions(FILTER_COUNTRIES, toFilterCountryName, undefined);
  const options = offered.map((option) => ({ ...option, label: toFilterCountryName(option.value) }));
  if (options.length < 2) return null;
  return (
    <div className={styles.scripted}>
      <ManyFacet
        legend="Several countries"
        name=""
        formId={formId}
        options={options}
        list={fields.country}
        chosenCount={chosen.length > 1 ? chosen.length : 0}
        onChange={onChoose}
        firstCount={FIRST_COUNTRIES}
      />
    </div>
  );
}
