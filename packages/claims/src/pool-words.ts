const POOL =
  '(?:talent|candidate|applicant)s?[ -]?(?:pools?|communit(?:y|ies)|networks?|pipelines?|banks?|bench)';
const FUTURE =
  '(?:future|upcoming|potential) (?:job |hiring |staffing |career )?(?:opportunit(?:y|ies)|openings?|positions?|roles?|vacanc(?:y|ies)|needs|consideration|hires|hiring)';
const APPLICATION =
  '(?:general|speculative|spontaneous|unsolicited|open|initiative) (?:job |interest )?applications?';
const ELSEWHERE =
  'initiativ-?bewerbung(?:en)?|blindbewerbung|spontanbewerbung|talent-?pool|bewerberpool|candidatures? spontanées?|vivier(?: de (?:talents?|candidats?|candidatures))?|candidaturas? espont[áa]neas?|bolsa de (?:trabajo|empleo|talentos?|candidatos)|banco de (?:talentos?|currículos|curriculos|cvs?)|candidatur[ae] spontane[ae]|autocandidatura|open sollicitaties?|spontanansökan|spontan ansökan|uopfordret ansøgning|åpen søknad|baza talentów|aplikacja spontaniczna';

/** A title that names a pool and no work. */
export const POOL_TITLE = new RegExp(
  `(?<![a-zß-ÿ])(?:${POOL}|${APPLICATION}|general interest|${FUTURE}|expressions? of interest|evergreen(?: (?:requisition|posting|job|role))?(?=\\s*$|[)\\]:,–-])|pipeline (?:req(?:uisition)?|posting|job|role|position)s?|(?:don['’]t|can['’]t|cannot|not) (?:see|find)(?:ing)? (?:the|a|your|what)|${ELSEWHERE})(?![a-zß-ÿ])`,
  'i',
);
/** Those whose work it is: "Talent Community Manager", "Referent Talentpool". */
export const WORK_ON_POOLS =
  /(?:pools?|communit(?:y|ies)|networks?|pipelines?|applications?|opportunities|evergreen)[ -]+(?:[a-z]+ ){0,2}?(?:manag|specialist|coordinat|lead\b|director|partner|analyst|engineer|officer|recruit|consultant|developer|support|administrat|owner|associate)|\b(?:manager|director|head|lead|coordinator|specialist|referent(?:in)?|vp|recruiter)\b[ ,]+(?:of |für |de |of the )?(?:the )?(?:talent|candidate)[ -]?(?:pool|communit|network|pipeline)/i;

const THIS =
  '(?:this|the) (?:job |current |particular )?(?:posting|requisition|position|role|job|ad(?:vert(?:isement)?)?|advertisement|listing|opportunity|application|vacancy)';
const AIM = '(?:for|part of|intended|meant|used|being used|designed|created|open|posted|a|an|to)';

/** What a posting says of itself. */
export const IS_A_POOL = new RegExp(
  [
    `\\bthis (?:is not|isn['’]t) an? (?:specific |active |current |open |actual |immediate |live ){1,2}(?:job|role|position|opening|vacancy|requisition)`,
    `\\b${THIS} (?:is|was|may be|will be) (?:not |currently )?${AIM}\\b.{0,60}?(?:\\b${POOL}|\\bpool of (?:[a-z]+ )?(?:candidates|applicants|talent)|\\bpipeline\\b|\\b${FUTURE})`,
    `\\bthis is (?:an?|our) (?:ongoing |general )?(?:${POOL}|evergreen|pipeline|speculative application|${APPLICATION})(?! (?:manager|team))`,
    "\\b(?:we are|we['’]re) not (?:currently )?(?:recruiting|hiring) (?:at present|at the moment|right now|currently)\\b",
    '\\bevergreen (?:requisition|posting|position|role|job|ad)\\b',
    `\\bby (?:applying|submitting)[^.,]{0,60}?\\b(?:you(?:['’]ll| will| are)? )(?:join|be added to|be part of|enter|joining)[^.]{0,20}?\\b${POOL}`,
    "\\b(?:do not|don['’]t) (?:currently )?have (?:an?|any) (?:(?:open|active|current|specific|suitable) )+(?:position|role|opening|vacanc)",
    '\\b(?:there (?:is|are)|we have) (?:currently |presently )?no (?:current(?:ly)? |specific |immediate |active )?(?:open|current|active|actual) (?:position|role|opening|vacanc)',
    '\\b(?:dies|hier|es) (?:ist|handelt es sich|handelt sich)[^.]{0,30}\\b(?:keine?|um keine?|nicht um eine?) (?:konkrete |aktuelle |offene )?(?:stelle|stellenausschreibung|vakanz|ausschreibung)',
    "\\b(?:il ne s['’]agit pas|ceci n['’]est pas|cette annonce n['’]est pas) (?:d['’]|de |une? |l['’])?[^.]{0,30}(?:offre|poste)[^.]{0,25}(?:ouvert|vacant|actuel|précis)",
    '\\bcette (?:annonce|offre)[^.]{0,50}\\bvivier',
    '\\besta (?:no es una|vacante no es) (?:vacante|oferta|posición)?[^.]{0,20}(?:activa|actual|abierta|vigente)|\\besta (?:vacante|oferta|publicación)[^.]{0,40}(?:bolsa de|banco de|base de) (?:trabajo|empleo|talento|candidatos)',
    '\\best[ae] (?:vaga|anúncio)[^.]{0,40}banco de (?:talentos|currículos)',
    '\\bdit is geen (?:concrete|actuele|openstaande)? ?vacature|\\bquesta non è una (?:posizione|offerta)[^.]{0,20}(?:aperta|attiva)',
  ].join('|'),
  'i',
);
/** "This is not a talent pool." */
export const NOT_ONE =
  /\b(?:is not|isn['’]t|not) (?:an? |our |for (?:an? |our )?)?(?:talent|candidate|evergreen|pipeline|general application|pool)/i;
/** Alone, and not behind a whole posting, it says what the posting is. */
export const INVITES = new RegExp(
  `\\b(?:join|be part of|become part of|sign up (?:for|to)|register (?:for|with|in)|submit|send)\\b[^.]{0,40}?(?:\\b${POOL}|\\b${APPLICATION})|\\b(?:keep|consider|contact)\\b[^.]{0,60}?\\b${FUTURE}|(?<![a-zß-ÿ])(?:${ELSEWHERE})(?![a-zß-ÿ])`,
  'i',
);
