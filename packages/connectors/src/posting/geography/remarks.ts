import { findCountryByName } from './countries.ts';
import { findState, findStateByName, isStateCode, STATE_COUNTRIES } from './states.ts';
import { isWellKnown } from './towns.ts';
import { findWorldRegion } from './world-regions.ts';

/** What stands before a place and says that all of it, or somebody in it, is meant. */
const BEFORE =
  /^(?:(?:only|nur|uniquement|preferably|must be|must|ideally|remotely|employees?|candidates?|residents?|people|anyone|be|to|currently)\s+)*(?:(?:anywhere|everywhere|based|located|living|live|lives|residing|reside|resident|work(?:ing)?|eligible|all|throughout|across|within|in|from|of|over)\s+)+(?:the\s+)?/i;
const BEFORE_ELSEWHERE =
  /^(?:tout(?:e)?\s+(?:la|le|l['’])|partout\s+en|dans\s+toute\s+la|tod[oa](?:\s+(?:o|a|el|la))?|(?:in\s+)?tutta(?:\s+(?:la|l['’]))?|(?:in\s+)?ganz|(?:in\s+)?heel|(?:i\s+)?hela|(?:mehrere|verschiedene|diverse)\s+(?:standorte|orte)\s+in|(?:plusieurs|divers(?:es)?)\s+(?:villes|sites|lieux)\s+(?:en|de)|(?:various|multiple|several)\s+(?:locations|cities|sites|places)(?:\s+(?:in|across|within|throughout))?(?:\s+the)?|varias\s+(?:ciudades|ubicaciones)\s+(?:de|en)|varie\s+sedi\s+in|field(?:\s+sales|[- ]based)?)(?:\s+|(?<=['’]))/i;
const AFTER =
  /(?:(?<!\s)\s+|(?<=\S)-)(?:only|based|preferred|prefered|residents?(?:\s+only)?|required|wide|nationwide|nur|uniquement|seulement|únicamente|solamente|soltanto|apenas|somente|alleen|entière|entier|bevorzugt|bundesweit)$/i;
const JOINED = /^(\p{L}{4,})(?:weit|wide)$/iu;

/** Longer texts are no remark and a place. */
const LONGEST = 80;

/**
 * Takes off what says that only, or all of, a place is meant: "USA Only", "Anywhere in Germany", "Toute la France",
 * "Canada-wide", "deutschlandweit". What is left must be a place that is known.
 */
export function stripRemarks(text: string): string {
  if (text.length > LONGEST) return text;
  let rest = text.trim();
  for (let round = 0; round < 4; round++) {
    const next = toBare(rest).find((one) => one !== rest && one.length > 1);
    if (next === undefined) return text;
    if (isPlace(next)) return next;
    rest = next;
  }
  return text;
}

function toBare(text: string): string[] {
  return [
    text.replace(AFTER, '').trim(),
    // "IN - Plainfield" is in Indiana.
    /^\p{Lu}{2}/u.test(text) ? text : text.replace(BEFORE, '').trim(),
    text.replace(BEFORE_ELSEWHERE, '').trim(),
    text.replace(JOINED, '$1'),
  ];
}

function isPlace(text: string): boolean {
  return (
    /^(?:USA?|UK|EU|U\.S\.(?:A\.)?|U\.K\.)$/.test(text) ||
    (text.length > 3 && findCountryByName(text) !== undefined) ||
    findWorldRegion(text) !== undefined ||
    (/^[A-Z]{2,3}$/.test(text) && ['US', 'CA', 'AU'].some((country) => isStateCode(text, country))) ||
    STATE_COUNTRIES.some((country) => findStateByName(text, country) !== undefined) ||
    isWellKnown(text) ||
    isTownBesideState(text)
  );
}

/** "London, UK" */
function isTownBesideState(text: string): boolean {
  const [town = '', beside = '', ...more] = text.split(/,\s*/);
  if (more.length > 0 || beside === '') return false;
  const isCountry = /^(?:USA?|UK)$/.test(beside) || findCountryByName(beside) !== undefined;
  return (
    isWellKnown(town) && (isCountry || STATE_COUNTRIES.some((one) => findState(beside, one) !== undefined))
  );
}
