import type { Claim, Place } from '@firsthand/contracts';
import { findCountries } from './country-names.ts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** What may stand between the work and "anywhere": others who are everywhere may not. */
const FREELY =
  '(?:fully |100% |remotely |and work |or live |from |people |candidates |talent |employees |engineers |the best |team members |located |be )';
const WORLDWIDE = new RegExp(
  `\\b(?:(?:work(?:ing)?|live|be based|be located|remote(?:ly)?|we (?:only |can |also )?(?:hire|employ|recruit)|we(?:['’]re| are) hiring|open to (?:candidates|applicants|people)) ${FREELY}{0,4}?(?:anywhere in the world|from anywhere(?! in (?!the world)| within)|worldwide|globally|around the (?:world|globe))|remote[ ,(–-]+(?:worldwide|global(?:ly)?|anywhere(?! in)|(?:work )?(?:from|in) any country(?! (?:in|of|within|where)\\b)))|^(?:from|in) any country(?= in the world|[.,;]|$)`,
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
/** What is no perk though it stands among what is offered. */
const FIRMLY = new RegExp(
  `${MUST_LIVE.source}|(?<![a-zß-ÿ])(?:solange|as long as|so long as|tant que|siempre que|mientras|zolang|så länge|o ile)(?![a-zß-ÿ])|^(?:100 ?% |fully |praca |w 100 ?% |pełni )*(?:remote|télétravail|teletrabajo|zdaln[a-zß-ÿ]*)(?![a-zß-ÿ])(?!.*\\b(?:days?|jours?|días?|dni)\\b)`,
  'i',
);
/** Sentences about where people may live or work. */
const OPEN_TO =
  /^(?=[a-z .]{2,30} residents only\b)|\b(?:(?:must|need to|required to|have to|should|can|may) (?:currently |permanently |physically )?(?:be |)(?:based|located|live|living|reside|residing|resident)|(?:based|located|residing|living|reside|live|resident) in (?:one of )?(?:the following|any of)|(?:open|available|limited|restricted) (?:only )?to (?:[a-zß-ÿ]+ ){0,3}?(?:candidates|applicants|residents|people|individuals|those|anyone|talent)|only (?:hire|hiring|accept[a-zß-ÿ]*|consider[a-zß-ÿ]*) (?:[a-zß-ÿ]+ ){0,4}?(?:in|from|based|located)|we (?:(?:can )?(?:only )?hire|can (?:only )?employ|only employ) (?:[a-zß-ÿ]+ ){0,3}?(?:in|from)|(?:work|position|role|job)(?: is)?(?: fully| 100%)? remote(?:ly)? (?:from )?(?:anywhere )?(?:with)?in|remote (?:from )?(?:anywhere )?(?:with)?in|remote[ ,]*[(–-] ?|work(?:ing)? from (?:anywhere|home) (?:with)?in|(?:work(?:ing)?|live|dial in|log in) (?:remotely )?from (?:wherever|anywhere) (?:(?:you|they) (?:like|want|please|live|choose|are|wish|prefer)|suits(?: you)?) (?:with)?in|wo (?:immer )?(?:du|sie) (?:willst|möchtest|wollen|möchten)[^.;]{0,12} (?:in|innerhalb)|où (?:vous voulez|tu veux|bon vous semble) en|(?:desde )?donde (?:quieras|prefieras) (?:en|dentro de)|waar je (?:maar )?wil(?:t)? in|var du vill i|hvor du vil i|eligible (?:locations|countries|to work remotely)|anywhere in|work from (?:any of|one of|the following)|from your (?:own )?home in|(?:candidates|applicants|people) (?:only )?(?:from|in) (?=[a-z .,]{2,40} only\b)|remote (?:aus|vanuit)|contratamos (?:apenas |só )?(?:no|na|em)|z terenu|von überall in|wohnsitz in|wohnhaft in|wohn(?:st|en) in|ovunque (?:tu sia )?in|residen[a-zß-ÿ]+ (?:in|en|em)|résid[a-zß-ÿ]+ (?:fiscale |habituelle )?en|any (?:u\.?s\.? |us )?state|^(?:all|any of the) (?:50|fifty) (?:u\.?s\.? )?states|^(?:applicants|candidates|you|people|employees) (?:must|need to|have to|should) (?:currently )?(?:live|reside|be resident|be based|be living|be located) (?:with)?in|^open to (?=[A-Z][a-z]+,)|habit[a-zß-ÿ]+ en|vivir en|(?:mora[a-zß-ÿ]*|vive[a-zß-ÿ]*|reside[a-zß-ÿ]*) (?:no|na|em|en|in)|cualquier (?:lugar|parte|punto) de|qualquer lugar d[oae]|n[’']importe où en|partout en|(?:solange (?:du|sie|er|es|dein[a-zß-ÿ]*|ihr[a-zß-ÿ]*)|(?:as|so) long as (?:you[a-z’']*|it|this|that)|tant que (?:vous|tu|c[’'])|(?:siempre que|mientras) (?:vivas|residas|estés|sea)|zolang (?:je|het|u)|så länge (?:du|det)|o ile)(?: [a-zß-ÿ’']+){0,4}? (?:in|en|i|w)(?= )|arbeitsort [^.;]{0,30}(?:in|innerhalb)|woonachtig in|woont in|overal in|bosatt i|var som helst i|bopæl i|hvor som helst i|dowolnego miejsca w|cał(?:ej|ym) (?=pols)|^remote (?:from|across) |^(?:job |work )?location: (?=.{2,40}\bremote\b)|\b(?:work|dial in|log in) (?:remotely )?from (?=[a-z]+(?:,| or | and |[.]?$))|(?:remot[oa]|full remote|télétravail|teletrabajo|teletrabalho|op afstand|zdaln[a-zß-ÿ]*)(?![a-zß-ÿ])[^.;]{0,40}?(?<![a-zß-ÿ])(?:in|en|de|do|em|dans|desde|depuis|vanuit|innerhalb|z|w)(?![a-zß-ÿ]))/i;
/** Permits, benefits, travel, customers and offices are not where people may live. */
const OTHER =
  /\b(?:authori[sz]\w+|right to work|(?:entitled|eligible|permitted|allowed) to work(?! (?:from|remotely))|work rights|droit de travailler|arbeitserlaubnis|aufenthaltstitel|permiso de trabajo|werkvergunning|arbetstillstånd|permesso di|citizen\w*|visa|sponsor\w*|offices?(?!.*\bas long as\b)|headquarter\w*|customers?|clients?|founded|travel|market|entity|subsidiar\w*|not (?:open|available|eligible|accept\w*|hir\w*|consider\w*)|cannot|unable|except|exclud\w*|outside)\b|\?/i;

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
    if (['company', 'legal'].includes(passage.section)) continue;
    if (passage.section === 'offered' && !FIRMLY.test(passage.text)) continue;
    // What stands behind a semicolon is another sentence: "… residing in the US; we hold two offsites a year".
    for (const text of passage.text.split(';')) {
      const value = readSentence(text, isOfCountry);
      if (value !== null) return { value, evidence: toEvidence(passage) };
    }
  }
  return null;
}

