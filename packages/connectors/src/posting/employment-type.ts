import { type EmploymentType, stripAccents } from '@firsthand/contracts';

/** Splits camelCase, folds accents and case, turns everything else into single blanks: "fullTime" → "full time". */
function fold(text: string): string {
  const words = text.slice(0, 300).replace(/([a-z])([A-Z])/g, '$1 $2');
  return stripAccents(words.replaceAll('ß', 'ss'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Permanent employment that happens to be called a contract. */
const PERMANENT =
  /\b(?:permanent|indefinite|open ended|employment|unlimited|indefini\w*|vast|unbefristet\w*|festanstellung|tillsvidare\w*|cdi|duree indeterminee|tiempo indefinido|tempo indeterminato|sem termo)\b/;

/** The kind of employment; it says more than the hours, so it is asked first. */
const KINDS: readonly [EmploymentType, RegExp][] = [
  [
    'internship',
    /\b(?:intern|interns|internships?|co ?op|stagiaires?|stage|praktikum|praktikant\w*|pflichtpraktikum|becari[oa]s?|practicas|practicante|pasante|stagiair\w*|praktik|tirocinio|tirocinante|estagi\w*)\b/,
  ],
  [
    'apprenticeship',
    /\b(?:apprentices?|apprenticeships?|apprenti\w*|alternance|alternant\w*|ausbildung|azubi\w*|auszubildende\w*|lehrling|lehrstelle|duales studium|aprendiz\w*|leerling\w*|bbl|larling\w*|apprendist\w*|jovem aprendiz)\b/,
  ],
  [
    'volunteer',
    /\b(?:volunteers?|volunteering|benevol\w*|ehrenamt\w*|voluntari\w*|vrijwillig\w*|volontar\w*|ideell\w*)\b/,
  ],
  [
    'per_diem',
    /\b(?:per diem|prn|casual|on call|as needed|zero hours?|abrufarbeit|oproepkracht|vacataire)\b/,
  ],
  [
    'temporary',
    /\b(?:temporary|temp|seasonal|fixed term|limited term|term limited|befristet\w*|zeitarbeit|saisonal\w*|interim|interimaire|cdd|duree determinee|temporaire|saisonnier\w*|temporal|temporada|eventual|tijdelijk\w*|seizoen\w*|vikariat|visstid\w*|tidsbegransad\w*|sasong\w*|tempo determinato|stagionale|temporari[oa]s?|a termo|termo certo|termo incerto|term(?:o)? determinado|maternity cover|mutterschaftsvertretung|elternzeitvertretung)\b/,
  ],
  [
    'contract',
    /\b(?:contract|contracts|contractor|contractors|contracted|independent contractor|freelanc\w*|self employed|selbststandig\w*|1099|c2c|corp to corp|freiberuf\w*|freie mitarbeit|independant\w*|auto ?entrepreneur|prestataire|autonomo|zzp\w*|konsultuppdrag)\b/,
  ],
];

const PART_TIME =
  /\b(?:part time|parttime|pt|teilzeit\w*|minijob\w*|geringfugig\w*|werkstudent\w*|working student|temps partiel|mi temps|media jornada|jornada parcial|tiempo parcial|medio tiempo|deeltijds?|deltid\w*|half time|tempo parziale|tempo parcial|meio periodo)\b/;
const FULL_TIME =
  /\b(?:full time|fulltime|ft|vollzeit\w*|temps plein|temps complet|pleintemps|jornada completa|tiempo completo|voltijds?|heltid\w*|tempo pieno|tempo integral|tempo inteiro|periodo integral|pe[lł]ny etat|full day)\b/;

/**
 * The employment type in a source's own words, in English, French, German, Spanish, Dutch or Swedish.
 * "FT Hourly Full-Time" → full_time, "Contractor - 1099" → contract. "Permanent" says nothing of the hours: null, as are
 * "Part-time or full-time" and all unknown words.
 */
export function toEmploymentType(text: string | null | undefined): EmploymentType | null {
  const folded = fold(text ?? '');
  if (folded === '') return null;
  const isPermanent = PERMANENT.test(folded);
  const words = folded.replace(/\b(?:not|non|no|kein\w*)(?: an?)? \w+/g, ' ');
  for (const [type, pattern] of KINDS) {
    if (isPermanent && (type === 'contract' || type === 'temporary')) continue;
    if (pattern.test(words)) return type;
  }
  return toHours(words);
}

function toHours(words: string): EmploymentType | null {
  const isPart = PART_TIME.test(words);
  const isFull = FULL_TIME.test(words);
  if (isPart === isFull) return null;
  return isPart ? 'part_time' : 'full_time';
}

/** Someone who looks after interns, volunteers or contracts is none of them. */
const TITLE_EXCEPTIONS =
  /\b(?:intern(?:ship)?s?|volunteers?|apprentice(?:ship)?s?|contracts?|temporary|per diem)\s+(?:&\s+\w+\s+)?(?:program\w*|coordinator|manager|managers|management|recruiter|supervisor|director|lead|specialist|administrator|admin|analyst|engagement|services|negotiator|attorney|counsel|officer|associate|developer relations|manufactur\w*|research|staffing|worker)\b/gi;

const TITLE_RULES: readonly [EmploymentType, RegExp][] = [
  [
    'internship',
    /\b(?:intern|interns|internship|praktikum|praktikant(?:in)?|stagiaire?|becari[oa]|pflichtpraktikum|estágio|estagiári[oa]|tirocinio|tirocinante)\b|^stage\s*[-–:(]|\(stage\)|\bco-op\b/i,
  ],
  [
    'apprenticeship',
    /\b(?:apprentice|apprenticeship|apprenti|apprentie|alternance|alternant|alternante|ausbildung|azubi|auszubildende[rn]?|jovem aprendiz|aprendiz|leerling|elevplads|lærling|lärling)\b/i,
  ],
  [
    'volunteer',
    /\(volunteer\)|[-–|,]\s*volunteer\s*$|^volunteer\b|\behrenamtlich|\bbénévole\b|^voluntari[oa]\b|^vrijwillig\w*|^volontari[oa]?\b/i,
  ],
  [
    'per_diem',
    /\bper diem\b|\bPRN\b|[-–(|,/]\s*casual\b|\((?:bank|zero[- ]hours?)\)|[-–|,]\s*bank\s*$|^bank (?=nurse|hca|care|staff nurse|midwife)/i,
  ],
  [
    'temporary',
    /\b(?:temporary|seasonal|fixed[- ]term|befristet|cdd|tijdelijk|vikariat|maternity (?:leave )?cover|parental leave cover|elternzeitvertretung|saisonkraft|saison(?:arbeiter|mitarbeiter|aushilfe)\w*|ferienjob|sommerjobb?|sommarjobb|sommarvikarie|vikarie|barselsvikar|vakantiewerk|saisonnière?s?|stagional[ei]|temporer[oa]|intérimaire|locum)\b|\(temp\)|[-–|,]\s*(?:temp|ftc)\s*$|\(ftc\)|\b\d+[- ](?:months?|mths?|weeks?|years?)[- ]ftc\b/i,
  ],
  [
    'contract',
    /\(contract(?:or)?\b|[-–|,(]\s*(?:\d+(?:[a-z_]\w* | (?:\w* )?))?contract(?:or|ing)?\s*(?:[-–|,)]|$)|\b\d+[- ]months?(?:[- ]\w+){0,3}[- ]contract\b|\bfreelancer?\b|\b1099\b|^contract(?:or)?\s*[-–:]|\bcontractor\s*$/i,
  ],
  [
    'part_time',
    /\bpart[- ]?time\b|\bteilzeit\b|\bwerkstudent(?:in)?\b|\bworking student\b|\btemps partiel\b|\bdeltid\b|\bdeeltijd\b|\bmedia jornada\b|\bminijob\b|\bminijobber|\bbijbaan\b|\b(?:pół|½) etatu\b|\bdeltid\w*|\bflexi-?job\b|\bstud(?:enter|entisk \w+)?medhjælper|\bstudentermedhjælper\b|\bstudentische (?:hilfskraft|aushilfe)\b|\bextrajobb?\b/i,
  ],
  [
    'full_time',
    /\bfull[- ]?time\b(?! equivalent)|\bvollzeit\b|\btemps plein\b|\bheltid\b|\bvoltijds?\b|\bfulltime\b|\bjornada completa\b|\btempo pieno\b|\bfuldtid\b/i,
  ],
];

/**
 * The employment type a title gives away, cautiously: "Data Science Intern", "Nurse (Part-time)", "Designer - Contract".
 * "Contract Manager" and "Internship Coordinator" give nothing.
 */
export function findEmploymentTypeInTitle(title: string): EmploymentType | null {
  const words = title.slice(0, 300).replace(TITLE_EXCEPTIONS, ' ');
  const isBoth = /part[- ]?time/i.test(words) && /full[- ]?time/i.test(words);
  for (const [type, pattern] of TITLE_RULES) {
    if (isBoth && (type === 'part_time' || type === 'full_time')) continue;
    if (pattern.test(words)) return type;
  }
  return null;
}
