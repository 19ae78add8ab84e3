import type { EmploymentType, WorkMode } from '@firsthand/contracts';
import { hasKind, readTokens, toTokenEmployment, toTokenMode, type Token } from './trait-tokens.ts';

/** What one sentence says of the job: which traits it names, and in which language. */
interface JobStatement {
  /** ISO 639-1 of its leading words; null when it has none. */
  language: string | null;
  mode: WorkMode | null;
  employmentType: EmploymentType | null;
  /** Where the traits end in the sentence. */
  end: number;
}

const JOB = '(?:position|role|job|opportunity|opening|vacancy|post|assignment|internship|placement)';
/** How a sentence begins that says what the job is, by language; the traits follow. */
const PREDICATES: readonly [string, string][] = [
  ['en', `this (?:is|will be)|it is|(?:this|the) (?:[\\w-]+ ){0,2}?${JOB} (?:is|will be)`],
  [
    'de',
    'es handelt sich um|(?:diese|die) (?:stelle|position|rolle|tätigkeit) ist|die (?:arbeit|tätigkeit) erfolgt',
  ],
  [
    'fr',
    "(?:ce|le) poste est(?: basé à [^.;,]{1,40},)?|il s[’']agit d[’']|poste(?: basé à [^.;,]{1,40},)?|le travail s[’']effectue",
  ],
  ['es', '(?:este|el) (?:puesto|trabajo) es|se trata de|puesto|el trabajo se realiza'],
  ['it', '(?:la|questa) posizione è|si tratta di|il lavoro si svolge|il ruolo è'],
  ['nl', '(?:deze|de) (?:functie|baan|positie|rol) is|het betreft|je werkt'],
  ['sv', '(?:tjänsten|rollen|jobbet) är'],
  ['pt', '(?:esta|a) (?:vaga|posição|função) é|trata-se de|o trabalho é'],
];
const predicates = PREDICATES.map(([language, words]): [string, RegExp] => [
  language,
  new RegExp(`\\b(?:${words})(?:\\s|(?<=['’]))`, 'gi'),
]);
/** "The Account Manager is a full-time, on-site role" */
const NAMED = /^(?:the|our) [^.,;:]{2,60}? is an? /iu;
const DETERMINED = /(?<![\p{L}\d])(?:this|diese[rnms]?|ce|este|esta|questa?|deze)\s/giu;
/** Who is looked for, or who you will be. */
const SOUGHT =
  /(?<![\p{L}\d])(?:(?:(?:looking|searching|hiring|recruiting)(?: to hire)?(?: for(?: someone for)?)?|seeking|seeks|hiring|hires|join (?:us|our team) as|to fill) an? |^as (?:an?|our|your) )/giu;
/** A name of work behind "full-time", and not what anybody may have or be: "a full-time degree", "a full-time employee". */
const TITLE =
  /^\s\p{L}(?!ommitment|mployee|tudent|egree|tudies|tudy|ember|eam|tatus|ours|chedule|taff|ffer|olleague|orker|ork(?!\p{L})|rogram|ducation|ourse|asis|quivalent)(?![\p{L}]*\s(?:degree|studies|program)(?!\p{L}))/u;
const MOST_LEADS = 4;

/** What may stand behind the traits when no noun of a job closes them. */
const GOES_ON =
  /^\s*(?:$|[.,;:!()–—]|(?:for|with|at|in|on|covering|to|starting|based|located|until|lasting|and|but|while|that|which|within|across|only|from(?= (?:anywhere|home|within|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d))|running|through|reporting|im|bei|mit|für|ab|bis|am|an|und|auf|aus|innerhalb|zu besetzen|à|au|en|dans|de|pour|avec|basée?|et|sur|con|para|y|desde|dentro|a|presso|per|e|da|bij|met|voor|van|te|op|em|com|no|na)(?!\p{L}))/iu;
const VERB =
  /^\s(?:is|will|offers?|provides?|gives?|lasts?|runs?|requires?|takes?|you|pays?|starts?|has|includes?)(?!\p{L})/iu;
const NOUN_LIKE = /^(?:(?:\p{L}+ )?internship|apprenticeship|\p{L}*stelle|\p{L}+position)$/iu;

/** All that a sentence states of the job by its traits: "This is a long-term, full-time, on-site position", "for this part-time role". */
export function readJobStatements(sentence: string): JobStatement[] {
  return [
    ...readPredicates(sentence),
    ...readDetermined(sentence),
    ...readBeginning(sentence),
    ...readSought(sentence),
  ];
}

function readPredicates(sentence: string): JobStatement[] {
  return predicates.flatMap(([language, pattern]) =>
    [...sentence.matchAll(pattern)].slice(0, MOST_LEADS).flatMap(({ 0: lead, index }) => {
      const { tokens, end } = readTokens(sentence, index + lead.length);
      const isClosed = isNoun(tokens.at(-1)) || GOES_ON.test(sentence.slice(end));
      return isClosed ? toStatement(tokens, end, language) : [];
    }),
  );
}

/** "the pay for this full-time role" */
function readDetermined(sentence: string): JobStatement[] {
  return [...sentence.matchAll(DETERMINED)].slice(0, MOST_LEADS).flatMap(({ 0: lead, index }) => {
    const { tokens, end } = readTokens(sentence, index + lead.length);
    const last = tokens.at(-1);
    const rest = sentence.slice(end);
    // "This internship coordinator" is another noun's.
    const isClosed = last?.kind === 'noun' || (isNoun(last) && (GOES_ON.test(rest) || VERB.test(rest)));
    return isClosed ? toStatement(tokens, end, 'en') : [];
  });
}

/** "A fully on-site role in Berlin", "Full-time position with a pension", "The Account Manager is a full-time role". */
function readBeginning(sentence: string): JobStatement[] {
  const named = NAMED.exec(sentence)?.[0].length;
  const { tokens, end } = readTokens(sentence, named ?? 0);
  const isClosed = isNoun(tokens.at(-1)) && GOES_ON.test(sentence.slice(end));
  return isClosed ? toStatement(tokens, end, named === undefined ? null : 'en') : [];
}

/** "We are hiring for a remote, part-time position", "seeking a full-time Dental Assistant", "As a part-time Guide you …". */
function readSought(sentence: string): JobStatement[] {
  return [...sentence.matchAll(SOUGHT)].slice(0, MOST_LEADS).flatMap(({ 0: lead, index }) => {
    const { tokens, end } = readTokens(sentence, index + lead.length);
    if (isNoun(tokens.at(-1))) return toStatement(tokens, end, 'en');
    const type = toTokenEmployment(tokens);
    const isHours = type === 'full_time' || type === 'part_time';
    const isOfJob = isHours && tokens.at(-1)?.kind !== 'noun' && TITLE.test(sentence.slice(end));
    return isOfJob
      ? toStatement(
          tokens.filter(({ kind }) => kind === 'employment'),
          end,
          'en',
        )
      : [];
  });
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'noun' || NOUN_LIKE.test(token.text));
}

function toStatement(tokens: readonly Token[], end: number, language: string | null): JobStatement[] {
  const mode = toTokenMode(tokens);
  const employmentType = toTokenEmployment(tokens);
  if (mode === null && employmentType === null) return [];
  // "A volunteer role" is work of that kind; a lone "contract" that no noun closes may be a paper.
  const isPaper =
    !hasKind(tokens, 'noun', 'other') &&
    tokens.at(-1)?.text.toLowerCase() === 'contract' &&
    tokens.length < 3;
  return [{ language, mode, employmentType: isPaper ? null : employmentType, end }];
}
