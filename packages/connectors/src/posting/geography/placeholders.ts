import { foldName } from './countries.ts';

/** What stands where a place would, folded, in the languages of the boards. */
const WORDS = new Set(
  (
    'multiple|various|several|worldwide|world wide|global|globally|international|nationwide|national|nationally|statewide|field|hq|' +
    'headquarter|headquarters|head office|office|our office|our offices|main office|corporate|corporate office|home office|home|' +
    'in house|inhouse|not specified|not applicable|unspecified|no location|location|locations|undisclosed|confidential|tbd|tbc|tba|' +
    'to be determined|to be confirmed|to be defined|n a|na|none|null|any|anywhere|everywhere|all|other|others|general|open|flexible|' +
    'flex|negotiable|client site|client sites|customer site|customer sites|client location|client locations|field customer site|' +
    'on the road|travel|traveling|travelling|mobile|based|preferred|only|required|various sites|your home|from home|' +
    'location flexible|flexible location|location negotiable|see description|see job description|as required|' +
    'bundesweit|landesweit|deutschlandweite einsatze|standort|standorte|mehrere standorte|verschiedene standorte|diverse standorte|' +
    'diverse|verschiedene|mehrere|diverse orte|nach vereinbarung|nach absprache|flexibel|im aussendienst|aussendienst|unterwegs|zuhause|von zuhause|' +
    'beim kunden|noch offen|uberregional|' +
    'plusieurs sites|plusieurs villes|plusieurs lieux|plusieurs localisations|divers|divers sites|diverses villes|a definir|national france|' +
    'toute region|toutes regions|non precise|chez le client|sur la route|itinerant|deplacements|partout|domicile|a domicile|' +
    'varios|varias|varias ubicaciones|varias ciudades|varias localidades|diversas ciudades|a convenir|por definir|todo el pais|' +
    'a nivel nacional|nacional|todo o pais|todo pais|todo el territorio nacional|sin especificar|en casa|indistinto|ubicacion flexible|' +
    'varie sedi|diverse sedi|piu sedi|sedi varie|da definire|da definirsi|tutto il territorio nazionale|territorio nazionale|presso il cliente|' +
    'diversos|varios locais|diversas cidades|diversos locais|a combinar|a definir em conjunto|em casa|nao informado|' +
    'meerdere locaties|diverse locaties|verschillende locaties|landelijk|heel het land|nader te bepalen|n t b|in overleg|op locatie|' +
    'rozne lokalizacje|wiele lokalizacji|cala polska zdalnie|do ustalenia|caly kraj|' +
    'flera orter|flera platser|olika orter|hela landet|rikstackande|hele landet|flere steder|landsdekkende|koko maa'
  ).split('|'),
);

/** "2 Locations", "all our offices", "any city". */
const SOME_PLACES =
  /^(?:and )?(?:\d+|multiple|various|several|many|all|any|other|different|global|european)(?: (?:of our|our|office|store|work|job|possible)){0,2} (?:locations?|offices|cit(?:y|ies)|sites|countr(?:y|ies)|places|states|towns|stores)$/;
const SOME_MORE = /^(?:and )?\d+ (?:more|others?)$/;

/** Whether a text stands where a place would and names none: "2 Locations", "TBD", "bundesweit". */
export function isPlaceholder(text: string): boolean {
  const words = foldName(text);
  return WORDS.has(words) || SOME_PLACES.test(words) || SOME_MORE.test(words);
}
