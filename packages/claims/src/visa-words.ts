/** Permits to work by their names: with one of them sponsoring is that of a person. */
const PERMITS =
  '(?:work |employment |student |skilled worker |h-?1-?b |tn |e-?3 )?visas?(?! (?:card|inc|debit|credit))|h-?1-?b|immigration|tier[- ]?[25]|skilled worker (?=sponsor)|blaue[nr]? karte|work permits?|green cards?|(?:eu )?blue cards?|certificates? of sponsorship|lmia|(?:subclass )?(?:482|186|494)(?= (?:sponsor|visa|nomination))|critical skills (?:employment )?permits?|work pass(?:es)?|arbeitsbewilligung|employment pass(?:es)?|[es][- ]pass(?:es)?|visum\\w*|arbeitserlaubnis|aufenthalts(?:titel|erlaubnis|genehmigung)|visados?|vistos?|permis de travail|titre de séjour|permiso de trabajo|permesso di (?:soggiorno|lavoro)|werkvergunning|verblijfsvergunning|kennismigrant|autorização de trabalho|arbetstillstånd|uppehållstillstånd';
export const PERMIT_NAMED = new RegExp(`(?<![a-zß-ÿ])(?:${PERMITS})(?![a-zß-ÿ])`, 'i');

/** Without one of these words a sentence says nothing of visas. */
export const ABOUT = new RegExp(`sponsor|parrain|patroc|${PERMITS}`, 'i');

/** What employers sponsor besides people from abroad. */
export const EDUCATION_OR_EVENT =
  /\b(?:certif\w*|exams?|degree|colleges?|universit\w+|stud(?:y|ies|ents?|ent)|course|training|licen[cs]\w+|education|tuition|apprentice\w*|mba|cpa|memberships?|conferences?|meetups?|events?|sports?|charit\w+|communit\w+|teams?|clubs?|scholar\w*|festival|food bank|research|trials?|donors?|youth|leagues?|camps?|festivals?|political|program(?:me)?s?)\b/i;
/** Those for whom an employer does it, whoever they are. */
export const PEOPLE_SPONSORED =
  /\b(?:candidates?|applicants?|nurses?|foreign nationals?|individuals?|(?:right|qualified|eligible|successful|exceptional|strong|overseas|international|foreign) (?:candidates?|applicants?|person|people|employees?|individuals?|hires?|talent|workers?|nurses?|engineers?))\b/i;
/** Whose visas are the work, and not the employee's. */
export const OF_CLIENTS =
  /\b(?:clients?|customers?|companies|firms|employers|businesses|famil(?:y|ies)|travell?ers|students|you (?:will )?(?:help|assist|support|advise|prepare|handle|manage)|cases?|petitions?|applications? for)\b/i;

const NO_EN =
  "(?:not|no|never|cannot|unable|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|neither|nor|without|unavailable|ineligible)";
const SPONSOR =
  '(?:visa |work |immigration |employment |h-?1-?b |permit |green card )*sponsor(?:ship|ing|ed|s)?';
const PERMIT = `(?:${SPONSOR}|(?:work |employment |h-?1-?b )?(?:visas?|h-?1-?b)(?: support| assistance| transfers?| petitions?)?|work permits?|immigration support)`;
/** Of other languages: the word of "no", and what would be done. */
const NO_OTHER =
  '(?:kein(?:e[nrms]?)?|nicht|leider nicht|ne|pas|aucune?|no|sin|non|nessun[oa]?|geen|niet|não|nenhum|ingen|inte)';
const SPONSOR_OTHER =
  '(?:(?:visa|visum)?[- ]?sponsor\\w*|(?:visa|visum)[- ]?unterstützung|parrain\\w*|patroc[ií]n\\w*|visum\\w*|visa|visados?|vistos?|arbeitserlaubnis|permis de travail|werkvergunning)';

/** "We are unable to offer visa sponsorship", "Visa sponsorship is not available", "Sponsorship: none". */
export const REFUSES = toPatterns([
  `\\b${NO_EN}\\b(?:\\W+[a-zß-ÿ'’]+){0,9}?\\W+${SPONSOR}\\b`,
  `\\b${NO_EN}\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:provide|offer|support|assist|help|eligible|available|transfer|accept|consider)\\w*(?:\\W+[a-zß-ÿ'’]+){0,5}?\\W+${PERMIT}(?![a-zß-ÿ])`,
  `\\b${PERMIT}(?![a-zß-ÿ])(?:\\W+[a-zß-ÿ'’]+){0,6}?\\W+(?:is|are|will|can|be|isn['’]t|aren['’]t|won['’]t|cannot)\\W*(?:not |n['’]t |un)?(?:currently |be |being )*(?:not\\b|unavailable|n['’]t)`,
  `\\b${SPONSOR}\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:isn['’]t|won['’]t|cannot|can['’]t|not|unavailable)\\b`,
  `\\b${SPONSOR}(?: available| provided| offered)?\\s*[:–-]\\s*(?:no|none|not available)\\b`,
  `\\b(?:requir|need)\\w* (?:[a-zß-ÿ-]+ ){0,3}?${SPONSOR}\\b.{0,60}\\b(?:need not|should not|please do not|do not|not be)`,
  '\\b(?:können|beantragen|übernehmen)(?: wir)? (?:leider )?keine (?:[a-zß-ÿ]*bewilligung|[a-zß-ÿ]*visa)(?![a-zß-ÿ])',
  '^no (?:work pass|s[- ]pass|employment pass)(?: quota| available| sponsorship)?(?![a-z])',
  '^no (?:visa|h-?1-?b|work permit)(?: transfers?| sponsorships?| support)?[.!]?$',
]);
export const REFUSES_ELSEWHERE = toPatterns([
  `(?<![a-zß-ÿ])${NO_OTHER}(?![a-zß-ÿ])(?:[\\s,-]+[a-zß-ÿ'’]+){0,6}?[\\s-]+(?:d['’])?${SPONSOR_OTHER}(?![a-zß-ÿ])`,
  `(?<![a-zß-ÿ])${SPONSOR_OTHER}(?![a-zß-ÿ])(?:[\\s,-]+[a-zß-ÿ'’]+){0,6}?[\\s,-]+(?:n['’]\\w+ )?${NO_OTHER}(?![a-zß-ÿ])`,
]);
/** Only where the posting asks for one that is there already, or says nothing of who would do it. */
export const NEEDS_ONE =
  /(?<![a-zß-ÿ])(?:erforderlich|vorausgesetzt|gültige|valide|válid[oa]|valid[oa]|vereist|geldig|nécessaire|requis|necessari[oa]|authori[sz]ed|bevor|falls)(?![a-zß-ÿ])/i;

