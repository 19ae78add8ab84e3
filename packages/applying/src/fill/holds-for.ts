import type { FormField } from '@firsthand/contracts';
import { namesItsCountry } from '../sensitive/country-words.ts';

/**
 * Whether an answer holds for one country alone: of the right to work, unless the question itself names the country. "Do
 * you need a visa?" asks something else in the next country.
 */
export function holdsForOneCountry({ label, sensitive }: Pick<FormField, 'label' | 'sensitive'>): boolean {
  return sensitive === 'work-permission' && !namesItsCountry(label);
}
