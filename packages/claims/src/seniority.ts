import type { Claim, Seniority } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** What follows the word in names of work that is of no level: "Lead Generation", "Senior Living", "Staff Nurse". */
const TITLE_LEVELS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'intern',
    /(?<!\p{L})(?:intern|interns|internship|trainee|apprentice(?:ship)?|werkstudent\p{L}*|praktikant\p{L}*|praktikum|auszubildende\p{L}*|ausbildung|azubi|stagiaire|stage|alternance|alternant\p{L}*|becari[oa]|prácticas|stagiair|praktikplats|co-?op)(?!\p{L})/iu,
  ],
  [
    'executive',
    /(?<!\p{L})(?:c[efotmi]o|cmo|cpo|cro|chro|chief(?! (?:of staff|engineer|mate|steward))|president(?! assistant)|geschäftsführer\p{L}*|managing director)(?!\p{L})/iu,
  ],
  [
    'director',
    /(?<!\p{L})(?:director(?! (?:assistant|support))|head of|vp|svp|evp|vice[- ]president|bereichsleit\p{L}*|directeur|directrice)(?!\p{L})/iu,
  ],
  [
    'lead',
    /(?<!\p{L})(?:(?:team|tech|technical|engineering|shift|crew|squad|group|practice)[- ]lead(?:er)?|lead(?! (?:gen|generation|time|qualification|source|paint|acid|nurtur\p{L}*|magnet|exchange|poison\p{L}*|abatement))|principal(?! (?:assistant|secretary|office))|teamleit\p{L}*|staff (?:\p{L}+ ){0,3}?(?:engineer|developer|scientist|designer|researcher|architect|analyst)|chef d['’]équipe|jefe de equipo|teamlead\p{L}*)(?!\p{L})/iu,
  ],
  [
    'senior',
    /(?<!\p{L})(?:senior(?! (?:living|care|center|centre|citizens?|services|housing|community|communities|adults?|residence|home|companion|care\p{L}*|helper|high|school|secondary))|sr|snr|sénior|confirmé\p{L}*|experienced)(?!\p{L})/iu,
  ],
  [
    'entry',
    /(?<!\p{L})(?:junior(?! (?:high|school|college|kindergarten|primary|achievement|league|golf|tennis|sports?))|jr|entry[- ]level|new grad(?:uate)?|graduate (?:engineer|programme|program|scheme|analyst|consultant|developer|trainee)|early career|débutant\p{L}*|berufseinsteiger\p{L}*|absolvent\p{L}*)(?!\p{L})/iu,
  ],
  [
    'mid',
    /(?<!\p{L})(?:mid[- ]?level|mid[- ]senior|intermediate|mid(?= (?:software|backend|frontend|full|developer|engineer)))(?!\p{L})/iu,
  ],
];

const TEXT_LEVELS: readonly (readonly [Seniority, string])[] = [
  ['intern', 'internship'],
  ['entry', '(?:entry|junior)(?:[- ]level)?|graduate[- ]level'],
  ['mid', '(?:mid(?:dle)?|intermediate)[- ]?level|mid[- ]senior'],
  ['senior', 'senior(?:[- ]level)?'],
  ['lead', '(?:lead|principal)(?:[- ]level)?'],
  ['director', 'director(?:[- ]level)?'],
  ['executive', 'executive(?:[- ]level)?|c-level'],
];
const textPatterns = TEXT_LEVELS.map(
  ([value, words]) =>
    [
      value,
      new RegExp(
        `^(?:seniority|experience|career|job|position|role)? ?level\\s*:\\s*(?:${words})\\.?$|\\bthis is (?:an?|our) (?:[\\p{L}-]+[ ,]+){0,3}?(?:${words}) (?:[\\p{L}-]+ ){0,2}?(?:position|role|job|opportunity)\\b|\\bthis (?:is )?(?:position|role|job) is (?:an?|at) (?:${words})(?: (?:position|role|job|level|one))?(?:[.,;]|$)`,
        'iu',
      ),
    ] as const,
);
const ANY_LEVEL = /level|intern|junior|senior|lead|director|executive|entry/iu;

/**
 * The level that the title names, else a sentence about the job itself: "This is an entry-level position." A manager is
 * none: a manager of what, the title tells. Null when nothing is said, or the text says two things.
 */
export function readSeniority(title: string, passages: readonly Passage[]): Claim<Seniority> | null {
  for (const [value, pattern] of TITLE_LEVELS) {
    const match = pattern.exec(title);
    if (match) {
      return { value, evidence: { in: 'title', start: match.index, end: match.index + match[0].length } };
    }
  }
  const found = passages.flatMap((passage) => {
    if (passage.section === 'company' || !ANY_LEVEL.test(passage.text)) return [];
    const level = textPatterns.find(([, pattern]) => pattern.test(passage.text));
    return level ? [{ value: level[0], evidence: toEvidence(passage) }] : [];
  });
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null;
}