/** "We offer visa sponsorship", "we sponsor H-1B visas", "we will gladly help with your visa". */
export const OFFERS = toPatterns([
  `\\b(?:we|company|employer|firm|hospital|clinic|university|organi[sz]ation|role|position|job)(?:['’]ll)?\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:offer|provide|support|assist|help|sponsor|cover|arrange|handle|take care of|pay)\\w*(?:\\W+(?:an? |the |your |any |our )?[a-zß-ÿ'’]+){0,5}?\\W+(?:${PERMIT}|skilled worker visas?|(?:eu )?blue cards?|green cards?|certificates? of sponsorship|immigration)(?![a-zß-ÿ])`,
  `\\b(?:we|company|employer|firm|hospital|clinic|university|organi[sz]ation|role|position|job)(?:['’]ll)?\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+${SPONSOR}\\b`,
  `\\b${SPONSOR}\\b(?:\\W+[a-zß-ÿ'’]+){0,4}?\\W+(?:is |are )?(?:available|offered|provided|possible|included)\\b`,
  `\\b(?:company|employer|firm|hospital|clinic|university|organi[sz]ation)\\W+sponsors\\b`,
  '^(?:eu )?(?:h-?1-?b|visas?|visum|blue card|green card|immigration|work permit|tier 2|skilled worker)[ -](?:transfers?|support|assistance|help|sponsorship|sponsoring)(?: (?:is |are )?(?:available|provided|offered|included|possible|möglich))?[.!]?$',
  '\\bneed an? (?:skilled worker|work|employment) (?:visa|permit) are welcome\\b',
  '^sponsorship \\((?:subclass )?\\d{3}\\) (?:is )?(?:available|offered|provided|possible)\\b',
  '^(?:(?:relocation|visa|work permit|(?:critical skills )?(?:employment )?permit)(?:,| and| &)? ?){1,3}(?:support|assistance|help)(?: (?:given|offered|provided|available))?(?: for (?:you|your|the|candidates|applicants).*)?[.!]?$',
  '^(?:\\d{3} |tss |skilled |work |employment )?(?:visas?|work permits?|employment pass|s[- ]pass|green card|h-?1-?b)(?:(?:,| or| and| &) [a-z\\d -]{2,20})? (?:is |are |will be |can be )?(?:sponsored|arranged|paid for|covered|taken care of|applied for(?: by us)?)(?![a-zß-ÿ])',
  '\\b(?:h-?1-?b|visa) transfers? (?:is |are )?(?:welcome|accepted|possible|supported)\\b',
  '^(?:h-?1-?b|visa)(?: sponsorship| transfer)?\\s*[:–-]\\s*(?:yes|available)\\b',
  `^(?:full )?(?:relocation|visa)(?: and| &|,| \\+|/)? ?(?:visa|relocation)?(?: sponsorship| support| assistance| package| help)+(?: available| provided| offered| included)?[.!]?$`,
  `\\b${SPONSOR}(?: available| provided| offered)?\\s*[:–-]\\s*(?:yes|available)\\b`,
]);
export const OFFERS_ELSEWHERE = new RegExp(
  `(?<![a-zß-ÿ])(?:wir|nous|vous|wij|we|ofrecemos|ofrecer|te|le|offriamo|ti|oferecemos|damos|apoiamos|vi)(?![a-zß-ÿ])(?:[\\s,]+[a-zß-ÿ'’]+){0,3}?[\\s,]+(?:unterstützen|helfen|übernehmen|bieten|kümmern|sponsern|aidons|accompagnons|prenons|proposons|offrons|sponsorisons|ayudamos|apoyamos|gestionamos|helpen|bieden|ondersteunen|regelen|aiutiamo|supportiamo|apoiamos|ajudamos|hjälper|erbjuder)(?![a-zß-ÿ]).{0,60}?${PERMIT_NAMED.source}|^(?:unterstützung|hilfe|prise en charge|aide|accompagnement|ayuda|apoyo|supporto|aiuto|apoio|hulp|ondersteuning)(?![a-zß-ÿ]).{0,40}?${PERMIT_NAMED.source}|(?<![a-zß-ÿ])(?:ofrecemos|offriamo|oferecemos|apoiamos|patrocinamos|sponsorizziamo)(?![a-zß-ÿ]).{0,60}?${PERMIT_NAMED.source}`,
  'i',
);
/** A word of "no" of any of these languages: where one stands nothing is offered. */
export const SAYS_NO = new RegExp(`(?<![a-zß-ÿ])${NO_OTHER}(?![a-zß-ÿ])`, 'i');

function toPatterns(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'));
}
