import { toCountryName, type Claim } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** Names that no list of official ones holds, and groups whose members are fixed. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...{
    us: ['US'],
    'u.s.': ['US'],
    usa: ['US'],
    'u.s.a.': ['US'],
    america: ['US'],
    uk: ['GB'],
    'u.k.': ['GB'],
  },
  ...{
    'great britain': ['GB'],
    england: ['GB'],
    scotland: ['GB'],
    wales: ['GB'],
    holland: ['NL'],
    turkey: ['TR'],
  },
  ...{ 'czech republic': ['CZ'], uae: ['AE'], deutschland: ['DE'], österreich: ['AT'], schweiz: ['CH'] },
  dach: ['DE', 'AT', 'CH'],
  eu: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
  'european union': 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
    ' ',
  ),
};
/** Names of countries that are names of other places or people as well, and codes that others stand for today. */
const LEFT_OUT = new Set('GE JO TD JE GU GG ML IM MC UK FX BU CS DD DY HV NH RH SU TP YD YU ZR'.split(' '));

let countries: { pattern: RegExp; codes: ReadonlyMap<string, readonly string[]> } | undefined;

/** Made when first needed: the names of all countries. */
function listCountries() {
  if (countries) return countries;
  const codes = new Map<string, readonly string[]>(Object.entries(OTHER_NAMES));
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = toCountryName(code);
      if (name !== undefined && name !== code && !LEFT_OUT.has(code) && !OTHER_NAMES[name.toLowerCase()]) {
        codes.set(name.toLowerCase(), [code]);
      }
    }
  }
  // Names of which "EU", "UN" and the like have codes are no countries.
  for (const name of ['european union', 'eurozone', 'united nations'])
    if (!OTHER_NAMES[name]) codes.delete(name);
  const names = [...codes.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.()]/gu, '\\$&'));
  countries = { pattern: new RegExp(`(?<![a-zß-ÿ])(?:${names.join('|')})(?![a-zß-ÿ])`, 'gi'), codes };
  return countries;
}

const WORLDWIDE =
  /\b(?:(?:work(?:ing)?|hir(?:e|ing)|live|based|remote(?:ly)?|open to (?:candidates|applicants|people)) (?:[a-zß-ÿ]+ ){0,3}?(?:anywhere in the world|from anywhere(?! in (?!the world)| within)|worldwide|globally|around the (?:world|globe))|remote[ ,(–-]+(?:worldwide|global(?:ly)?|anywhere(?! in)))/i;
/** Sentences about where people may live or work. */
const OPEN_TO =
  /\b(?:(?:must|need to|required to|have to|should|can|may) (?:currently |permanently |physically )?(?:be |)(?:based|located|live|living|reside|residing|resident)|(?:based|located|residing|living|reside|live|resident) in (?:one of )?(?:the following|any of)|(?:open|available|limited|restricted) (?:only )?to (?:[a-zß-ÿ]+ ){0,3}?(?:candidates|applicants|residents|people|individuals|those|anyone|talent)|only (?:hire|hiring|accept[a-zß-ÿ]*|consider[a-zß-ÿ]*) (?:[a-zß-ÿ]+ ){0,4}?(?:in|from|based|located)|we (?:can )?(?:only )?(?:hire|employ) (?:[a-zß-ÿ]+ ){0,3}?(?:in|from)|(?:work|position|role|job)(?: is)?(?: fully| 100%)? remote(?:ly)? (?:from )?(?:anywhere )?(?:with)?in|remote (?:from )?(?:anywhere )?(?:with)?in|remote[ ,]*[(–-] ?|work(?:ing)? from (?:anywhere|home) (?:with)?in|eligible (?:locations|countries|to work remotely)|anywhere in)/i;
/** Permits, benefits, travel, customers and offices are not where people may live. */
const OTHER =
  /\b(?:authori[sz]\w+|right to work|citizen\w*|visa|sponsor\w*|offices?|headquarter\w*|customers?|clients?|founded|travel|market|entity|subsidiar\w*|not (?:open|available|eligible|accept\w*|hir\w*|consider\w*)|cannot|unable|except|exclud\w*|outside)\b|\?/i;

/**
 * The countries from which a remote job can be done, as far as a sentence says so: "Candidates must be based in Canada
 * or the US." Regions whose borders nobody agrees on ("Europe", "LATAM") say nothing. Null when no sentence does.
 */
export function readEligibility(passages: readonly Passage[]): Claim<readonly string[] | 'worldwide'> | null {
  for (const passage of passages) {
    const { text, section } = passage;
    if (section === 'company' || section === 'offered' || section === 'legal') continue;
    if (!/\b(?:remote|based|located|resid|live|living|anywhere|worldwide|hire|open to|countries)/i.test(text))
      continue;
    if (OTHER.test(text)) continue;
    if (WORLDWIDE.test(text)) return { value: 'worldwide', evidence: toEvidence(passage) };
    const opening = OPEN_TO.exec(text);
    if (!opening) continue;
    const found = findCountries(text.slice(opening.index));
    if (found.length > 0) return { value: found, evidence: toEvidence(passage) };
  }
  return null;
}

function findCountries(text: string): string[] {
  const { pattern, codes } = listCountries();
  return [
    ...new Set(
      Array.from(text.matchAll(pattern), ([name]) =>
        // "us" is a word; only the capitals are the country.
        /^(?:us|eu|uk|dach)$/i.test(name) && name !== name.toUpperCase()
          ? []
          : (codes.get(name.toLowerCase()) ?? []),
      ).flat(),
    ),
  ].sort();
}
