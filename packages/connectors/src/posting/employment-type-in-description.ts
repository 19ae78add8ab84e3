import type { EmploymentType } from '@firsthand/contracts';
import { DESCRIPTION_LIMIT, splitClauses, splitLines, type DescriptionPiece } from './description-lines.ts';
import { toEmploymentType } from './employment-type.ts';
import { mayStateFreely, readEmploymentFreely } from './employment-freely.ts';
import { readNamedEmployment } from './employment-named.ts';
import { readOfferedEmployment } from './employment-offers.ts';
import { readJobStatements } from './job-statements.ts';
import { isTraitLabel, readTraitLine } from './trait-line.ts';

/** An employment type with the part of the text that says it. */
export interface EmploymentTypeFinding {
  type: EmploymentType;
  /** Where the sentence begins in the description's text, and where it ends. */
  start: number;
  end: number;
}

/** Characters of the longest sentence that can be plain about it. */
const SENTENCE_LIMIT = 320;
/** Lines that speak of it: more of them are no posting. */
const SPEAKING_AT_MOST = 60;

const LASTING =
  /^(?:the|this) (?<said>internship|apprenticeship|contract) (?:lasts|runs|is for)\b.*\b(?:weeks?|months?|years?)\b/iu;
/** For small letters: asked of every line. */
const MAY_SAY =
  /[lt][- ]?time\b|internship|apprentic|tempor|temp-to|etat\b|season|-term\b|termo\b|diem|\bprn\b|freelanc|\bcontract(?:or|ed)?\b|1099|volunteer|teilzeit|vollzeit|befristet|minijob|praktik|ausbildung|werkstud|temps (?:plein|partiel|complet)|mi-temps|\bcdd\b|\bstage\b|alternance|intérim|tiempo|jornada|prácticas|tempo (?:pieno|parz|det|int|parc)|tirocinio|apprendist|período|meio per|estágio|voltijd|deeltijd|tijdelijk|heltid|deltid|vikariat/;
const namesType = (text: string) => MAY_SAY.test(text.toLowerCase());
const maySay = (text: string) => namesType(text) || mayStateFreely(text);
/** Denials, possibilities and choices. */
const UNSURE = /(?<!\p{L})(?:not|n['’]t|may|might|could|would|either|or|nicht|oder|pas|ou|no|o)(?!\p{L})/iu;

/**
 * The kind of employment that a description states of the job itself, in a sentence that can mean nothing else ("The
 * position is part-time", "the pay for this full-time role") or a line of traits ("On-site, full-time, exempt"), with
 * where it stands. Null when there is none, when two differ, or when it leaves a choice ("full-time or part-time").
 */
export function findEmploymentTypeInDescription(descriptionText: string): EmploymentTypeFinding | null {
  const found: EmploymentTypeFinding[] = [];
  let before = '';
  let speaking = 0;
  for (const line of splitLines(descriptionText.slice(0, DESCRIPTION_LIMIT))) {
    const labelled = isTraitLabel(before) ? `${before}: ${line.text}` : line.text;
    before = line.text;
    if (!maySay(line.text)) continue;
    if (++speaking > SPEAKING_AT_MOST) break;
    found.push(...readLine(line, labelled));
  }
  return settle(found);
}

/** "Full-time" beside "a temporary position" is not two; the kind says more than the hours. */
function settle(found: readonly EmploymentTypeFinding[]): EmploymentTypeFinding | null {
  const kinds = found.filter(({ type }) => type !== 'full_time' && type !== 'part_time');
  // Who works casually for a season works for the season.
  const seasonal = kinds.filter(({ type }) => type !== 'per_diem');
  const isSeason = seasonal.length > 0 && seasonal.every(({ type }) => type === 'temporary');
  const telling = isSeason ? seasonal : kinds.length > 0 ? kinds : found;
  return telling.every(({ type }) => type === telling[0]?.type) ? (telling[0] ?? null) : null;
}

function readLine({ text, start, end }: DescriptionPiece, labelled: string): EmploymentTypeFinding[] {
  const type = readTraitLine(labelled.replace(HOURS_OF_CONTRACT, '$1'))?.employmentType ?? null;
  return type === null ? splitClauses(text, start).flatMap(readClause) : [{ type, start, end }];
}

/** "Full-time contract" tells the hours; a "full-time contract role" is one of a contractor. */
const HOURS_OF_CONTRACT = /\b((?:full|part)[- ]?time),? contract(?=\s*(?:$|[.,;:()–]))/giu;

function readClause({ text: said, start, end }: DescriptionPiece): EmploymentTypeFinding[] {
  const text = said.replace(HOURS_OF_CONTRACT, '$1');
  if (text.length > SENTENCE_LIMIT || !maySay(text) || text.endsWith('?') || OF_MANY.test(text)) return [];
  const plain = namesType(text) ? (readStated(text) ?? readOfferedEmployment(text)) : null;
  const type = plain ?? readEmploymentFreely(text) ?? readNamedEmployment(text);
  return type === null ? [] : [{ type, start, end }];
}

function readStated(text: string): EmploymentType | null {
  for (const { employmentType, end } of readJobStatements(text)) {
    if (employmentType === null || UNSURE.test(text.slice(0, end)) || leavesChoice(text, end)) continue;
    return employmentType;
  }
  const lasting = LASTING.exec(text);
  return lasting === null || UNSURE.test(lasting[0]) ? null : toEmploymentType(lasting.groups?.['said']);
}

/** "Full-time and contract roles": of many jobs, each has its own. */
const OF_MANY =
  /(?:full|part)[- ]?time(?:,| and| &| or)+ (?:(?:part|full)[- ]?time|contract|temporary|freelance|seasonal|casual)(?:[- ]?time)? (?:roles|jobs|positions|opportunities|openings|work)\b/iu;

/** "The position is part-time, or full-time from May on." */
function leavesChoice(text: string, from: number): boolean {
  return /(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})[^.]*(?:time\b|contract|intern|permanent|zeit|temps|jornada|tempo)/iu.test(
    text.slice(from),
  );
}
