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
  ['doctorate', /\bph\.?\s?d\b|\bdoctora(?:te|l)\b|\bpromotion in\b/i],
  [
    'master',
    /\bmaster(?:['’]?s)? degree|\bmaster['’]s\b|\bmasters? of (?:science|arts|business|engineering|public)|\bM\.?Sc\b|\bMBA\b|\bmasterabschluss/i,
  ],
  [
    'bachelor',
    /\bbachelor|\bB\.?Sc\b|\bBA\/BS\b|\bBS\/BA\b|\bundergraduate degree|\b(?:college|university|(?:4|four)[- ]year) degree/i,
  ],
  ['associate', /\bassociate(?:['’]?s)? degree|\bassociate['’]s in\b/i],
];
/** What people write of themselves, who have no reason to mean anything else. */
const OWN_DEGREES: readonly (readonly [Degree, RegExp])[] = [
  ['doctorate', /\bph\.?\s?d\b|\bdoctor|\bdr\.|\bpromotion\b/i],
  [
    'master',
    /\bmaster|\bm\.?\s?sc\b|\bm\.?b\.?a\b|\bm\.?\s?eng\b|\bm\.?[as]\.?(?![\p{L}])|\bdiplom(?!a)|\bmagister|\bstaatsexamen/iu,
  ],
  [
    'bachelor',
    /\bbachelor|\bb\.?\s?sc\b|\bb\.?\s?eng\b|\bb\.?[as]\.?(?![\p{L}])|\bbba\b|\bllb\b|\blicenciatura/iu,
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
  /\bor (?:an? )?(?:\w+ )?(?:equivalent|comparable|related|relevant)\b|\bequivalent (?:work |practical )?experience|\bprefer|\bplus\b|\bnice to have|\bdesir|\bideal|\bbonus|\bwünschenswert|\bvon vorteil|\bun plus\b|\bnot (?:required|needed|necessary)|\bno (?:[^\s,]+ ){0,2}(?:degree|licen)|\b(?:obtain|get|pursu|working towards?|help you)/i;
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
  return section === 'asked' || DEMANDS.test(text);
}

/** The highest degree that a person's own words name, such as "B.Sc. (Hons)"; null when they name none. */
export function findDegree(text: string): Degree | null {
  return OWN_DEGREES.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** The licences that words name: of a commercial one not the plain one. */
export function findLicences(text: string): Licence[] {
  const found = LICENCE_WORDS.filter(([, words]) => words.test(text)).map(([licence]) => licence);
  return found.includes('cdl') ? found.filter((licence) => licence !== 'driver') : found;
}
