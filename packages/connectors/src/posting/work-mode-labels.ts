import { stripAccents, type WorkMode } from '@firsthand/contracts';

/** LinkedIn's marks, which employers set by hand: "#LI-Remote", "#LI-Hybrid", "#LI-Onsite". */
const MARK = /#LI-?(?<mode>remote|hybrid|on-?site)(?![\w-])/giu;

/** The modes that the marks of a line name, without repeats. */
export function readWorkModeMark(line: string): WorkMode[] {
  if (!line.includes('#')) return [];
  const modes = [...line.matchAll(MARK)].map(({ groups }) => toMode(groups?.['mode'] ?? ''));
  return [...new Set(modes)];
}

function toMode(word: string): WorkMode {
  if (/^(?:hybrid|híbrid|hibrid)/iu.test(word)) return 'hybrid';
  return /^(?:on|in|vor|pres|office)/iu.test(word) ? 'on_site' : 'remote';
}

/** What a labelled line can be labelled with; the label may stand on the line before. */
const LABELS =
  '(?:work(?:ing|place)? ?(?:arrangement|mode|model|type|setting|style|environment|location|option|schedule)s?|workplace|' +
  'telecommut(?:e|ing)(?: (?:options?|status))?|remote (?:status|type|option)|(?:job |position )?location(?: type)?|' +
  'arbeitsmodell|arbeitsort|modalidad(?: de trabajo)?|lugar de trabajo|mode de travail|lieu de travail|werkvorm|arbetsplats|remote|(?:(?:position|job|employment) )?type)';
const LABELLED = new RegExp(`^(?<label>${LABELS})\\s*(?::|\\s[-–—]\\s)\\s*(?<value>.{1,120})$`, 'iu');
const LABEL_ALONE = new RegExp(`^(?<label>${LABELS})\\s*:?$`, 'iu');

const VALUE =
  '(?<mode>remote|remot[oa]|hybrid remote|hybrid|hybride|híbrid[oa]|on-?site|in[- ]office|in[- ]person|home[- ]based|work(?:ing)? from home|vor ort|presencial|télétravail)';
/** The mode comes first, and what follows only says where or how often. */
const LEADING = new RegExp(
  `^(?:(?:fully|100 ?%|completely|entirely)[ -])?${VALUE}(?=[.!]?$|\\s*[(,;–—]|\\s-\\s|\\s(?:in|within|from|across|only|with|position|role|work|innerhalb|en)(?!\\p{L}))`,
  'iu',
);
const BRACKETED = new RegExp(`\\((?:fully )?${VALUE}(?:[,;: –-][^)]{0,40})?\\)\\.?$`, 'iu');
/** What leaves a remote job open, or a second mode. */
const OPEN =
  /\b(?:not|or (?:\w+ ){0,3}(?:remote|hybrid|on-?site|office)|office|possible|optional|eligible|considered|negotiable|(?:some|occasional\w*|regular\w*) (?:office|on-?site|in-?person|remote|visits?|days?)|right|(?:one|two|three|four|[1-4]) days?|if|until|temporar\w*)\b|\?/iu;

const TELECOMMUTING: readonly [WorkMode, RegExp][] = [
  ['on_site', /^(?:no|none|not (?:available|allowed|eligible|permitted|offered))\b/iu],
  ['hybrid', /^(?:some|partial|part[- ]time|limited|hybrid)\b/iu],
  ['remote', /^(?:yes|fully?|full[- ]time|100 ?%|remote)(?!\p{L})/iu],
];

/**
 * The work mode of a line that is a label and its value, "Work style: Hybrid", or of a value whose label is the line
 * before. Null where the value leaves the mode open or is about something else.
 */
export function readWorkModeLabel(before: string, line: string): WorkMode | null {
  const own = LABELLED.exec(line)?.groups;
  const alone = LABEL_ALONE.exec(before)?.groups;
  const label = own?.['label'] ?? (line.length <= 60 ? alone?.['label'] : undefined);
  const value = own?.['value'] ?? line;
  if (label === undefined) return null;
  if (/^telecommut/iu.test(label))
    return TELECOMMUTING.find(([, pattern]) => pattern.test(value))?.[0] ?? null;
  if (/^remote$/iu.test(label)) return /^yes\b/iu.test(value) ? 'remote' : null;
  const word = /type$/iu.test(label)
    ? findInList(value)
    : (LEADING.exec(value) ?? BRACKETED.exec(value))?.groups?.['mode'];
  if (word === undefined) return null;
  const mode = toMode(stripAccents(word));
  return isOpen(value, mode) ? null : mode;
}

/** "Full-time, Remote": the one mode that is a whole part of a list. */
function findInList(value: string): string | undefined {
  const [only, ...others] = value.split(/[,/|•;]| - /u).flatMap((part) => {
    const word = LEADING.exec(part.trim())?.groups?.['mode'];
    return word === undefined ? [] : [word];
  });
  return others.length === 0 ? only : undefined;
}

/** A line that is a mode and perhaps where, with no label: "Remote (US)", "100% Remote - Canada only". */
const BARE = new RegExp(`^(?:(?:fully|100 ?%)[ -])?${VALUE}\\s*(?:\\([^)]{2,50}\\)|[–—|-]\\s.{2,50})$`, 'iu');

/** The work mode of such a line; null where the rest of it is no place. */
export function readBareWorkMode(line: string): WorkMode | null {
  const word = line.length <= 80 ? BARE.exec(line)?.groups?.['mode'] : undefined;
  const mode = word === undefined ? null : toMode(stripAccents(word));
  return mode === null || /\d\s?\/\s?\d|\b\d+ days?\b/u.test(line) || isOpen(line, mode) ? null : mode;
}

/** Days in the office are what hybrid means; beside any mode a second one leaves the choice open. */
function isOpen(value: string, mode: WorkMode): boolean {
  const words = stripAccents(value).replace(/\bhome[- ]office\b/giu, '');
  if (mode !== 'remote') return /\b(?:or|and) (?:fully )?(?:remote|hybrid|on-?site)\b/iu.test(words);
  return OPEN.test(words);
}
