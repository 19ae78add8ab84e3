import { isSameCountry } from '@firsthand/contracts';
import { readsSame } from './dom/text.ts';
import { isEmpty, type FieldValue } from './page-field.ts';

/** Whether what stands in a field says what was to go there: phones come back in another spelling, lists with a code behind the country. */
export function saysTheSame(stands: FieldValue, wanted: string | string[]): boolean {
  const [shown, asked] = [stands ?? [], wanted].map((one) => (typeof one === 'string' ? [one] : one));
  if (!shown || !asked || isEmpty(stands) || shown.length !== asked.length) return false;
  return asked.every((one) => shown.some((other) => readsAlike(other, one)));
}

function readsAlike(shown: string, wanted: string): boolean {
  // A month of spin buttons.
  if (shown.replace(/^(\d{4})-(\d{2})$/, '$2/$1') === wanted) return true;
  const [one, other] = [shown, wanted].map((text) => text.replace(/\D/g, ''));
  // The list beside a phone may show the code of the country alone.
  if (/^\+\d{1,4}$/.test(shown.trim()) && /\p{L}/u.test(wanted)) return true;
  const isNumber = /^[\d\s()+.-]{6,}$/.test(wanted);
  if (isNumber && one && other) return one.endsWith(other) || other.endsWith(one);
  if (shown.trim() === wanted.trim() || readsSame(shown, wanted)) return true;
  return readsSame(withoutDialCode(shown), wanted) || isSameCountry(withoutDialCode(shown), wanted);
}

/** `United States +1`, `United States of America (+1)` → the country. */
export function withoutDialCode(text: string): string {
  return text.replace(/(?<!\s)\s*\(?\+\d[\d\s-]*\)?$/, '');
}
