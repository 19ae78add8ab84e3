import type { EmploymentType } from '@firsthand/contracts';
import { DESCRIPTION_LIMIT, splitClauses, splitLines } from './description-lines.ts';
import { toEmploymentType } from './employment-type.ts';

/** An employment type with the part of the text that says it. */
export interface EmploymentTypeFinding {
  type: EmploymentType;
  /** Where the sentence begins in the description's text, and where it ends. */
  start: number;
  end: number;
}

/** Characters of the longest sentence that can be plain about it. */
const SENTENCE_LIMIT = 320;

const HOURS = '(?:full|part)[- ]?time';
const LENGTH = '(?:[\\w-]+[- ])?(?:weeks?|months?|years?)';
const KIND = `(?:internship|apprenticeship|temporary|seasonal|fixed[- ]term|per[- ]diem|freelance|${LENGTH}[- ](?:internship|contract|assignment)|contract)`;
const NOUN = '(?:position|role|job|opportunity|vacancy|post|contract|assignment|internship|placement)';
const SUBJECT = `(?:this|the) (?:[\\w-]+ ){0,2}?${NOUN}`;
/** What may stand before it: "a paid, six-month internship". */
const BEFORE =
  '(?:an? )?(?:(?:paid|unpaid|permanent|salaried|hourly|regular|benefitted|remote|hybrid|on-?site),? )*';
/** The statement ends, or says more of the same. */
const AFTER = `(?:,? ${NOUN})?(?=\\s*(?:$|[.,;:!()–—]|(?:of|for|with|at|in|on|covering|to|starting|based|until|lasting|and|while|that|which)\\b))`;

/** Sentences that can mean nothing but the kind of employment; the second group holds its words. */
const STATEMENTS: readonly RegExp[] = [
  new RegExp(`^(?:this|it) is ${BEFORE}(?<said>${HOURS}|${KIND})${AFTER}`, 'iu'),
  new RegExp(`^${SUBJECT} is ${BEFORE}(?<said>${HOURS}|${KIND})${AFTER}`, 'iu'),
  new RegExp(
    `^(?:the|this) (?<said>internship|apprenticeship|contract) (?:lasts|runs|is for)\\b.*\\b(?:weeks?|months?|years?)\\b`,
    'iu',
  ),
  /^(?:diese|die) (?:stelle|position) ist (?:zunächst )?(?:in )?(?<said>teilzeit|vollzeit|befristet)(?=\s*(?:$|[.,;:!()–—]|(?:zu besetzen|auf|bis|für|mit)(?!\p{L})))/iu,
  /^(?:ce|le) poste est (?:à |un )?(?<said>temps partiel|temps plein|cdd|stage)(?=\s*(?:$|[.,;:!()–—]|(?:de|pour|avec)(?!\p{L})))/iu,
  /^(?:este|el) puesto es (?:a |de )?(?<said>tiempo parcial|media jornada|jornada completa|tiempo completo)(?=\s*(?:$|[.,;:!()–—]))/iu,
];
const MAY_SAY =
  /time\b|intern|apprentic|tempor|season|term\b|diem|freelanc|contract|assignment|teilzeit|vollzeit|befristet|temps|cdd|stage|tiempo|jornada/iu;
/** Denials, possibilities and choices. */
const UNSURE = /\b(?:not|n['’]t|may|might|could|would|either|or|nicht|oder|pas|ou|no|o)\b/iu;

/**
 * The kind of employment that a description states of the job itself, in a sentence that can mean nothing else ("The
 * position is part-time", "This is a paid internship for students"), with where it stands. Null when there is none, when
 * two differ, or when it leaves a choice ("full-time or part-time").
 */
export function findEmploymentTypeInDescription(descriptionText: string): EmploymentTypeFinding | null {
  const found = splitLines(descriptionText.slice(0, DESCRIPTION_LIMIT)).flatMap(({ text: line, start }) =>
    MAY_SAY.test(line) ? splitClauses(line, start).flatMap(readClause) : [],
  );
  return found.every(({ type }) => type === found[0]?.type) ? (found[0] ?? null) : null;
}

function readClause({
  text,
  start,
  end,
}: {
  text: string;
  start: number;
  end: number;
}): EmploymentTypeFinding[] {
  if (text.length > SENTENCE_LIMIT || !MAY_SAY.test(text) || text.endsWith('?')) return [];
  for (const statement of STATEMENTS) {
    const match = statement.exec(text);
    if (match === null || UNSURE.test(match[0]) || leavesChoice(text, match[0].length)) continue;
    const type = toEmploymentType(match.groups?.['said']);
    if (type !== null) return [{ type, start, end }];
  }
  return [];
}

/** "The position is part-time, or full-time from May on." */
function leavesChoice(text: string, from: number): boolean {
  return /(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})[^.]*(?:time\b|contract|intern|permanent)/iu.test(
    text.slice(from),
  );
}
