import { STATES, splitWords } from '@firsthand/contracts';
import { dropPlaceNames, dropStateCodes, type PlaceNames } from './place-names.ts';
import { dropOffered } from './offered-part.ts';
import { listWorldNames } from './world-names.ts';

const US_STATES = STATES.filter(({ country }) => country === 'US').map(({ name }) => name.toLowerCase());
/** A paragraph the law or the pay department wrote: it comes and goes with the state. */
const LEGAL = new RegExp(
  [
    'equal[ -](?:employment )?opportunit|without regard to|protected veteran|e-?verify|fair chance',
    'reasonable accommodation|accommodations? (?:for|to) (?:candidates|applicants|qualified|individuals|persons|people)',
    'arrest (?:and|or) conviction|criminal (?:histor|record)|background (?:check|screening)|drug[ -](?:free|test|screen)',
    '(?:pay|salary|wage|compensation|hourly|hiring|base) (?:range|band|scale|transparency)|base (?:pay|salary|compensation)',
    'privacy (?:notice|policy|statement)|california consumer|ongoing basis|committed to safeguarding|disclosure and barring',
    'schwerbehinder|gleiche[rn]? eignung|gleichstellung|datenschutzhinweis|datenschutzerklärung',
    'égalité des chances|compétences égales|igualdad de oportunidades|gelijke kansen',
  ].join('|'),
);
const PEOPLE = /applicants|residents|candidates|employees/;
const PEOPLE_OF_STATE = new RegExp(`(?:${US_STATES.join('|')})(?: state)?(?:-based)? (?:${PEOPLE.source})`);
/** From here on a paragraph holds more than one thing, and only its sentences are looked at. */
const LONG_PARAGRAPH = 1_000;
const SENTENCE_END = /(?<=[.!?;•])\s+|\s[•·]\s/u;
const MONEY = /[$€£]\s?\d|\d\s?[€£]|\b(?:usd|eur|gbp|cad|aud|chf)\s?\d/;
const PAY =
  /\b(?:pay|paid|salary|wages?|compensation|bonus|earn|rate|range|start you|hour|hr|hourly|annual|year|per annum|gehalt|lohn|brutto|monat|salaire|rémunération|brut|salario|sueldo|salaris|bruto)\b/;
const ADDRESS_OF_NET = /https?:\/\/\S+|www\.\S+/g;
/** The same and addresses of mail, which are tried at every letter. */
const ADDRESS = new RegExp(`[^\\s@]{1,64}@\\S+|${ADDRESS_OF_NET.source}`, 'g');
const PHONE = /\+?\(?\d[\d\s()./-]{6,24}\d/;
/** Sentences about whom to ask name somebody. */
const CONTACT =
  /@|recruiter|hiring manager|talent (?:partner|acquisition)|(?:your|please|to) contact|contact(?: person|:)|reach out to|ansprechpartner|questions\?|headteacher|your manager/;
const NAME =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?:(?:\s(?:de|den|der|van|von|zu|di|da|del|dos|la|le|al|bin))+(?=\s\p{Lu}))?/gu;
/** "Reports to Maria Lopez", "Mrs Bello". */
const PERSON =
  /((?:[Rr]eport(?:s|ing)? to|[Ll]ed by|[Mm]anaged by|[Mm]anager (?:is|will be)|(?:[Mm]anager|[Ss]upervisor|[Dd]irector|[Cc]oordinator|[Pp]rincipal|[Rr]ecruiter|[Ll]eitung|[Ll]eiter|[Ll]eiterin|[Rr]esponsable):|\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|Frau|Herr|Mme)\.?)\s)(?:\p{Lu}[\p{L}'’-]*\s?)+/gu;
/** An address: what else the sentence says is the way there. */
const STREET_KINDS =
  'Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Way|Place|Plaza|Square|Court|Parkway|Pkwy|Highway|Hwy';
const STREET = new RegExp(
  `\\d[a-z]?\\s+(?:[A-Z0-9\\u00c0-\\u024f][^\\s,;]*\\s+){0,4}(?:${STREET_KINDS})\\b|` +
    '(?:straße|strasse|str\\.|platz|allee|weg|gasse|ring|damm|ufer|straat|laan|plein|gatan|vej)\\s+\\d|' +
    '(?:[Ss]uite|[Ff]loor|Ste|Apt)\\.?\\s#?\\d',
);
/** Where the work is done: said again by the posting's place. */
const LOCATION_LABEL =
  /^[^\p{L}]*(?:job |work |office )?(?:location|site|workplace|standort|arbeitsort|einsatzort|lieu|ubicaci[oó]n|lugar|standplaats|sede)[^:]{0,12}:/u;
const WHERE = /based|located|remote|hybrid|on-?site/;
const LOCATION_SENTENCE = new RegExp(
  '(?:role|position|job|post|opportunity|stelle|you(?:’ll| will)? be)\\W{1,3}(?:(?:is|will be|can be|may be)\\W{1,3})?' +
    `(?:\\S+ ){0,2}(?:${WHERE.source})|remote (?:role|position|job)|` +
    '^\\W*(?:fully |100 ?% )?(?:remote|hybrid|on-?site)[^\\w\\s]*(?:\\s+\\S+){0,3}\\s*$',
);
const LOCATION_WORDS = 12;
/** Which firm of the group signs the contract: another in each country. */
const LEGAL_ENTITY =
  /\b(?:employed by|employer of record|employing (?:entity|company)|(?:your|legal|hiring) (?:employer|entity) (?:is|will be)|contract(?:ing)? (?:entity|party)|arbeitgeber(?:in)? ist|anstellung bei der|employeur|entidad contratante|datore di lavoro)\b/;
const LEGAL_ENTITY_WORDS = 16;
/** Whose figures are of the work, not of the posting: experience, hours, the length of a contract. */
const COUNTED = new Set(
  'hour week weeks woche wochen semaines semanas weken stunde heure hora years year yrs yr months month hours hrs jahre jahren jahr monate monaten stunden std ans mois heures anos ano meses horas jaar maanden uur anni'.split(
    ' ',
  ),
);
/** What stands before a figure that is of the work: "tier 2". */
const RANKED = new Set('level tier grade band class stufe klasse niveau nivel'.split(' '));
const SHIFT = /shift|schicht|schedule|roster|\brota\b|turno|dienst/;
const TIME_OF_DAY = /\d[:.h]\d{2}|\d\s?[ap]\.?m\b/;
/** Figures in letters, months and currencies, in the languages that postings are mostly written in. */
const PASSING = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve zwei drei vier funf sechs sieben acht neun zehn ' +
    'january february march april may june july august september october november december ' +
    'januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre ' +
    'novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
    'usd eur gbp cad aud chf'
  ).split(' '),
);
const IS_FIGURE = /^\d/;
const HAS_FIGURE = /\d/;
/** Less than this is no text to tell a role by. */
const FEW_WORDS = 5;

