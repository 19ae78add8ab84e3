/** Permits to work by their names: with one of them sponsoring is that of a person. */
const PERMITS =
  '(?:work |employment |student |skilled worker |h-?1-?b |tn |e-?3 )?visas?(?! (?:card|inc|debit|credit))|h-?1-?b|immigration|tier[- ]?[25]|skilled worker (?=sponsor)|blaue[nr]? karte|work permits?|green cards?|(?:eu )?blue cards?|certificates? of sponsorship|lmia|(?:subclass |sc ?)?(?:400|407|408|482|485|186|189|190|491|494)(?= (?:sponsor|visa|nomination))|(?<=sponsorship \\()(?:subclass )?\\d{3}(?=\\))|o-?1(?= ?\\/| visa|:)|j-?1(?= (?:waiver|visa))|(?:global talent|skilled worker|critical skills|health (?:&|and) care)(?: worker)?(?= ?\\/| both| visa| permit| possible| sponsor|$)|tss|critical skills (?:employment )?permits?|work pass(?:es)?|(?:work |employment )?permits?(?= ?(?:\\+|and|&|letters|visa|eligible|on this|for))|arbeitsbewilligung|bewilligung(?=,)|permis(?= pour| de travail|$|\\.)|vistos|visum-?|employment pass(?:es)?|[es][- ]pass(?:es)?|visum\\w*|arbeitserlaubnis|aufenthalts(?:titel|erlaubnis|genehmigung)|visados?|vistos?|permis de travail|titre de séjour|permiso de trabajo|permesso di (?:soggiorno|lavoro)|werkvergunning|verblijfsvergunning|kennismigrant|autorização de trabalho|arbetstillstånd|uppehållstillstånd|licen[cs]ed sponsor|sponsor licen[cs]e|wiz(?:a|y|ę|ie|ą)|wsparci\\w+ wizow\\w+|pozwoleni\\w+ na prac[ęy]';
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
  /\b(?:clients?|customers?|companies|firms|employers|businesses|famil(?:y|ies)|travell?ers|students|kund(?:en|innen)|mandanten|clientes|clienti|klanten|kunder|klientom|you (?:will )?(?:help|assist|support|advise|prepare|handle|manage)|cases?|petitions?(?! (?:are )?filed)|applications? for)\b/i;

const NO_EN =
  "(?:not|no|never|cannot|unable|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|neither|nor|without|unavailable|ineligible)";
const SPONSOR =
  '(?:visa |work |immigration |employment |h-?1-?b |permit |green card )*sponsor(?:ship|ing|ed|s)?';
const PERMIT = `(?:${SPONSOR}|(?:work |employment |h-?1-?b )?(?:visas?|h-?1-?b)(?: support| assistance| transfers?| petitions?)?|work permits?|immigration support)`;
/** Of other languages: the word of "no", and what would be done. */
const NO_OTHER =
  '(?:kein(?:e[nrms]?)?|nicht|leider nicht|ne|pas|aucune?|no|sin|non|nessun[oa]?|geen|niet|não|nenhum|ingen|inte|nie)';
