import type { Claim } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import { readPassages, type Passage } from './passages.ts';

/** Lowest first. */
export const DEGREES = ['associate', 'bachelor', 'master', 'doctorate'] as const;
export type Degree = (typeof DEGREES)[number];

const LICENCES = {
  driver: 'Driving licence',
  cdl: 'Commercial driving licence (CDL)',
  rn: 'RN licence',
  lpn: 'LPN licence',
  cpa: 'CPA licence',
} as const;
export type Licence = keyof typeof LICENCES;
export const LICENCE_LABELS: Readonly<Record<Licence, string>> = LICENCES;

/** What postings write; of "master" alone nothing is known, since there are Scrum masters and master data. */
const ASKED_DEGREES: readonly (readonly [Degree, RegExp])[] = [
  [
    'doctorate',
    /\bph\.?\s?d\b|\bdoctora(?:te|l|t|do)\b|\bpromotion(?: in|,? abgeschlossen| \(abgeschl)|\bdottorato\b|\bdoutorado\b|\bdoutoramento\b|\bgepromoveerd\b/i,
  ],
  [
    'master',
    /\bmaster(?:['’]?s)? degree|\bmaster['’]s\b|\bmasters? (?:of|in) (?:science|arts|business|engineering|public|the|[A-Z])|\bM\.?Sc\b|\bM\.?\s?[SA]\.? in\b|\bMBA\b|\bM\.?Div\b|\bM\.?Eng\b|\bM\.?Ed\b|\bMPH\b|\bMSW\b|\bLL\.?M\b|\bmaster(?:abschluss|studium)|\bvolljurist|\bstaatsexamen|\bdipl(?:om)?[.-]\s?(?:ing|psych|kauf|inf|phys)|\buniversitätsstudium|\bpost-?graduate (?:degree|qual\w*)|\bmestrado\b|\bmáster (?:en|universitario)|\bmaestría\b|\blaurea magistrale|\bbac ?\+ ?5|\bmaster (?:info|droit|rh|2|ii)\b|\bwo[- ](?:niveau|diploma|opleiding|master)|\bmasteropleiding/i,
  ],
  [
    'bachelor',
    /\bbachelor|\bB\.?Sc\b|\bBA\/BS\b|\bBS\/BA\b|\bB\.?S\.?[NW]\b|\bB\.?\s?[AS]\.? in\b|\bB\.?Eng\b|\bundergraduate degree|\b(?:college|university|honou?rs|(?:4|four)[- ]year) degree|(?<!\b(?:master|doctoral|doctorate|associate|graduate)(?:['’]?s)? )\bdegree (?:in|from)\b|\b(?:studien|hochschul|fh-|universitäts)abschluss|\b(?:fach)?hochschulstudium|(?<![a-zß-ÿ-])studium\b|\blaurea\b|\bgraduação\b|\blicenciatura\b|\bgrado (?:en|universitario)|\bgraduad[oa] en\b|\btitulación universitaria|\b(?:ensino|curso) superior\b|\bhbo\b(?!5)|\blicence (?:pro|en) |\bbac ?\+ ?[34]\b|\bstudia wyższe|\bwykształcenie wyższe|\bhögskole(?:utbildning|examen)|\bkandidatexamen/i,
  ],
  ['associate', /\bassociate(?:['’]?s)? degree|\bassociate['’]s in\b/i],
];
/** What people write of themselves, who have no reason to mean anything else. */
const OWN_DEGREES: readonly (readonly [Degree, RegExp])[] = [
  ['doctorate', /\bph\.?\s?d\b|\bdoctor|\bdr\.|\bpromotion\b/i],
  [
    'master',
    /\bmaster(?!['’]?s? (?:bak|build|butch|carpent|craft|electric|mechanic|mason|plumb|tailor|techni))|\bm\.?\s?(?:sc|eng|tech|com|ed|arch|phil|res)\b|\bm\.?b\.?a\b|\b(?:mfa|msn|mph|msw|mpa|ll\.?m)\b|\bm\.?[as]\.?(?![\p{L}])|\bdiplom(?!a)|\bmagister|\bstaatsexamen|\blaurea magistrale|\bmáster (?:en|universitario)|\bmaestría|\bmestrado/iu,
  ],
  [
    'bachelor',
    /\bbachelor|\bb\.?\s?(?:sc|eng|tech|com|ed|arch)\b|\b(?:bba|bfa|bsn|ll\.?b)\b|\bb\.?[as]\.?(?![\p{L}])|\blicenciatura|\blaurea\b|\bgrado en\b|\bgraduação/iu,
  ],
  ['associate', /\bassociate|\ba\.?[as]\.(?![\p{L}])/iu],
];
const LICENCE_WORDS: readonly (readonly [Licence, RegExp])[] = [
  ['cdl', /\bCDL\b|\bcommercial driver['’]?s? licen[cs]e|\bclass [AB] (?:CDL|licen[cs]e)/i],
  [
    'driver',
    /\bdriv(?:er|ing|ers)['’]?s?['’]? licen[cs]e|\bführerschein\b|\bpermis (?:de conduire|B)\b|\brijbewijs\b|\bcarnet de conducir\b/i,
  ],
  [
    'rn',
    /\bRN\b(?=.*\blicen)|\blicen[cs]ed? (?:as an? )?(?:RN|registered nurse)|\bregistered nurse\b.*\blicen[cs]|\bRN licen[cs]/i,
  ],
  ['lpn', /\bLPN\b(?=.*\blicen)|\blicensed practical nurse|\bLPN licen[cs]/i],
  ['cpa', /\bCPA\b|\bcertified public accountant/i],
];

const DEMANDS =
  /\b(?:must|need(?:ed|s)?|requir\w*|minimum|at least|mandatory|erforderlich|voraussetzung|exigée?|requis)\b/i;
/** Then another way leads there as well, or nobody has to. */
const NOT_DEMANDED =
  /\bor (?:an? )?(?:\w+ )?(?:equivalent|comparable|related|relevant)\b|\bequivalent (?:work |practical )?experience|\bprefer|\bplus\b|\bnice to have|\bdesir|\bideal|\bbonus|\bwünschenswert|\bvon vorteil|\bun plus\b|\bnot (?:required|needed|necessary)|\bno (?:[^\s,]+ ){0,2}(?:degree|licen)|\b(?:ou équivalent|o equivalente|ou equivalente|o similar|oder vergleichbar|of vergelijkbaar|of gelijkwaardig|gewenst|souhaité|apprécié|valorable|deseable|gradit|desejável)|\b(?:obtain|get|pursu|working towards?|help you)/i;
const SILENT = ['company', 'preferred', 'offered', 'legal'];

/** What a posting asks people to have: the degree, of several the highest, and licences in the posting's order. */
export interface CredentialsAsked {
  degree: Claim<Degree> | null;
  licences: readonly Claim<Licence>[];
}

/**
 * The degree and the licences that a posting plainly demands, each with its sentence. A degree "or equivalent experience" is
 * no demand, and of "Bachelor's or Master's" the lower one is.
 */
export function readCredentials(descriptionText: string): CredentialsAsked {
  let degree: Claim<Degree> | null = null;
  const licences = new Map<Licence, Claim<Licence>>();
  for (const passage of readPassages(descriptionText)) {
    if (!isDemand(passage)) continue;
    const evidence = toEvidence(passage);
    const value = DEGREES.find((level) =>
      ASKED_DEGREES.some(([one, words]) => one === level && words.test(passage.text)),
    );
    if (value && (degree === null || DEGREES.indexOf(value) > DEGREES.indexOf(degree.value))) {
      degree = { value, evidence };
    }
    for (const licence of findLicences(passage.text)) {
      if (!licences.has(licence)) licences.set(licence, { value: licence, evidence });
    }
  }
  return { degree, licences: [...licences.values()] };
}

function isDemand({ text, section }: Passage): boolean {
  if (SILENT.includes(section) || NOT_DEMANDED.test(text)) return false;
  return section === 'asked' || DEMANDS.test(text) || (section === 'unknown' && isNamedAlone(text));
}

/** A line of a few words that begins with a degree or a licence asks for it: "M.S. in geography or similar". */
function isNamedAlone(text: string): boolean {
  if (text.length > SHORT || OF_OTHERS.test(text)) return false;
  const beginning = text.slice(0, BEGINNING);
  return ASKED_DEGREES.some(([, words]) => words.test(beginning)) || findLicences(beginning).length > 0;
}

const SHORT = 100;
const BEGINNING = 40;
/** Whose degree it is that is none of who applies, and what there is to study. */
const OF_OTHERS =
  /\b(?:our|we|us|founders?|colleagues|team|students?|teach\w*|graduates|learn\w*|pay for|tuition|funded|programs?|programmes?|study for|support|prépar\w*|stage|stagiair\w*|trunc[ao]|cursando|unser\w*|wir|kolleg\w*|student\w*|nous|notre|étudiants?|nuestr\w*|oder|alternativ)(?![a-zß-ÿ])/i;

/** The highest degree that a person's own words name, such as "B.Sc. (Hons)"; null when they name none. */
export function findDegree(text: string): Degree | null {
  return OWN_DEGREES.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** The licences that words name: of a commercial one not the plain one. */
export function findLicences(text: string): Licence[] {
  const found = LICENCE_WORDS.filter(([, words]) => words.test(text)).map(([licence]) => licence);
  return found.includes('cdl') ? found.filter((licence) => licence !== 'driver') : found;
}
