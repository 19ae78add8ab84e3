import { getAts, type Source } from '../ats.ts';

/** "Acme’s GreenhouseIO board", "Siemens’ Workday board", "a Lever board" */
export function toBoardName(company: string | null, source: Source): string {
  const { label } = getAts(source);
  if (!company) return `${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label} board`;
  return `${company}${/s$/i.test(company) ? '’' : '’s'} ${label} board`;
}
