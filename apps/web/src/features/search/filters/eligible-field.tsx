import { FILTER_COUNTRIES, toFilterCountryName, type SearchState } from '@firsthand/contracts/light';
import { SelectField } from '../../../components/field.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { isRemoteWanted } from './remote-choice.ts';
import styles from './filter-fields.module.css';

interface EligibleFieldProps {
  fields: SearchState;
  formId: string;
  onApply: (fields: Partial<SearchState>) => void;
}

/** Where somebody is for whom a remote job must be open; its place may be another. There once remote jobs are asked for. */
export function EligibleField({ fields, formId, onApply }: EligibleFieldProps) {
  const isHydrated = useHydrated();
  const chosen = fields.eligible_from;
  const isAsked = chosen !== '' || isRemoteWanted(fields);
  if (isHydrated && !isAsked) return null;
  const offered = [...new Set([...FILTER_COUNTRIES, ...(chosen === '' ? [] : [chosen])])];
  return (
    <SelectField
      label="Open to people in"
      name="eligible_from"
      className={isAsked ? undefined : styles.unscripted}
      form={formId}
      value={chosen}
      onValue={(country) => onApply({ eligible_from: country })}
    >
      <option value="">Any country</option>
      {offered.map((code) => (
        <option key={code} value={code}>
          {toFilterCountryName(code)}
        </option>
      ))}
    </SelectField>
  );
}
