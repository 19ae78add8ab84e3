import type { WorkMode } from '@firsthand/contracts';

/** The words of each mode where they stand by themselves, in the languages of the filter's countries; parts of patterns. */
export const MODE_WORDS: Readonly<Record<WorkMode, string>> = {
  hybrid:
    'hybrid remote|hybrid(?:e[snmr]?)?|h[ií]brid[oa]s?|ibrid[oa]|hybryd\\p{L}*|part(?:ly|ial(?:ly)?) remote|teilweise (?:remote|home-?office)|(?:en )?télétravail partiel|teletrabajo parcial|delvis på distans|gedeeltelijk thuis|deels (?:thuis|op afstand)|parzialmente da remoto|parcialmente remot[oa]',
  on_site:
    'on[- ]?site|in[- ]office|in[- ]person|office[- ]based|vor ort|in präsenz|(?:en )?présentiel|sur site|sur place|presencial|en (?:la )?oficina|in presenza|in sede|in ufficio|op locatie|op kantoor|på plats|stacjonarn\\p{L}*',
  remote:
    'remote(?:ly)?|remot[oa]|home[- ]based|work(?:ing)?[- ]from[- ]home|wfh|telecommut(?:e|ing)|100 ?% home[- ]?office|home[- ]?office(?= ?100 ?%)|(?:en )?télétravail(?: (?:complet|total|intégral|à 100 ?%))?|à distance|teletrabajo|a distancia|da remoto|à distância|teletrabalho|op afstand|thuiswerk|på distans|distans|zdaln\\p{L}*',
};

/** Says that it is the mode and nothing else. */
export const WHOLLY =
  'full(?= remote)|fully|completely|entirely|strictly|permanently|100 ?%|zu 100 ?%|vollständig|komplett|ausschließlich|entièrement|totalement|à 100 ?%|totalmente|completamente|volledig|helemaal|al 100 ?%|helt';

/** Words that say the kind of employment or its hours; `toEmploymentType` knows what they mean. */
export const EMPLOYMENT_WORDS =
  'full[- ]?time|part[- ]?time|temp(?:orary)?[- ]to[- ](?:hire|perm)|temporary|seasonal|fixed[- ]term|per[- ]diem|prn|(?:paid |unpaid |summer )?internship|apprenticeship|(?:unpaid )?volunteer|freelance|independent contractor|contractor|contract(?:ed)?(?:[- ]to[- ]hire)?|1099|c2c|' +
  'vollzeit(?:stelle|position)?|teilzeit(?:stelle|position)?|befristete?[rsn]?|werkstudent(?:in)?|praktikum|minijob|ausbildung|' +
  '(?:à )?temps (?:plein|complet|partiel)|mi-temps|cdd|contrat à durée déterminée|alternance|intérim|stage|' +
  '(?:a )?jornada (?:completa|parcial)|media jornada|(?:a )?tiempo (?:completo|parcial)|contrato temporal|temporal|prácticas|' +
  '(?:a )?tempo (?:pieno|parziale|determinato|integral|inteiro|parcial)|tirocinio|apprendistato|' +
  'voltijds?|deeltijds?|tijdelijke?|período integral|meio período|estágio|temporári[oa]|(?:a )?termo(?: certo| incerto)?|heltid|deltid|vikariat|pełny etat';

const UNITS =
  'hours?|hrs?|h|std\\.?|stunden|heures|horas|ore|uur|uren|timmar|months?|mois|monate?n?|meses|mês|mesi|maanden|månader|weeks?|wochen|semaines|semanas|settimane|weken|years?|jahre?n?|ans?|años?|anni|jaar';
const WEEKLY =
  '(?:\\s?(?:/|per|a|pro|par|por|a la|alla|in der|i)\\s?(?:week|wk|woche|semaine|semana|settimana|vecka)|\\s?weekly|\\s?wöchentlich|\\s?hebdomadaires?|\\s?semanales)?';

