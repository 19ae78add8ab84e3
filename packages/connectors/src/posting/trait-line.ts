import type { EmploymentType, WorkMode } from '@firsthand/contracts';
import { toEmploymentType } from './employment-type.ts';
import { EMPLOYMENT_WORDS, MODE_WORDS, PLACE_LABELS, TRAIT_LABELS } from './job-traits.ts';
import { isDaysPiece } from './office-days.ts';
import { hasKind, readTokens, toTokenEmployment, toTokenMode, type Token } from './trait-tokens.ts';

/** What a line that only lists traits of the job says: "On-site, full-time, exempt". */
interface TraitLine {
  mode: WorkMode | null;
  employmentType: EmploymentType | null;
}

const LONGEST = 140;
const MOST_PIECES = 8;
const MOST_PLACES = 2;
const PIECES = /[,;|•·()[\]–—]|\s[-/]\s|\/(?!\s?(?:week|wk|woche|semaine|semana|settimana)(?!\p{L}))/u;
const LABEL = new RegExp(
  `^(?:(?<trait>${TRAIT_LABELS})|(?<place>${PLACE_LABELS}))\\s*(?::|\\s[-–—]\\s)\\s*(?=\\S)`,
  'iu',
);
const LABEL_ALONE = new RegExp(`^(?:${TRAIT_LABELS}|${PLACE_LABELS})\\s*:?$`, 'iu');

/** Where the job is, behind the rest of a piece: "in Berlin", "based in Lenah Valley". */
const PLACE_TAIL =
  /^(?:(?:based?|basée?|located) )?(?:in|at|from|near|à|en|bei|te|em|a|presso|de|i)\s\p{Lu}[\p{L}\d .'’/-]{1,50}$/u;
/** When it begins. */
const START_TAIL =
  /^(?:ab|from|starting|beginning|à partir d|dès|desde|a partir d|a partire da|vanaf|från)[\p{L}’']*\s[\p{L}\d. /-]{2,30}$/iu;
/** What may become of it, and that it is open. */
const LATER =
  /^(?:with (?:the )?(?:possibility|option|potential|opportunity)|con (?:posibilidad|opción|possibilità)|avec (?:possibilité|option)|mit (?:option|aussicht|möglichkeit)|com possibilidade|à pourvoir|zu besetzen|zum nächstmöglichen)(?!\p{L})/iu;
/** An amount, as it stands beside the traits in a head line. */
const MONEY =
  /^(?:from |ab |up to )?(?:[A-Z]{3}\s?)?\p{Sc}?\s?\d[\d.,]*k?\s?\p{Sc}?(?:\s?(?:per|a|an|pro)\s\p{L}+|\s?p\.?a\.?)?$/iu;
/** A piece that is a name: "London", "New York City", "US only". */
const NAME = /^[\p{Lu}\d][\p{L}\d.'’-]*(?:\s[\p{L}\d.'’&-]+){0,3}$/u;
const SPEAKS = new RegExp(
  `(?<!\\p{L})(?:${Object.values(MODE_WORDS).join('|')}|${EMPLOYMENT_WORDS}|hiring|benefits?|or|oder|ou|of|eller)(?!\\p{L})`,
  'iu',
);

/** Whether a line is nothing but a label, whose value stands on the next: "Job Type:". */
export function isTraitLabel(line: string): boolean {
  return line.length <= 60 && LABEL_ALONE.test(line);
}

/**
 * Reads a line all of whose pieces are traits of a job, its length, hours or place, in any of the languages: "On-Site,
 * Full-Time, Exempt", "CDI - Temps plein", "Vollzeit | Hybrid | Berlin", "Schedule: part-time". Null for other lines;
 * what two pieces contradict, or what stands alone where it may be a benefit as well, is null.
 */
export function readTraitLine(line: string): TraitLine | null {
  if (line.length > LONGEST) return null;
  const label = LABEL.exec(line);
  const values = line
    .slice(label?.[0].length ?? 0)
    .replace(/[.!]$/u, '')
    .split(/:\s+/u);
  // "Hybrid role: 2 days a week": what stands before a colon is a trait or a label, never a name.
  const pieces = values
    .flatMap((value) => value.split(PIECES))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const shift = /^(?:tipo de )?jornada/iu.test(line) ? readShift(line.slice(label?.[0].length ?? 0)) : null;
  if (shift !== null) return { mode: null, employmentType: shift };
  const read = pieces.length > MOST_PIECES ? [] : pieces.map(readPiece);
  const tokens = read.flatMap((piece) => piece ?? []);
  const isNamed = label === null && values.length > 1 && read[0]?.[0]?.kind === 'place';
  const places = tokens.filter(({ kind }) => kind === 'place').length;
  if (tokens.length === 0 || read.includes(null) || isNamed || places > MOST_PLACES) return null;
  const all = [...(label === null ? [] : [toLabel(label)]), ...tokens];
  return { mode: toMode(all), employmentType: toEmployment(all) };
}

/** Where the label says "jornada" the value need not. */
function readShift(value: string): EmploymentType | null {
  return toEmploymentType(/^(?:completa|parcial)(?![\p{L}])/iu.test(value) ? `jornada ${value}` : null);
}

function toLabel({ 0: text, groups }: RegExpExecArray): Token {
  return { kind: groups?.['trait'] === undefined ? 'place_label' : 'label', text };
}

function readPiece(piece: string): Token[] | null {
  if (isDaysPiece(piece)) return [{ kind: 'days', text: piece }];
  if (piece.length <= 40 && /\p{Sc}/u.test(piece) && MONEY.test(piece))
    return [{ kind: 'money', text: piece }];
  const { tokens, end } = readTokens(piece, 0);
  const rest = piece.slice(end).trim();
  if (rest === '') return tokens;
  if (tokens.length > 0 && LATER.test(rest)) return tokens;
  const isPlace = tokens.length === 0 ? NAME.test(rest) : PLACE_TAIL.test(rest) || START_TAIL.test(rest);
  return isPlace && !SPEAKS.test(rest) ? [...tokens, { kind: 'place', text: rest }] : null;
}

/** "Remote work" alone may be a benefit; with a label, a job's noun, another trait or "fully" it is the job's. */
function toMode(tokens: readonly Token[]): WorkMode | null {
  const mode = toTokenMode(tokens);
  if (hasKind(tokens, 'days')) return mode === 'on_site' || mode === null ? null : 'hybrid';
  if (hasKind(tokens, 'label', 'employment', 'other', 'noun', 'wholly')) return mode;
  // "Location: Bath, hybrid"; beside a town, "remote" is another place to work from.
  return hasKind(tokens, 'place_label') && mode !== 'remote' ? mode : null;
}

/** Hours say it alone; "contract", "temporary" and "stage" need a label, a noun or another trait beside them. */
function toEmployment(tokens: readonly Token[]): EmploymentType | null {
  const type = toTokenEmployment(tokens);
  const isBeside = hasKind(tokens, 'label', 'other', 'noun', 'loose', 'remote', 'hybrid', 'on_site');
  if (isBeside || tokens.filter(({ kind }) => kind === 'employment').length > 1) return type;
  // "Orchard Lane, full-time": a name in front may be a heading of anything.
  const isHours = type === 'full_time' || type === 'part_time';
  return isHours && tokens[0]?.kind !== 'place' ? type : null;
}
