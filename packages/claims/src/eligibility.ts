import type { Claim, Place } from '@firsthand/contracts';
import { findCountries } from './country-names.ts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** What may stand between the work and "anywhere": others who are everywhere may not. */
const FREELY =
  '(?:fully |100% |remotely |and work |or live |from |people |candidates |talent |employees |engineers |the best |team members |located |be )';
const WORLDWIDE = new RegExp(
  `\\b(?:(?:work(?:ing)?|live|be based|be located|remote(?:ly)?|we (?:only |can |also )?(?:hire|employ|recruit)|we(?:['’]re| are) hiring|open to (?:candidates|applicants|people)) ${FREELY}{0,4}?(?:anywhere in the world|from anywhere(?! in (?!the world)| within)|worldwide|globally|around the (?:world|globe))|remote[ ,(–-]+(?:worldwide|global(?:ly)?|anywhere(?! in)))`,
  'i',
);
/** What lasts for a while is a perk: "for up to a month", "30 days a year". */
const FOR_A_WHILE =
  /\b(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve|several|some|few|couple of|per|each|every)[ -](?:working |calendar |business |consecutive |full )?(?:days?|weeks?|months?|year|annum)\b|\b(?:summer|temporar\w+|workations?|occasional\w*|annually|short[- ]term|from time to time)\b/i;
/** How those work who are there already. */
const COLLEAGUES =
  /\bour (?:[a-z]+ ){0,2}(?:teams?|people|colleagues|engineers|employees|staff|workforce|members)\b|\b(?:colleagues|teammates|coworkers)\b/i;
/** Where somebody has to live, however often they come to see us. */
const MUST_LIVE =
  /\b(?:must|need to|required to|have to) (?:[a-z]+ ){0,2}(?:based|located|live|living|reside|residing|resident)\b/i;
/** Sentences about where people may live or work. */
const OPEN_TO =
  /\b(?:(?:must|need to|required to|have to|should|can|may) (?:currently |permanently |physically )?(?:be |)(?:based|located|live|living|reside|residing|resident)|(?:based|located|residing|living|reside|live|resident) in (?:one of )?(?:the following|any of)|(?:open|available|limited|restricted) (?:only )?to (?:[a-zß-ÿ]+ ){0,3}?(?:candidates|applicants|residents|people|individuals|those|anyone|talent)|only (?:hire|hiring|accept[a-zß-ÿ]*|consider[a-zß-ÿ]*) (?:[a-zß-ÿ]+ ){0,4}?(?:in|from|based|located)|we (?:can )?(?:only )?(?:hire|employ) (?:[a-zß-ÿ]+ ){0,3}?(?:in|from)|(?:work|position|role|job)(?: is)?(?: fully| 100%)? remote(?:ly)? (?:from )?(?:anywhere )?(?:with)?in|remote (?:from )?(?:anywhere )?(?:with)?in|remote[ ,]*[(–-] ?|work(?:ing)? from (?:anywhere|home) (?:with)?in|eligible (?:locations|countries|to work remotely)|anywhere in|from your (?:own )?home in|^remote (?:from|across) |^(?:job |work )?location: (?=.{2,40}\bremote\b)|\b(?:work|dial in|log in) (?:remotely )?from (?=[a-z]+(?:,| or | and |[.]?$))|(?:remot[oa]|full remote|télétravail|teletrabajo|teletrabalho|op afstand|zdaln[a-zß-ÿ]*)(?![a-zß-ÿ])[^.;]{0,40}?(?<![a-zß-ÿ])(?:in|en|de|do|em|dans|desde|depuis|vanuit|innerhalb|z|w)(?![a-zß-ÿ]))/i;
/** Permits, benefits, travel, customers and offices are not where people may live. */
const OTHER =
  /\b(?:authori[sz]\w+|right to work|citizen\w*|visa|sponsor\w*|offices?|headquarter\w*|customers?|clients?|founded|travel|market|entity|subsidiar\w*|not (?:open|available|eligible|accept\w*|hir\w*|consider\w*)|cannot|unable|except|exclud\w*|outside)\b|\?/i;

/**
 * The countries from which a remote job can be done, as far as a sentence says so: "Candidates must be based in Canada
 * or the US." Regions whose borders nobody agrees on ("Europe", "LATAM") say nothing. Null when no sentence does.
 * "Anywhere" in a text says no more than a place that is a country: "Remote - US".
 */
export function readEligibility(
  passages: readonly Passage[],
  places: readonly Pick<Place, 'country' | 'city'>[] = [],
): Claim<readonly string[] | 'worldwide'> | null {
  const isOfCountry = places.some(({ country, city }) => country !== null && city === null);
  for (const passage of passages) {
    const { text, section } = passage;
    if (section === 'company' || section === 'offered' || section === 'legal') continue;
    if (
      !/\b(?:remot[eoa]|télétravail|teletrab|afstand|zdaln|from your|from anywhere|based|located|resid|live|living|anywhere|worldwide|hire|open to|countries)/i.test(
        text,
      )
    )
      continue;
    if (OTHER.test(text)) continue;
    const isForAWhile = FOR_A_WHILE.test(text);
    if (isForAWhile && !MUST_LIVE.test(text)) continue;
    if (!isForAWhile && !isOfCountry && !COLLEAGUES.test(text) && WORLDWIDE.test(text))
      return { value: 'worldwide', evidence: toEvidence(passage) };
    const opening = OPEN_TO.exec(text);
    if (!opening) continue;
    const found = findCountries(text.slice(opening.index));
    if (found.length > 0) return { value: found, evidence: toEvidence(passage) };
  }
  return null;
}
