import type { MoneyRange } from './money-range.ts';

/** What may be earned rather than what is paid. */
const EARNINGS = '(?:earnings?|compensation|comp|cash|income|pay|salary)';
const TARGET =
  `(?:\\bOTE\\b|\\bon[- ]target(?: ${EARNINGS})?|\\b(?:target total|total target|target cash|total cash|total on[- ]target)(?: (?:cash|annual))?(?: ${EARNINGS})?|` +
  `\\btarget (?:earnings|income)|\\b(?:earnings?|income|compensation) potential|\\bpotential (?:(?:annual|yearly|total|first[- ]year) )?(?:earnings?|income)|` +
  `\\b(?:potential to|can|could|may|might) (?:\\w+ ){0,2}(?:earn|make)\\b|\\b(?:first[- ]year|year[- ]one) (?:(?:total|annual) )?${EARNINGS}|` +
  '\\b(?:average|annual|yearly|weekly|monthly|expected|estimated|typical)(?: (?:annual|yearly|total|weekly))? (?:earnings?|income)|\\btop (?:performers?|earners?|producers?)|' +
  '\\b(?:total potential|potential total|total package|ttc)\\b|\\b(?:jahres)?ziel(?:gehalt|einkommen|vergütung|jahresgehalt)\\b|\\bgesamt(?:paket|zielgehalt)\\b|\\bpackage (?:global|total|annuel)\\b|\\brémunération (?:globale|totale)\\b|' +
  '\\b(?:retribución|salario|paquete|retribuzione|pacchetto|pacote|remuneração) (?:bruta )?(?:total|totale|complessiv[oa])\\b|\\ben total\\b|\\bganhos (?:de )?até\\b)';
/** Such words before an amount say that all of it hangs on success; behind it they are what comes on top. */
const UNSURE = '(?:\\bvariable\\b|\\buncapped\\b|\\bcommission[- ]only|\\b100 ?% commissions?)';
const BASE =
  '(?:\\bbas(?:e|ic)\\b|\\bguaranteed\\b|\\bfixed salary|\\b(?:fix|grund|basis)gehalt\\b|\\bfixum\\b|\\bfixe\\b|\\bfijos?\\b|\\bfiss[oa]\\b|\\bfixo\\b|\\bbasissalaris\\b)';
const ON_TOP =
  '(?:commissions?|bonus(?:es)?|variab(?:le|el|ile|il|ler)(?: pay)?|incentives?|tips|gratuit\\w+|provision\\w*|primes?|prämie\\w*|comisiones|provvigioni|comissões)';
/** Base and what comes on top in one breath: neither alone is what the amount is. */
const COMPOSITE =
  '(?:\\b(?:base|salary|hourly|wages?|fixe?s?|fijo|fisso|fixo|fixum|(?:fix|grund)gehalt|salaire fixe)(?: (?:salary|pay|rate|wage))?\\s*(?:and|plus|\\+|&|/|und|et|y|e|en)\\s*' +
  `(?:(?:uncapped|variable|performance|sales|target|annual) )?${ON_TOP}\\b)`;

/** Words between a label and its amount: "OTE range: ", "earnings are between ". */
const UNTO =
  '(?:[\\s:=()-]|\\b(?:salary|pay|compensation|range|ranges|band|rate|scale|is|are|of|for|in|at|to|up|a|an|between|from|runs?|will|would|be|reach(?:es)?|about|around|approximately|roughly|estimated|annual|yearly|total)\\b){0,14}$';
/** Words between an amount and the label behind it: "(in total ", " per year as ". */
const ONTO =
  '^(?:[\\s,()-]|\\b(?:per|year|yr|annum|annually|yearly|an?|in|as|of|the|your|total|annual|realistic|potential|possible|expected|estimated|USD|CAD|EUR|GBP)\\b|/){0,10}';

const targetBefore = new RegExp(`(?:${TARGET}|${UNSURE})${UNTO}`, 'iu');
const compositeBefore = new RegExp(`${COMPOSITE}${UNTO}`, 'iu');
const baseBefore = new RegExp(`${BASE}${UNTO}`, 'iu');
const payBefore =
  /\b(?:salary|wages?|pay|hourly rate|rate)\b(?: (?:range|band|scale|rate))?[\s:]*(?:(?:is|are|of|at|from|between|ranges from)\s*)?$/iu;