/** What a text says of the work: its sentences in one order, without what is about the place, the pay, the benefits or the paper. */
export function toRoleText(text: string, places: PlaceNames): string {
  const sentences = new Set<string>();
  let words = 0;
  for (const paragraph of dropOffered(dropStateCodes(text).split('\n'))) {
    if (paragraph.trim() === '') continue;
    const isShort = paragraph.length < LONG_PARAGRAPH;
    if (isShort && isLegal(paragraph.toLowerCase())) continue;
    for (const sentence of paragraph.split(SENTENCE_END)) {
      const lower = sentence.toLowerCase();
      if (!isShort && isLegal(lower)) continue;
      const kept = toKeptWords(sentence, lower, places);
      if (kept.length > 0) sentences.add(kept.join(' '));
      words += kept.length;
    }
  }
  if (words < FEW_WORDS) {
    const all = dropPlaceNames(splitWords(text), places, listWorldNames());
    return all.filter((word) => !HAS_FIGURE.test(word)).join(' ');
  }
  return [...sentences].sort().join('\n');
}

function isLegal(lower: string): boolean {
  return LEGAL.test(lower) || (PEOPLE.test(lower) && PEOPLE_OF_STATE.test(lower));
}

function toKeptWords(sentence: string, lower: string, places: PlaceNames): string[] {
  const hasFigure = HAS_FIGURE.test(sentence);
  if (hasFigure && (STREET.test(sentence) || (MONEY.test(lower) && PAY.test(lower)))) return [];
  if (lower.includes(':') && LOCATION_LABEL.test(lower)) return [];
  const isContact = CONTACT.test(lower) || (hasFigure && PHONE.test(sentence));
  const words = dropPlaceNames(splitWords(toBare(sentence, isContact)), places, listWorldNames());
  if (words.length <= LEGAL_ENTITY_WORDS && LEGAL_ENTITY.test(lower)) return [];
  if (words.length <= LOCATION_WORDS && WHERE.test(lower) && LOCATION_SENTENCE.test(lower)) return [];
  const keepsTimes = hasFigure && SHIFT.test(lower) && TIME_OF_DAY.test(lower);
  return words.filter((word, at) => {
    if (RANKED.has(words[at - 1] ?? '')) return true;
    if (PASSING.has(word)) return COUNTED.has(words[at + 1] ?? '');
    return !hasFigure || !HAS_FIGURE.test(word) || keepsTimes || isCounted(word, words[at + 1]);
  });
}

/** Without addresses of the net and the names of people. */
function toBare(sentence: string, isContact: boolean): string {
  const address = sentence.includes('@') ? ADDRESS : ADDRESS_OF_NET;
  const bare = sentence.replace(address, ' ').replace(PERSON, '$1 ');
  return isContact ? bare.replace(NAME, ' ') : bare;
}

/** "5 years", "36 uur"; not "2026 years" and not "$52,000 year". */
function isCounted(word: string, next: string | undefined): boolean {
  return IS_FIGURE.test(word) && word.length <= 2 && COUNTED.has(next ?? '');
}
