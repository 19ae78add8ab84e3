import type { Claim, Seniority } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import type { Passage } from './passages.ts';
import { ASSISTED, ASSISTS, OF_OTHERS } from './seniority-words.ts';

const TITLE_LEVELS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'intern',
    /(?<![a-zß-ÿ])(?:intern|interns|internship|trainee|apprentice(?:ship)?|werkstudent(?:in|inn?en|en)?|praktikant(?:in|inn?en|en)?|praktikantenstelle|(?:pflicht)?praktikum|praktikumsplatz|auszubildende[a-zß-ÿ]*|(?<=^\W{0,3})ausbildung(?! (?:und|&))|ausbildung(?= (?:zum|zur|als|\d)|\s*(?:$|[-–—(:,]))|ausbildungsplatz|azubi|stagiaire|(?<=^\W{0,3})stage(?= (?:in |di |en |de )?(?:ufficio|area|settore|risorse|amministrazione|contabilità|assistant|chargé|développ|ingénieur|data|communication|juridique|commercial|rh\b))|stage(?= (?:en|de)\b|\s*(?:$|[-–—(:,]))|alternance|alternant[a-zß-ÿ]*|becari[oa]|prácticas|stagiair|traineeprogramm|tirocinio|tirocinante|stażyst(?:a|ka)|praktykant(?:ka)?|estágio|estagiári[oa]|praktikplats|co-?op(?= (?:student|intern|position|program|placement|term|work|\d)|\s*(?:$|[-–—(:,/])))(?![a-zß-ÿ])/i,
  ],
  [
    'executive',
    /(?<![a-zß-ÿ])(?:c[efotmi]o|cmo|cpo|cro|chro|chief|(?<!vice[- ])president|geschäftsführer[a-zß-ÿ]*|managing director)(?![a-zß-ÿ])/i,
  ],
  [
    'director',
    /(?<![a-zß-ÿ])(?:director(?!['’]s)|head of|vp|svp|evp|vice[- ]president|bereichsleit[a-zß-ÿ]*|(?<=^\W{0,3})leit(?:er(?:in)?|ung)|directeur|directrice|directora|diretora?|direttore|direttrice)(?![a-zß-ÿ])/i,
  ],
  [
    'lead',
    /(?<![a-zß-ÿ])(?:(?:team|tech|technical|engineering|shift|crew|squad|group|practice)[- ]lead(?:er)?|lead|principal|teamleit[a-zß-ÿ]*|(?<!of )staff (?:[a-zß-ÿ]+ ){0,3}?(?:engineer|developer|scientist|designer|researcher|architect|analyst)|chef d['’]équipe|jefe de equipo|teamlead[a-zß-ÿ]*)(?![a-zß-ÿ])/i,
  ],
  [
    'senior',
    /(?<![a-zß-ÿ])(?:senior|sênior|sr|snr|sénior|starsz(?:y|a)|confirmé[a-zß-ÿ]*|experienced)(?![a-zß-ÿ])/i,
  ],
  [
    'entry',
    /(?<![a-zß-ÿ])(?:junior|júnior|jr|młodsz(?:y|a)|entry[- ]level|new grad(?:uate)?|graduate (?:[a-z]+ )?(?:engineer|surveyor|architect|accountant|programme|program|scheme|analyst|consultant|developer|trainee)|early career|(?<=\()graduate(?=\))|débutant[a-zß-ÿ]*|berufseinsteiger[a-zß-ÿ]*|absolvent(?:in|inn?en|en)?)(?![a-zß-ÿ])/i,
  ],
  [
    'mid',
    /(?<![a-zß-ÿ])(?:mid[- ]?level|mid[- ]senior|pleno|intermediate|mid(?= (?:software|backend|frontend|full|developer|engineer)))(?![a-zß-ÿ])/i,
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
        `^(?:${words})[- ]level[.!]|^(?:seniority|experience|career|job|position|role)? ?level\\s*:\\s*(?:${words})\\.?$|\\bthis is (?:an?|our) (?:[a-zß-ÿ-]+[ ,]+){0,3}?(?:${words}) (?:[a-zß-ÿ-]+ ){0,2}?(?:position|role|job|opportunity)\\b|\\bthis (?:is )?(?:position|role|job) is (?:an?|at) (?:${words})(?: (?:position|role|job|level|one))?(?:[.,;]|$)`,
        'i',
      ),
    ] as const,
);
const ANY_LEVEL = /level|this (?:is|position|role|job)|^freshers?\b/i;
/** So Indian employers call those who just left a college. */
const FRESHERS = /^freshers?(?: (?:with|only|preferred)\b|[.!]?$)/i;

/**
 * The level that the title names, else a sentence about the job itself: "This is an entry-level position." A manager is
 * none: a manager of what, the title tells. Null when nothing is said, or the text says two things.
 */
export function readSeniority(title: string, passages: readonly Passage[]): Claim<Seniority> | null {
  const own = toOwnWords(title);
  const assists = ASSISTS.test(title);
  for (const [value, pattern] of TITLE_LEVELS) {
    const match = assists && ASSISTED.test(value) ? null : pattern.exec(own);
    if (match) {
      return { value, evidence: { in: 'title', start: match.index, end: match.index + match[0].length } };
    }
  }
  const found = passages.flatMap((passage) => {
    if (passage.section === 'company' || !ANY_LEVEL.test(passage.text)) return [];
    const value = FRESHERS.test(passage.text)
      ? ('entry' as const)
      : textPatterns.find(([, pattern]) => pattern.test(passage.text))?.[0];
    return value === undefined ? [] : [{ value, evidence: toEvidence(passage) }];
  });
  const [first] = found;
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null;
}

/** A title without the words that speak of others, each letter where it stood. */
function toOwnWords(title: string): string {
  const blank = (words: string) => ' '.repeat(words.length);
  return OF_OTHERS.reduce((rest, pattern) => rest.replace(pattern, blank), title);
}
