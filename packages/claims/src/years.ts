import { MOST_YEARS_ASKED, type Claim } from '@firsthand/contracts';
import { toEvidence } from './evidence.ts';
import { saysNoExperience } from './no-experience.ts';
import type { Passage } from './passages.ts';
import { writeFigures } from './years-figures.ts';
import { dropAsides, dropPreferred } from './years-asides.ts';
import {
  ASKS_BEHIND,
  ASKS_FREELY,
  BARE_OTHER,
  BARE_YEARS,
  BETTER_DEGREE,
  BETWEEN,
  EDUCATION,
  ELIDED,
  JAHRE_ALONE,
  LASTS,
  LESSER_DEGREE,
  NESTS,
  NUMBER,
  NUMBER_WORDS,
  OF_THE_WHOLE,
  RANGE_ALONE,
  toOrPattern,
  YEARS,
  YEARS_ALONE,
  YEARS_OF,
} from './years-words.ts';

const EXPERIENCE =
  /experien|\bexp\b|erfahrung|expérience|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadcz|background in|track record|in a (?:similar|comparable|related) (?:role|position)|(?:berufs)?praxis/i;
/** How long something lasts, how old it is, and what the employer has. */
const OTHER =
  /\b(?:vest(?:s|ed|ing)?|warranty|anniversary|founded|established|collective(?:ly)?|in business|for (?:over|more than|nearly|almost) \d+|since \d{4}|learn(?:ing)? from|alongside|founders?|gain|report(?:ing)? to|years running(?= we| our| as|[,.]|$))\b/i;
const OURS = new RegExp(
  `\\bour (?:average |senior )?(?:colleagues?|team|staff|people|experts|engineers|clients|customers)\\b(?:\\W+[a-zß-ÿ]+){0,3}?\\W+(?:with|of|have|has|bring\\w*|average\\w*)\\b(?:\\W+[a-zß-ÿ]+){0,4}?\\W+${NUMBER}\\b|(?<![a-zß-ÿ])(?:unser|notre|nuestr[oa]|nostr[oa]|noss[oa]|ons|onze|vårt?|vores|nasz)e? (?:[a-zß-ÿ]+ )?(?:team|equipe|équipe|equipo|squadra|zespół)(?![a-zß-ÿ])[^.;]{0,40}?(?<![a-zß-ÿ\\d])${NUMBER}\\b|\\b(?:experience|history) (?:of|from) our (?:team|staff|people|experts|company)\\b`,
  'i',
);
const EMPLOYER = new RegExp(
  `^(?:with|boasting|drawing on|building on|backed by|thanks to)\\b[^,.]{0,60}?\\b(?:years|jahren)\\b[^,.]{0,80},|\\b(?:we|we['’]ve|company|firm|practice|team|clinic|organi[sz]ation|group|leaders(?:hip)?|founders?|partners?|instructors?)\\b(?:\\s+(?:[a-zß-ÿ]+\\s+){0,3}?)(?:have|has|bring|brings|boasts?|with|for|spans?|share)\\s+(?:[a-zß-ÿ]+\\s+){0,4}?${NUMBER}\\s*\\+?\\s*years`,
  'i',
);
/** "We are looking for somebody with 5 years …" is about the person after all. */
const WANTED =
  /\b(?:looking|seeking|searching|hiring|need|want|require|ask(?:ing)? for|expect|candidate|you|applicant|ideal|someone|somebody)\b/i;