/** What is said of a job beside its mode and kind of employment: how it is paid, how long, when. */
export const OTHER_TRAITS =
  `\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?(?:-|–|to|bis|à|a|tot)\\s?\\d{1,3})?\\s?(?:%|(?:${UNITS})(?![\\p{L}\\d])${WEEKLY})|` +
  '(?:\\d{1,2}|two|three|six|nine|twelve|eighteen)[- ](?:hour|week|month|year)s?|' +
  '(?:de |from )?(?:lunes a viernes|lunedì a venerdì|segunda a sexta(?:-feira)?)|(?:da|du|von) (?:lunedì a(?:l)? venerdì|lundi au vendredi)|montag bis freitag|maandag (?:t/m|tot en met) vrijdag|' +
  '(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s? ?(?:-|–|to|through|thru) ?(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?|' +
  'non[- ]?exempt|exempt|salaried|hourly|permanent|regular|long[- ]term|short[- ]term|year[- ]round|ongoing|nationwide|worldwide|deutschlandweit|bundesweit|österreichweit|schweizweit|europaweit|weltweit|paid|unpaid|w-?2|direct[- ]hire|benefit(?:t)?ed|benefits[- ]eligible|entry[- ]level|(?:day|night|evening|weekend|1st|2nd|3rd|first|second|third|early|late) shift|' +
  'unbefristete?[rsn]?|festanstellung|(?:eintritt |start |beginn )?ab sofort|umowa o pracę|b2b|pensum|cdi|contrat à durée indéterminée|indefinido|contrato indefinido|tempo indeterminato|vast(?:e)?|tillsvidare(?:anställning)?|efetiv[oa]|clt|sem termo';

/** What stands before a colon and says what is told behind it: of the mode or the employment, and of the place. */
export const TRAIT_LABELS =
  '(?:work(?:ing|place)? )?(?:arrangement|mode|model|style)s?|work(?:ing|place)? type|(?:job|position|employment|contract|role|engagement|schedule) (?:type|status|basis)|type of (?:employment|contract|position)|employment|schedule|job schedule|hours|status|flsa(?: status)?|classification|job category|shift|(?:work|working|shift) (?:pattern|hours)|salary|compensation|pay|position|role|contract|type|' +
  'arbeitsmodell|arbeitsweise|arbeitsform|arbeitszeit(?:modell)?|beschäftigungs(?:art|verhältnis|umfang|grad)|anstellungs(?:art|verhältnis)|vertragsart|stellenart|umfang|' +
  'type de (?:contrat|poste)|contrat|temps de travail|modalités?|mode de travail|rythme(?: de travail)?|' +
  'modalidad(?: de trabajo)?|modelo de trabajo|tipo de (?:contrato|jornada|empleo|puesto)|jornada(?: laboral)?|contrato|' +
  'modalità(?: di lavoro)?|tipologia (?:contrattuale|di contratto)|tipo di contratto|contratto|orario(?: di lavoro)?|' +
  'dienstverband|contractvorm|type contract|soort contract|werkvorm|uren|' +
  'modalidade(?: de trabalho)?|modelo(?: de trabalho)?|regime(?: de (?:trabalho|contratação))?|tipo de (?:vaga|contratação)|contratação|anställningsform|omfattning|arbetssätt|tryb pracy|rodzaj umowy|wymiar pracy';
export const PLACE_LABELS =
  '(?:job |work(?:ing|place)? |office )?location(?: type)?|workplace|standort|arbeitsort|einsatzort|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|sede(?: di lavoro)?|luogo di lavoro|werklocatie|werkplek|standplaats|locatie|local(?: de trabalho)?|localização|arbetsplats|ort|lokalizacja|miejsce pracy';

/** What a job is called. */
export const JOB_NOUNS =
  'position|role|job|post(?= of| is| for| with| at| in|[.,])|opportunity|vacancy|employment|stelle|anstellung|tätigkeit|poste|emploi|puesto|vacante|empleo|posizione|functie|baan|dienstverband|tjänst|vaga|emprego|stanowisko';
/** The same, and what may as well be a benefit or a paper. */
export const LOOSE_NOUNS =
  'mode|work(?:ing)?(?: (?:model|schedule|arrangement|environment|setting|style))?|schedule|status|hours|arbeitsmodell|arbeiten|arbeit|vertrag|contrat|travail|contrato|trabajo|modelo|modalidad|modalità|modello|contratto|lavoro|contract|werk|trabalho|modalidade|regime|praca|umowa';
/** Small words between them. */
export const LINKS =
  'an?|this|the|and|with|in|im|am|und|mit|als|eine?[rnms]?|einer|een|en|au|le|la|el|il|um|uma|uno?|una|à|de|du|et|un|une|a|y|e|con|per|met|em|com|på|och|i|auf|di|do|des|der|for|für|pour|por|da';
