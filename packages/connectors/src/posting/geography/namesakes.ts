import { foldName } from './countries.ts';
import { isOwnCode } from './own-codes.ts';
import { isSite } from './place-words.ts';
import { findState, isStateCode } from './states.ts';
import { weighTown } from './towns.ts';

/** Towns of the US with a country's name that a field "United States" beside them is enough for. */
const TOWNS = new Set(
  (
    'lebanon|peru|cuba|norway|jordan|holland|jamaica|panama|palestine|jersey|guernsey|cyprus|macedonia|angola|malta|' +
    'saint lucia|saint vincent|dominica|grenada'
  ).split('|'),
);

/** So telling, a town with a state's name is one of the country beside it. */
const TOWN_OF_ITS_OWN = 20_000;

/** Whether a piece can only be a state of the US when it stands beside the name of this country. */
function isAmericanState(piece: string, country: string): boolean {
  if (/^[A-Z]{2}$/.test(piece)) {
    const isOwn = piece === country || isStateCode(piece, country) || isOwnCode(piece, country);
    return isStateCode(piece, 'US') && !isOwn;
  }
  const isOwn = weighTown(piece, country) >= TOWN_OF_ITS_OWN || findState(piece, country) !== undefined;
  return piece.length > 3 && findState(piece, 'US') !== undefined && !isOwn;
}

/** "St Lucia Campus", "Lebanon Store": the name of a small country before a building is rather a place of its own. */
export function isNamesakeOfSite(name: string, rest: string): boolean {
  const isOffice = /\b(?:offices?|hq|headquarters)\b/i.test(rest);
  return TOWNS.has(foldName(name).replace(/^st /, 'saint ')) && isSite(rest) && !isOffice;
}

/** "Peru, IN", "Lebanon, New Hampshire": a country's name in the place of a town, before a state of the US. */
export function isTownBeforeState(pieces: readonly string[], country: string, hint: string | null): boolean {
  const last = pieces.at(-1) ?? '';
  return isOpenToAmerica(country, hint) && pieces.length > 1 && isAmericanState(last, country);
}

/** "US-IN-Peru", and "IN - Peru" where a field says United States. */
export function isTownBehindState(pieces: readonly string[], country: string, hint: string | null): boolean {
  const [first = '', second = ''] = pieces;
  const isAfterCountry = pieces.length === 3 && /^(?:USA?|united states)$/i.test(first);
  if (isAfterCountry) return isOpenToAmerica(country, hint) && isAmericanState(second, country);
  return pieces.length === 2 && hint === 'US' && country !== 'US' && isAmericanState(first, country);
}

/** "Lebanon" where a field says United States. Of larger countries the name itself is likelier than the town. */
export function isTownByField(pieces: readonly string[], country: string, hint: string | null): boolean {
  return pieces.length === 1 && hint === 'US' && country !== 'US' && TOWNS.has(foldName(pieces[0] ?? ''));
}

function isOpenToAmerica(country: string, hint: string | null): boolean {
  return country !== 'US' && (hint === null || hint === 'US');
}