const targetAfter = new RegExp(`${ONTO}${TARGET}`, 'iu');
const baseAfter = new RegExp(`${ONTO}${BASE}`, 'iu');
const anyTarget = new RegExp(`${TARGET}|${UNSURE}`, 'giu');
const anyBase = new RegExp(BASE, 'iu');
const allBase = new RegExp(BASE, 'giu');
/** Said in the sentence before, it holds for the next: there is no base pay. */
export const NO_BASE = /\b(?:commission[- ]only|(?:100 ?%|fully|straight|purely) commission)/iu;
const anyComposite = new RegExp(COMPOSITE, 'giu');
/** "…, which represents the on-target earnings" */
const explainedAs = new RegExp(
  `\\b(?:is|are|represents?|reflects?|equals?|being)\\s+(?:(?:the|an?|your|our)\\s+)?(?:\\w+[ -]){0,2}${TARGET}`,
  'iu',
);
/** "£60,000 (base + commission)": both, and neither alone. */
const compositeBehind = new RegExp(`^[^.;(]{0,30}\\([^)]{0,30}?${COMPOSITE}`, 'iu');
/** "Total compensation incl. bonus: …" */
const includedBefore = new RegExp(
  `\\b(?:total|package|paket|gesamt\\w*|rémunération|retribución)\\b[^.;]{0,30}?\\b(?:including|incl|inkl|incluant|incluido|inclusief)\\b[^.;\\d]{0,20}?${ON_TOP}\\b[^.;\\d]{0,15}$`,
  'iu',
);
const INCLUDED = new RegExp(
  `(?<!\\b(?:not|without|never)\\b[^.;]{0,20})(?:\\b(?:including|inclusive of|includes|incl\\.?|inkl\\.?|inklusive|incluant|incluido|incluso|inclusief|depending on|in)\\s+(?:all |any |your |both )?` +
    `(?:(?:base|salary|pay|tips|bonus(?:es)?|uncapped|estimated|sales|and|plus)\\W+){0,4}${ON_TOP}\\b|${ON_TOP} (?:is |are )?(?:included|inclus|incluid[oa]|inbegrepen)\\b)`,
  'iu',
);
const SEPARATOR = /[,;()|/+&–—]|\s(?:and|with|plus|or|but)\s/u;

/** Words around an amount that can speak of it. */
export interface Around {
  before: string;
  after: string;
}

/** The text before an amount and behind it, as far as the next amount on either side. */
export function readAround(text: string, range: MoneyRange, ranges: readonly MoneyRange[]): Around {
  const from = Math.max(0, ...ranges.map(({ end }) => (end <= range.start ? end : 0)));
  const until = Math.min(
    text.length,
    ...ranges.map(({ start }) => (start >= range.end ? start : text.length)),
  );
  const after = text.slice(range.end, until);
  // What stands behind a separator leads to the next amount.
  const own = until === text.length ? after : (after.split(SEPARATOR)[0] ?? '');
  const before = text.slice(from, range.start);
  const separator = from === 0 ? null : SEPARATOR.exec(before);
  return {
    before: separator === null ? before : before.slice(separator.index + separator[0].length),
    after: own,
  };
}

/**
 * Whether an amount is what may be earned rather than base pay: on-target earnings, earning potential, totals of a
 * first year, pay with commission in it. The label may stand anywhere in the sentence; of several the nearest counts.
 * `ranges` are all amounts of the text, `heading` a line that the text stands under.
 */
export function isTargetEarnings(
  text: string,
  range: MoneyRange,
  { ranges = [range], heading = '' }: { ranges?: readonly MoneyRange[]; heading?: string } = {},
): boolean {
  const own = readAround(text, range, ranges);
  const isFirst = ranges.every(({ start }) => start >= range.start);
  // A line that names its amount itself needs no heading.
  const before = isFirst && !/\p{L}{3,}/u.test(own.before) ? `${heading} ${own.before}` : own.before;
  const { after } = own;
  if (targetBefore.test(before) || includedBefore.test(before)) return true;
  if (NO_BASE.test(heading) && !anyBase.test(`${own.before} ${own.after}`)) return true;
  if (range.period !== 'hour' && compositeBefore.test(before)) return true;
  if (baseBefore.test(before.replace(anyComposite, ''))) return false;
  if (targetAfter.test(after) || compositeBehind.test(after)) return true;
  if (baseAfter.test(after) || isFarBase(before)) return false;
  return isFarTarget(before) || INCLUDED.test(after) || explainedAs.test(after);
}

function isFarBase(before: string): boolean {
  const words = before.replace(anyComposite, '');
  return lastIndex(words, allBase) > lastIndex(words, anyTarget);
}

function isFarTarget(before: string): boolean {
  const target = lastIndex(before, anyTarget);
  if (target < 0) return false;
  // "Commission is uncapped, and the salary is $50,000": another clause, another amount.
  const pay = payBefore.exec(before)?.index ?? -1;
  return pay < target || !SEPARATOR.test(before.slice(target, pay));
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