/** Without one of these words a sentence says nothing of where people may live. */
const MAY_SAY =
  /\b(?:remot[eoa]|télétravail|teletrab|afstand|zdaln|from your|from anywhere|based|located|resid|live|living|anywhere|worldwide|hire|open to|countries|work from|wherever|wo (?:immer )?(?:du|sie)|où (?:tu|vous)|donde|waar je|var du|hvor du|(?:only|can) employ|residents|candidates|applicants|arbeitsort|any country|as long as|so long as|solange|tant que|siempre que|mientras|zolang|så länge|o ile|contratamos|von überall|wohn|ovunque|résid|habit|mora|vive|vivir|any state|u\.?s\.? state|fifty states|50 states|cualquier|qualquer|importe où|partout|woon|overal|bosatt|bopæl|som helst|zdal|miejsca)/i;

/** Where people may not live: "any U.S. state except California and New York". */
const EXCEPTED =
  /(?<=[\s,(–-])(?:with the exceptions? of|except(?:ing)?(?: for| in)?|excluding|excl\.|exclusive of|other than|apart from|aside from|but not|not including|besides|außer|ausgenommen|mit ausnahme|sauf|hormis|à l['’]exception|excepto|salvo|a excepción|con excepción|tranne|eccetto|exceto|com exceção|behalve|uitgezonderd|utom|undtagen|oprócz|z wyjątkiem)(?![a-zß-ÿ]).*$/iu;

function readSentence(sentence: string, isOfCountry: boolean): readonly string[] | 'worldwide' | null {
  const text = sentence.replace(EXCEPTED, '');
  if (!MAY_SAY.test(text) || OTHER.test(text)) return null;
  const isForAWhile = FOR_A_WHILE.test(text);
  if (isForAWhile && !MUST_LIVE.test(text)) return null;
  if (!isForAWhile && !isOfCountry && !COLLEAGUES.test(text) && WORLDWIDE.test(text)) return 'worldwide';
  const opening = OPEN_TO.exec(text);
  const found = opening === null ? [] : findCountries(text.slice(opening.index));
  return found.length > 0 ? found : null;
}
