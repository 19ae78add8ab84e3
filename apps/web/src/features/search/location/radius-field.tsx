import { type SearchState, listRadii, toNear, toRadiusText } from '@firsthand/contracts/light';
import { SelectField } from '../../../components/field.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import styles from '../filters/filter-fields.module.css';

interface RadiusFieldProps {
  fields: SearchState;
  formId: string;
  onApply: (fields: Partial<SearchState>) => void;
}

/** How far around the place, once there is one; without scripts it can be chosen together with what is typed. */
export function RadiusField({ fields, formId, onApply }: RadiusFieldProps) {
  const isHydrated = useHydrated();
  const { country, radius } = fields;
  const isAround = toNear(fields) !== '';
  if (isHydrated && !isAround) return null;
  const radii = listRadii(country);
  const others = radius === '' || radii.includes(radius) ? [] : [radius];
  return (
    <SelectField
      label="Within"
      name="radius"
      form={formId}
      className={isAround ? undefined : styles.unscripted}
      value={radius}
      onValue={(chosen) => onApply({ radius: chosen })}
    >
      <option value="">Exact place</option>
      {[...radii, ...others].map((km) => (
        <option key={km} value={km}>
          {toRadiusText(km, country)}
        </option>
      ))}
    </SelectField>
  );
}
