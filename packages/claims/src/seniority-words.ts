/** What an assistant assists, in the languages of the eight countries: "Executive Assistant", "Assistenz", "Secretaria de". */
export const ASSISTS =
  /\b(?:executive|personal|administrative|management|admin|president|ceo|cfo|vp)\s+(?:assistants?|secretar(?:y|ies))|(?<![a-zß-ÿ])(?:assistante?s?|asistente|assistente|assistent(?:in)?|secretar(?:y|ia|io)|secrétaire|segretari[ao])(?:\(e\))?\s*(?:(?:to|for|of|de|du|des|der|van|di|del|della|da|do)(?![a-zß-ÿ])|[,–(-]|$)|assistenz|sekret[aä]r|secretaresse|sekreterare|\b(?:pa|ea) (?:to|ceo|cfo|coo|cto)\b/i;
/** Levels of those who are assisted, where a title is an assistant's. */
export const ASSISTED = /^(?:executive|director|lead)$/;

const LEVEL_OF_PROGRAM =
  '(?:internships?|interns|apprenticeships?|apprentices|co-ops?|traineeships?|trainees|graduate|early[- ]careers?|new grad)';
const OF_PROGRAM =
  '(?:program(?:me)?s?|coordinator|supervisor|recruit\\w+|mentors?|advis[eo]rs?|assessors?|instructors?|tutors?|trainers?|managers?|specialists?|officers?|administrators?|coach\\w*|partners?|director|lead|talent|school|admissions|studies|college|assistant)';
const PROGRAM_STAFF =
  '(?:coordinat\\w+|supervisor|recruit\\w+|mentor|advis[eo]r|assessor|instructor|tutor|trainer|manager|specialist|officer|administrator|coach|director|lead|assistant|partner|associate|registrar)';

/**
 * Parts of titles that hold words of levels and speak of others: of the people that somebody works for, of the department,
 * of those who are taught or cared for, and of levels below them.
 */
export const OF_OTHERS: readonly RegExp[] = [
  // "to the CEO", "Office of the President", "Director's Office", "CEO Office", "CFO Services".
  /\b(?:assistants?|secretary|aide|advis[eo]r|counsel|liaison|support|analyst|pa|ea|chief of staff|partner) to\b.*/i,
  /\bto the (?:[a-z]+ ){0,2}(?:c[a-z]o|president|director|managing|principal|chief|executive|vice|vp)\b.*/i,
  /\boffice of (?:the )?[^,–(-]*/i,
  /(?<![a-zß-ÿ])[a-zß-ÿ]+['’]s? (?:office|suite|team|council|club|circle|assistant|cabinet|staff|list|award)\b/i,
  /\b(?:c[a-z]o|president|director|chairman|executive) (?:services?|advisory|office|practice|support|suite|program(?:me)?|communications|protection|relations|assistant|coach\w*)\b/i,
  /\b(?:c[a-z]o|president|director|principal|chairman|executive|senior)s?['’]s?(?![a-zß-ÿ])/i,
  /(?<![a-zß-ÿ])(?:des|du|de la|del|della|von|beim|van de|do|da) (?:geschäftsführ|vorstand|pr[eé]sident|direct|diret|ceo)[a-zß-ÿ]*/i,
  // Levels below those of their names.
  /\b(?:assistant|associate)\s+(?:vp|vice[- ]president)\b/i,
  // Of a school.
  /\bhead of (?:year|sixth form|house|key stage)\b/i,
  /\b(?:school|assistant|vice|deputy|associate|elementary|middle|high|academy|primary|secondary|head|campus|college|co)[- ]principal\b/i,
  /\bprincipal\b(?=[\s,:–-]+(?:of |at )?(?:the )?(?:[a-z]+ )?(?:school|academy|elementary|high school|middle school|college|k-?\d+))/i,
  /\bprincipal (?:investigator|residence|balance|dancer|assistant|secretary|office)\b/i,
  // Of those who are taught, brought up, and found: "Internship Coordinator", "Intern Program Manager".
  new RegExp(
    `\\b${LEVEL_OF_PROGRAM}(?: & [a-z]+)? (?=${OF_PROGRAM}\\b(?:.*\\b${PROGRAM_STAFF})?)(?:(?:program(?:me)?s?|school|admissions|studies|recruit\\w+|talent|college)[ ,-]+(?:[a-z]+ ){0,2}?(?=${PROGRAM_STAFF})|(?=${PROGRAM_STAFF}))`,
    'i',
  ),
  new RegExp(
    `\\b(?:intern|apprentice|trainee) (?:(?:program(?:me)?s?|recruit\\w+)[ -]+(?:[a-z]+ ){0,2}?(?=${PROGRAM_STAFF})|(?=(?:coordinator|supervisor|mentor|assessor|instructor|tutor|trainer|advisor)\\b))`,
    'i',
  ),
  new RegExp(
    `(?<=\\b(?:head|recruiter|${PROGRAM_STAFF.slice(3, -1)})\\b.{0,40})\\b(?:(?:interns?|internships?|apprentices?|apprenticeships?|co-op|graduate|early careers?)(?: & [a-z]+)? program(?:me)?s?|interns|internships|apprentices|early careers)\\b`,
    'i',
  ),
  /\bof (?:the )?(?:interns(?:hips?)?|apprentices(?:hips?)?|trainees)\b/i,
  /(?<![a-zß-ÿ])(?:praktikant|azubi|auszubildende|ausbildungs|werkstudent|trainee|absolvent)[a-zß-ÿ]*(?:betreu|koordinat|leit|beauftragt|referent|management|verantwort)[a-zß-ÿ]*/i,
  /(?<![a-zß-ÿ])(?:koordinat|leit|referent|beauftragt|betreu|verantwort)[a-zß-ÿ:*_]* (?:der |für |duale )*(?:ausbildung|praktika|azubis|auszubildende[a-zß-ÿ]*)(?![a-zß-ÿ])/i,
  /(?<![a-zß-ÿ])(?:responsable|chargée?|coordinat[a-zß-ÿ]*|coordinador[a-z]*|gestionnaire|référente?|conseill[a-zß-ÿ]*|tut(?:o|eu)re?|supervisora?|supervisore|ma[iî]tre)(?:\(e\))? (?:[a-zß-ÿ'’]+ ){0,3}?(?:d['’])?(?:stages?|stagiaires?|alternance|alternants?|prácticas|becari[oa]s|tirocin[a-z]+|estági[a-z]+)(?![a-zß-ÿ])/i,
  // Steps of growth, of the stage and of the road.
  /\b(?:early|growth|late|later|seed|multi|first|back|main|sound|center|pre)[- ]stage\b/i,
  // Ranks of other trades: on ships, in kitchens, of firemen.
  /\b(?:fire|police|battalion|deputy|crew|kitchen|division|section|bureau|assistant) chief\b(?! (?:[a-z&]+ ){1,4}officer)/i,
  /\bchief (?:of staff|engineer|mate|steward|cook|resident|crna|inspector|operator|pilot|officer(?! of)|building|technician|technologist)\b/i,
  /\bsenior[- ](?:living|care|center|centre|citizens?|services|housing|community|communities|adults?|residence|home|companion|care[a-zß-ÿ]*|helper|high|school|secondary|day|dining|meals|apartments?)\b/i,
  /\bjunior (?:high|school|college|kindergarten|primary|achievement|league|golf|tennis|sports?|varsity|years)\b/i,
  /\bintermediate (?:care|school|unit|district|medical|level)\b/i,
  /\blead[- ](?:gen|generation|time|qualification|source|paint|acid|nurtur[a-zß-ÿ]*|magnet|exchange|poison[a-zß-ÿ]*|abatement|based|intake|conversion|response|scor\w+|to cash)\b/i,
];