/** Without a word of experience: that it is asked for, and of whom. */
const DEMANDS =
  /\b(?:minimum|at least|required|must have|you(?:['’]ve| have| bring)|mindestens|au moins|al menos|mínimo|minimaal|minstens|almeno|pelo menos|minst|mindst|minimum|mind\.?|min\.?|wenigstens|no mínimo|co najmniej|ten minste|exigés?|exigidos?)(?![a-zß-ÿ])/i;
/** Who has the years and is not looked for: an employer, or those somebody will work with. */
const OF_OTHERS = new RegExp(
  `\\b(?:with|under|from|by) (?:our|the) (?:[a-z]+ )?(?:ceo|cto|founders?|owner|boss|director|head chef|principal|lead|partner)s?\\b[^.;]{0,40}?${NUMBER}\\s*\\+?\\s*years|(?<![a-zß-ÿ])(?:consultoria|agência|escritório|consultora|consultoría|agencia|consultancy|agency|cabinet|scuola|loja|clínica|empresa|compañía|firma|despacho|bodega|farmacia|taller|azienda|impresa|società|gruppo|société|entreprise|maison|cabinet|groupe|enseigne|bedrijf|kantoor|zaak|familiebedrijf|unternehmen|betrieb|kanzlei|agentur|gruppe|grupo|família|företag|virksomhed|firma)(?![a-zß-ÿ])[^.;]{0,50}?(?<![a-zß-ÿ\\d])${NUMBER}\\s*\\+?\\s*(?:ans|années|años|anni|anos|jaar|jahren?|år|lat)(?![a-zß-ÿ])|(?<![a-zß-ÿ])(?:affiancher[a-zß-ÿ]+|aux côtés|aux cotés|an der seite|neben|junto a|de la mano de|al fianco|ao lado|naast|lernst (?:du )?von|lernen (?:sie )?von|lernt (?:ihr )?von|alongside|learn from|mentored by|supported by|working with)(?![a-zß-ÿ])|(?<![a-zß-ÿ])(?:équipe|equipo|equipe|team|kolleg\\S+|collega['’]?s|colleghi|consulenti|consultants|collègues|compañeros|profesionales|colleagues|teammates|seniors)(?![a-zß-ÿ])(?: [^\\s.,;:]+){0,4}? (?:with|avec|con|mit|met|com|who|qui|che)(?![a-zß-ÿ])`,
  'i',
);
/** Somebody is looked for after all. */
const SOUGHT =
  /\b(?:looking for|seeking|searching for|hiring|you (?:have|bring|need|are)|you['’]ve|we need|wir suchen|gesucht|sucht|recherch\w+|buscamos|se busca|cerchiamo|cercasi|zoeken|gezocht|procuramos|söker|søger|szukamy)\b/i;
/** Of something held or lived through, not of work done. */
const HELD = /\blicen[cs]es?\b|\bpermit|\bpassport|\bresid|\bliv(?:ed|ing)\b|\bclearance/i;
const A_YEAR =
  /\b(?:at least (?:a|one) year|an? year or more)\b|^a (?:full |good )?year (?:in|as|with|at|on|of|working|doing) (?!age|a row|your|paid|leave|the making|college|school|study|university|business)|^rok doświadczenia/i;
const HAS_YEARS =
  /years?|yrs?\b|jahr|jähr|ans?\b|année|años?|ann[io]\b|anos?\b|jaar|jaren|år|\blata?\b|letni|\brok\b|\d ?j\.|\dy\b/i;
/** Under a heading that says of what. */
const NONE_OF_IT = /^(?:none|keine?|aucune|ninguna|nessuna|nenhuma|geen|ingen|brak)\b/i;
/** "three (3) years" */
const IN_FIGURES = /(?<=[a-z\d+]) ?\(\d{1,2}\+?\)/gi;
/** From here on a count may be an age: only one of experience itself counts. */
const LEAST_AGE = 16;
/** So far behind its figure experience is said to be counted. */
const NEAR = 60;
/** Behind "or", and before the count that it makes an alternative. */
const FEW_WORDS = 2;
const SOME_WORDS = 8;

/**
 * The least number of years of experience that is asked for: of several demands the largest, of alternatives in one
 * sentence the smallest; 0 when none is needed. What is preferred, and what the employer says of itself, counts not.
 */
export function readYears(passages: readonly Passage[]): Claim<number> | null {
  let most: Claim<number> | null = null;
  for (const [at, passage] of passages.entries()) {
    const around = { before: passages[at - 1]?.text ?? '', next: passages[at + 1]?.text ?? '' };
    const value = readDemand(passage, around);
    if (value === null) continue;
    if (most === null || value > most.value) most = { value, evidence: toEvidence(passage) };
  }
  return most;
}

/** "12+ years of sales; our founders have 40": what is behind the semicolon is the employer's. */
const EMPLOYER_BEHIND = /;[^;]*\bour (?:founders?|team|people|partners|staff)\b[^;]*$/i;

function readDemand(
  { text: whole, section, heading }: Passage,
  { before, next }: { before: string; next: string },
): number | null {
  const text = writeFigures(whole.replace(EMPLOYER_BEHIND, ''));
  if (section === 'company' || section === 'preferred' || section === 'offered' || section === 'legal')
    return null;
  const said = NONE_OF_IT.test(text) && EXPERIENCE.test(heading) ? `Experience: ${text}` : text;
  const saysNone = saysNoExperience(said.endsWith('?') ? `${said} ${next}` : said);
  if (saysNone !== false) return saysNone ? 0 : null;
  if (OTHER.test(text)) return null;
  const isOfExperience = EXPERIENCE.test(text);
  if (!HAS_YEARS.test(text)) return isOfEmployer(text) ? null : readMonths(text, isOfExperience);
  if (!isOfExperience && !isAskedFreely(text, before) && (HELD.test(text) || !isDemand(text, section)))
    return null;
  if (isOfEmployer(text)) return null;
  const plain = text.replace(IN_FIGURES, '').replace(BETWEEN, '$<least>-');
  return countLeast(dropPreferred(dropAsides(plain)));
}

const isDemand = (text: string, section: Passage['section']): boolean =>
  section === 'asked' || DEMANDS.test(text);

const isAskedFreely = (text: string, before: string): boolean =>
  ASKS_FREELY.test(text) ||
  ASKS_BEHIND.test(text) ||
  YEARS_OF.test(text) ||
  isBare(text) ||
  JAHRE_ALONE.test(text) ||
  (YEARS_ALONE.test(text) && !LASTS.test(before));

/** Longer sentences tell more than how many years of what. */
const SHORT = 90;
/** "Five years journey-level plumbing", "2 yrs behind the chair", "10 jaar, w.v. 4 leidinggevend" */
const isBare = (text: string): boolean =>
  text.length <= SHORT && BARE_YEARS.test(text) && !BARE_OTHER.test(text);

const isOfEmployer = (text: string): boolean =>
  OURS.test(text) ||
  (EMPLOYER.test(text) && !WANTED.test(text)) ||
  (OF_OTHERS.test(text) && !SOUGHT.test(text));

/** "6 months' experience on artics", "au moins 18 mois d’expérience": of less than half a year nothing is told. */
const COUNT_OF_MONTHS = `(?<![a-zß-ÿ\\d])(?<least>\\d{1,2}|six|nine|twelve|eighteen|sechs|zwölf|achtzehn|douze|dix-huit|seis|doce|sei|dodici|zes|twaalf|doze|sex|tolv)(?:\\s?(?:-|–|to|bis|à|a|tot)\\s?\\d{1,2})?\\s?-?(?:months?|mos?\\.|mos(?= )|monate?n?|mois|meses|mesi|maanden|månaders?|måneders?)`;
/** Behind months: in which work they were spent. */
const OF_WORK =
  '(?:at|in|as|of|with|driving|working|in der|in einem|in einer|als|en|dans|comme|como|nel|nella|come|em|no|na|i|som) (?!full|half|a time|a row|advance|first|paid|pay|leave|sick|notice|maternity|parental|probation|training|duration|contract|accommodation|rent|housing|free|support|total|a (?:tenant|customer|member|resident|client)|the waiting)';
const MONTHS = new RegExp(
  `${COUNT_OF_MONTHS}['’]? (?:[a-zß-ÿ’'-]+ ){0,3}?(?:d[’'])?(?:exp\\b|[a-zß-ÿ]*experien|[a-zß-ÿ]*erfahrung|expérience|experiência|esperienza|[a-zß-ÿ]*ervaring|[a-zß-ÿ]*erfarenhet|[a-zß-ÿ]*erfaring)`,
  'i',
);
const IN_MONTHS: Readonly<Record<string, number>> = {
  ...{
    six: 6,
    nine: 9,
    twelve: 12,
    eighteen: 18,
    sechs: 6,
    zwölf: 12,
    achtzehn: 18,
    douze: 12,
    'dix-huit': 18,
  },
  ...{ seis: 6, doce: 12, sei: 6, dodici: 12, zes: 6, twaalf: 12, doze: 12, sex: 6, tolv: 12 },
};

/** "Experiência mínima de seis meses em UTI" */
const MONTHS_BEHIND = new RegExp(
  `(?:experien|erfahrung|expérience|experiência|esperienza|ervaring|erfarenhet|erfaring)[a-zß-ÿ]*:? (?:(?:mínima|minima|minimum|minimale|of|de|di|van|von|d[’']|at least|au moins|mindestens|al menos|almeno|pelo menos|minimaal) ?){1,3}${COUNT_OF_MONTHS}(?![a-zß-ÿ])`,
  'i',
);

/** "Twelve months or more at CDP level": how many months of which work, and no time of a contract or a leave. */
const MONTHS_FREELY = new RegExp(
  `^(?:(?:a )?minimum(?: of)?|at least|mind(?:estens|\\.)|au moins|al menos|almeno|pelo menos|minstens|minimaal|minst|mindst) ${COUNT_OF_MONTHS}['’]? ${OF_WORK}|^${COUNT_OF_MONTHS.replace('?<least>', '?<more>')}(?:\\+| or more| plus| oder mehr| ou plus| o más| o più| ou mais| of meer| eller mer)['’]? ${OF_WORK}`,
  'i',
);

function readMonths(text: string, isOfExperience: boolean): number | null {
  const plain = dropPreferred(text);
  const said = isOfExperience ? (MONTHS.exec(plain) ?? MONTHS_BEHIND.exec(plain)) : null;
  const groups = (said ?? MONTHS_FREELY.exec(plain))?.groups;
  const least = groups?.['least'] ?? groups?.['more'];
  if (least === undefined) return null;
  const months = IN_MONTHS[least.toLowerCase()] ?? Number(least);
  return months < 6 || months > 60 ? null : Math.max(1, Math.floor(months / 12));
}

interface Count {
  years: number;
  unit: string;
  start: number;
  end: number;
}

function countLeast(text: string): number | null {
  const counts = listCounts(text);
  const elided = [...text.matchAll(ELIDED)].map(({ groups }) =>
    toNumber(groups?.['least'] ?? groups?.['inBrackets'] ?? ''),
  );
  if (counts.length === 0) return A_YEAR.test(text) ? 1 : null;
  let most = 0;
  let least = Infinity;
  for (const [at, count] of counts.entries()) {
    const before = counts[at - 1];
    least = before && isAlternative(before, count, text) ? Math.min(least, count.years) : count.years;
    const next = counts[at + 1];
    if (!next || !isAlternative(count, next, text)) most = Math.max(most, least);
  }
  return Math.min(most, ...elided);
}

function listCounts(text: string): Count[] {
  return Array.from(text.matchAll(YEARS), ({ index, 0: { length }, groups }) => ({
    years: toNumber(groups?.['least'] ?? ''),
    unit: groups?.['unit'] ?? 'Jahre',
    start: index,
    end: index + length,
  })).filter(
    ({ years, end }) =>
      years <= MOST_YEARS_ASKED && (years < LEAST_AGE || EXPERIENCE.test(text.slice(end, end + NEAR))),
  );
}

/** Whether what stands between two counts makes them alternatives: "5 years, or 3 with a degree", and no part of a whole. */
function isAlternative(one: Count, other: Count, text: string): boolean {
  const between = text.slice(one.end, other.start);
  if (RANGE_ALONE.test(between)) return true;
  if (OF_THE_WHOLE.test(text.slice(other.end, other.end + NEAR))) return false;
  const or = [...between.matchAll(toOrPattern(one.unit) ?? /$^/g)].at(-1);
  if (or) {
    const behind = between.slice(or.index + or[0].length);
    const words = behind.trim() === '' ? 0 : behind.trim().split(/\s+/u).length;
    if (EDUCATION.test(behind)) return true;
    const most = or.groups?.['before'] === undefined ? FEW_WORDS : SOME_WORDS;
    if (!NESTS.test(behind) && !behind.includes(',') && words <= most) return true;
  }
  return (
    BETTER_DEGREE.test(between) && LESSER_DEGREE.test(text.slice(0, one.end)) && !/[.;]\s*$/u.test(between)
  );
}

const toNumber = (text: string) => NUMBER_WORDS[text.toLowerCase()] ?? Number(text);