const SPONSOR_OTHER =
  '(?:(?:visa|visum)?[- ]?sponsor\\w*|(?:visa|visum)[- ]?unterstützung|parrain\\w*|patroc[ií]n\\w*|visum\\w*|visa|visados?|vistos?|arbeitserlaubnis|permis de travail|werkvergunning|(?<=oferujemy |zapewniamy |udzielamy )wsparci\\w+ wizow\\w+)';

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
  "\\b(?:cannot|can['’]t|unable to|not able to|won['’]t|do not|don['’]t) (?:currently )?(?:take on|handle|process|do|file|transfer) (?:any )?(?:visas?|h-?1-?b\\w*|sponsor\\w*|work permits?|permits?)\\b|\\bunfortunately,? no (?:work )?(?:permits?|visas?|sponsor\\w*)\\b|\\bno (?:work |employment )permits? (?:on|for|at|in) (?:this|these)\\b",
  '(?<!\\p{L})(?:ne pouvons pas|não tratamos|no tramitamos|non possiamo|können keine|können leider keine) (?:\\p{L}+ ){0,2}?(?:de )?(?:permis|vistos|visados|permisos?|permessi|visa|visum|bewilligung\\p{L}*)|(?<!\\p{L})nur (?:ch|schweizer)[^.;]{0,20}(?:eu|efta)[^.;]{0,20}bewilligung|(?<!\\p{L})drittstaaten (?:leider )?nein',
  '^no (?:visa|h-?1-?b|work permit)(?: transfers?| sponsorships?| support)?[.!]?$',
  // "The Center will not petition for visas", "we're too small to sponsor".
  "\\b(?:will|can|do|does|would) ?(?:not|n['’]t)(?: be able to)? (?:petition|file)(?: (?:for|an?|any))* (?:[a-z]+ )?(?:visas?|h-?1-?b|work permits?|green cards?)(?![a-z])|\\bcannot (?:petition|file) for (?:[a-z]+ )?visas?\\b",
  `\\b(?:we(?:['’]re| are)|(?:the|our) (?:company|team|firm|practice|clinic|school|charity|studio) is)(?: [a-z]+){0,3}? too (?:small|young|new|lean|early)(?: an? [a-z]+)? (?:to|for us to) (?:be able to )?(?:sponsor|offer|arrange|handle|provide|support)\\b[^.;]{0,30}?${PERMIT}(?![a-zß-ÿ])`,
  '(?<![a-zß-ÿ])(?:zu klein|trop petite?s?|demasiado pequeñ[oa]s?|troppo piccol[ia]|te klein|för små|for små|za mali|pequen[oa]s demais)(?![a-zß-ÿ])[^.;]{0,30}?(?:sponsor|parrain|patroc|visum|visa|visado|visto|wiz)[a-zß-ÿ]*',
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
  '\\bsponsorship(?:,| &| and)(?: \\p{L}+){1,3} (?:included|provided|offered|available)|\\b(?:permits?|visas?)\\b[^.;]{0,24}\\b(?:letters? )?(?:supplied|arranged for you)\\b|\\b(?:h-?1-?b|visa|green card|lmia|immigration)(?: \\w+)? petitions? (?:are )?filed\\b|\\bcap-subject\\? we file\\b|\\b(?:h-?1-?b|j-?1|tn|o-?1)(?: (?:waivers?|visas?|transfers?))? (?:(?:are |is )?(?:ok|okay|fine|welcome|considered|accepted))\\b',
  "\\b(?:o-?1|h-?1-?b|visas?|work permits?|green cards?)(?:\\s?\\/\\s?[\\w-]+)?\\s?[:–-]\\s?(?:we['’]?(?:ll| will)? (?:pay|file|handle|sponsor|cover|do)|yes\\b|hr (?:handles|does)|we do)|\\b(?:visas?|permits?)\\b[^.;]{0,12} (?:are |is )?paid (?:for )?(?:by us|for you)\\b|\\b(?:global talent|skilled worker|blue card|tss|482)\\b[^.;]{0,30}\\b(?:both )?(?:are |is )?(?:possible|available|supported|welcome)\\b|\\blmia (?:is )?(?:available|approved|in place)\\b",
  '\\b(?:require|requiring|need|needing) (?:an? )?(?:skilled worker |visa |work )*(?:sponsorship|visas?) (?:are|is) (?:very )?(?:welcome|encouraged)\\b|\\b(?:permit|visa)s? eligible\\b[^.;]{0,6}[–-][^.;]{0,10}\\bhelps?\\b|^(?:sponsorship|visa) \\((?:subclass |sc ?)?\\d{3}\\)[.!]?$|^(?:uk )?skilled worker (?:visas?|sponsorship)(?: (?:sponsor|sponsorship|available|offered))?[.!]?$|^(?:subclass |sc ?)?(?:482|186|494|407) (?:visa )?(?:sponsorship|nomination)(?: (?:available|offered|possible))?[.!]?$',
  '\\bneed an? (?:skilled worker|work|employment) (?:visa|permit) are welcome\\b',
  '\\b(?:can|will|do|able to|happy to|glad to) (?:also |gladly |happily )?(?:offer|provide|arrange) (?:visa )?sponsorship(?! (?:for|of|to) (?:events?|local|clubs?|teams?|training|courses?))(?![a-zß-ÿ])',
  "\\b(?:we|employer|company|trust|hospital|university|school|practice)(?:['’]ll)?\\b(?:[^.;]{0,50}? (?:will|can|would))? (?:be able to )?(?:issue|assign|provide|give|grant|obtain|apply for|file)\\b[^.;]{0,40}?\\b(?:certificates? of sponsorship|employment permits?|work visas?|h-?1-?b|green cards?|lmias?)(?![a-zß-ÿ])(?! (?:to|for) (?:no|hot)\\b)",
  '^(?:an? )?(?:lmia|h-?1-?b|visa|work permit|employment permit|immigration|skilled worker|certificates? of sponsorship) (?:support|assistance|help|sponsorship|application) (?:is|are|can be|will be) (?:possible|available|offered|provided|supported|arranged|considered|given|issued|paid)(?! (?:only )?(?:to|by) (?:those|applicants who))(?![a-zß-ÿ])',
  '^sponsorship \\((?:subclass )?\\d{3}\\) (?:is )?(?:available|offered|provided|possible|considered)\\b',
  // "We will consider candidates who need sponsorship for H-1B".
  '\\b(?:consider|welcome|accept|hire|interview|encourage|open to)(?: [a-z]+){0,2} (?:candidates|applicants|people|those|anyone|nurses) (?:who|that)(?: will| may)? (?:needs?|requires?) (?:an? )?(?:visa |work |h-?1-?b )*(?:sponsorship|visas?)(?![a-z])',
  '^(?:(?:relocation|visa|work permit|(?:critical skills )?(?:employment )?permit)(?:,| and| &)? ?){1,3}(?:support|assistance|help)(?: (?:given|offered|provided|available))?(?: for (?:you|your|the|candidates|applicants).*)?[.!]?$',
  '^(?:\\d{3} |tss |skilled |work |employment |critical skills )?(?:visas?|work permits?|employment permits?|employment pass|s[- ]pass|green card|h-?1-?b)(?:(?:,| or| and| &) [a-z\\d -]{2,20})? (?:is |are |will be |can be )?(?:sponsored|arranged|supported(?! by)|paid for|covered|taken care of|applied for(?: by us)?)(?![a-zß-ÿ])',
  '\\b(?:h-?1-?b|visa) transfers? (?:is |are )?(?:welcome|accepted|possible|supported)\\b',
  '^(?:h-?1-?b|visa)(?: sponsorship| transfer)?\\s*[:–-]\\s*(?:yes|available)\\b',
  `^(?:full )?(?:relocation|visa)(?: and| &|,| \\+|/)? ?(?:visa|relocation)?(?: sponsorship| support| assistance| package| help)+(?: available| provided| offered| included)?[.!]?$`,
  `\\b${SPONSOR}(?: available| provided| offered)?\\s*[:–-]\\s*(?:yes|available)\\b`,
]);
export const OFFERS_ELSEWHERE = new RegExp(
  `(?<![a-zß-ÿ])(?:wir|nous|vous|wij|we|ofrecemos|ofrecer|te|le|offriamo|ti|oferecemos|damos|apoiamos|vi)(?![a-zß-ÿ])(?:[\\s,]+[a-zß-ÿ'’]+){0,3}?[\\s,]+(?:unterstützen|helfen|übernehmen|bieten|kümmern|sponsern|aidons|accompagnons|prenons|proposons|offrons|sponsorisons|ayudamos|apoyamos|gestionamos|helpen|bieden|ondersteunen|regelen|aiutiamo|supportiamo|apoiamos|ajudamos|hjälper|erbjuder)(?![a-zß-ÿ]).{0,60}?${PERMIT_NAMED.source}|(?<![a-zß-ÿ])(?:permiso de trabajo|visado|visum[a-z-]*|autorização de trabalho|permesso di (?:soggiorno|lavoro)|permis de travail|aufenthaltstitel|tewerkstellingsvergunning)(?:[^.;]{0,24}dossier)?\\s?(?:[:,–-]|über[^.;]{0,30},) ?(?:lo tramita|lo gestiona|tramitamos|lo gestiamo|ci pensiamo|hr regelt|wij regelen|regelen wij|machen wir|übernehmen wir|erledigen wir|kümmern wir|nous (?:nous )?(?:en )?(?:occupons|chargeons)|tratamos)|^(?:unterstützung|hilfe|prise en charge|aide|accompagnement|ayuda|apoyo|supporto|aiuto|apoio|hulp|ondersteuning)(?![a-zß-ÿ]).{0,40}?${PERMIT_NAMED.source}|(?<![a-zß-ÿ])(?:pomagamy|pomożemy|oferujemy|zapewniamy|wspieramy|ofrecemos|offriamo|oferecemos|apoiamos|patrocinamos|sponsorizziamo)(?![a-zß-ÿ]).{0,60}?${PERMIT_NAMED.source}`,
  'i',
);
/** "Beim Visum unterstützen wir dich": what is done stands behind what it is for. */
export const OFFERS_BEHIND = new RegExp(
  `${PERMIT_NAMED.source}[^.;]{0,40}?(?:(?:unterstützen|helfen|begleiten|kümmern|übernehmen|beantragen) wir|nous (?:vous |t['’])?(?:accompagnons|aidons|soutenons)|te (?:ayudamos|apoyamos)|ti aiutiamo|(?:helpen|ondersteunen|begeleiden) (?:wij|we)|(?:hjälper|stöttar|hjælper|støtter) vi|pomagamy|pomożemy|ajudamos)(?![a-zß-ÿ])`,
  'i',
);
/** A word of "no" of any of these languages: where one stands nothing is offered. */
export const SAYS_NO = new RegExp(`(?<![a-zß-ÿ])${NO_OTHER}(?![a-zß-ÿ])`, 'i');

function toPatterns(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'));
}
