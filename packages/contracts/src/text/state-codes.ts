import { fold } from './fold.ts';
import { STATES } from './state-names.ts';

const codesByName = new Map<string, { country: string; code: string }[]>();
for (const { country, code, name } of STATES) {
  codesByName.set(fold(name), [...(codesByName.get(fold(name)) ?? []), { country, code }]);
}

/** The countries whose states have codes. */
export const STATE_COUNTRIES = [...new Set(STATES.map((state) => state.country))];

/** `('texas', 'US')` → "TX". Without a country only when one country alone has a state of that name. */
export function findStateCode(name: string, country: string | null): string | undefined {
  const found = (codesByName.get(fold(name)) ?? []).filter(
    (state) => country === null || country === '' || state.country === country.toUpperCase(),
  );
  return found.length === 1 ? found[0]?.code : undefined;
}
