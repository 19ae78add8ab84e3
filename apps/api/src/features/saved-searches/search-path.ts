import type { SavedQuery } from '@firsthand/contracts';

/** Filters that the site's addresses call as the API does. */
const SAME = [
  ...(['q', 'country', 'location', 'city', 'state', 'zip', 'source', 'posted_within', 'work_mode'] as const),
  ...(['employment_type', 'pay_stated', 'pay_min', 'pay_currency', 'eligible_from', 'seniority'] as const),
  ...(['years', 'skill', 'visa', 'company', 'language', 'occupation', 'shift'] as const),
  ...(['literal', 'not_understood'] as const),
];

/**
 * The page that shows a kept search, the newest first, with a line where begins what was there at `since`:
 * `/search?q=nurse&sort=newest&since=…`.
 */
export function toSearchPath(query: SavedQuery, since: Date): string {
  const read = (name: string) => String(query[name] ?? '').trim();
  const parameters = new URLSearchParams();
  for (const name of SAME) if (read(name) !== '') parameters.set(name, read(name));
  for (const [name, value] of Object.entries(toPlace(read('near'), read('radius_km'))))
    parameters.set(name, value);
  const remote = read('isRemote').toLowerCase();
  if (remote !== '') parameters.set('remote', ['true', 'yes', '1'].includes(remote) ? 'yes' : 'no');
  parameters.set('sort', 'newest');
  parameters.set('since', since.toISOString());
  return `/search?${parameters.toString()}`;
}

/** "Austin, TX" within 40 km → city, state and radius; what has digits is a postal code. */
function toPlace(near: string, radiusKm: string): Record<string, string> {
  if (near === '') return {};
  const radius = { radius: String(Math.round(Number(radiusKm || '40'))) };
  if (/\d/.test(near)) return { zip: near, ...radius };
  const [city = '', ...region] = near.split(',').map((part) => part.trim());
  return { city, ...(region.length > 0 && { state: region.join(', ') }), ...radius };
}
