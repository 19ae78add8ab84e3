import type { WorkMode } from '@firsthand/contracts';
import { DESCRIPTION_LIMIT, splitClauses, splitLines } from './description-lines.ts';
import { readBareWorkMode, readWorkModeLabel, readWorkModeMark } from './work-mode-labels.ts';
import { WORDINGS } from './work-mode-wordings.ts';

/** A work mode with the part of the text that says it. */
export interface WorkModeFinding {
  mode: WorkMode;
  /** Where the sentence or line begins in the description's text, and where it ends. */
  start: number;
  end: number;
}

/** Characters of the longest sentence that can be plain about it. */
const SENTENCE_LIMIT = 320;

interface Matcher {
  mode: WorkMode;
  sentences: readonly RegExp[];
  doubts: RegExp | null;
}

const matchers: readonly Matcher[] = WORDINGS.flatMap(({ modes, sentences, own = {}, doubts }) =>
  (['remote', 'hybrid', 'on_site'] as const).map((mode) => ({
    mode,
    sentences: [...sentences.map((text) => text.replaceAll('MODE', modes[mode])), ...(own[mode] ?? [])].map(
      (text) => new RegExp(text, 'iu'),
    ),
    // Days in the office are what hybrid means, and an on-site job may well speak of days.
    doubts: mode === 'remote' ? doubts : null,
  })),
);

/** Any word of a mode: a sentence without one is not looked at. */
const ANY_MODE =
  /remot|hybrid|híbrid|on-?site|on site|in[- ]office|in[- ]person|office[- ]based|from home|from-home|\bwfh\b|telecommut|virtual|vor ort|home-?office|präsenz|télétravail|distan|présentiel|sur (?:site|place)|presencial|teletrabajo|afstand|vanuit huis|op locatie|op kantoor|på plats/iu;
/** Days in an office say hybrid without the word. */
const MAY_SAY = new RegExp(
  `${ANY_MODE.source}|\\bdays?\\b.*\\boffice|\\boffice\\b.*\\bdays?\\b|mobiles arbeiten|zu hause|thuis|hemifrån|på kontoret`,
  'iu',
);
/** Lines, and clauses of one, that speak of a mode: more of them are no posting, and each costs some hundred patterns. */
const SPEAKING_AT_MOST = 30;
/** Denials and possibilities, in any of the languages, as far as the statement goes. */
const UNSURE =
  /\b(?:not|n['’]t|never|may|might|could|would|either|nicht|pas|niet|inte)\b|(?<!\p{L})no es(?!\p{L})/iu;
/** "On-site in Austin or fully remote": the choice is open. */
const CHOICE = new RegExp(
  `(?<!\\p{L})(?:or|oder|ou|o|of|eller) (?:[\\p{L}%\\d]+ )?(?:${ANY_MODE.source})`,
  'iu',
);
/** Words that would raise a doubt and raise none. */
const HARMLESS =
  /\bhome[- ]office|\b(?:back|front|microsoft)[- ]office|\boffice (?:365|equipment|supplies|hours|manager|space at home)|\bunless otherwise (?:specified|stated|noted|indicated)(?: in (?:the|this) job (?:description|post(?:ing)?))?/giu;

/**
 * The work mode that a description states of the job itself, in a sentence that can mean nothing else ("This is a fully
 * remote position."), a labelled line ("Work style: Hybrid") or a mark ("#LI-Remote"), with where it stands. Null when
 * there is none, or when two contradict each other. What the employer says of itself, of benefits or of possibilities
 * ("we offer hybrid work", "remote-first", "remote work possible") says nothing of the job.
 */
export function findWorkModeInDescription(descriptionText: string): WorkModeFinding | null {
  const found: WorkModeFinding[] = [];
  let label = '';
  let speaking = 0;
  for (const { text, start } of splitLines(descriptionText.slice(0, DESCRIPTION_LIMIT))) {
    if (MAY_SAY.test(text) && ++speaking > SPEAKING_AT_MOST) break;
    const labelled = readWorkModeLabel(label, text) ?? readBareWorkMode(text);
    label = text;
    if (labelled !== null) found.push({ mode: labelled, start, end: start + text.length });
    else found.push(...readLine(text, start));
  }
  return found.every(({ mode }) => mode === found[0]?.mode) ? (found[0] ?? null) : null;
}

function readLine(line: string, start: number): WorkModeFinding[] {
  const found = readWorkModeMark(line);
  const marked = found.map((mode) => ({ mode, start, end: start + line.length }));
  if (!MAY_SAY.test(line)) return marked;
  const clauses = splitClauses(line, start).slice(0, SPEAKING_AT_MOST);
  const stated = clauses.flatMap(({ text, ...place }) => {
    const mode = readSentence(text.replace(/;$/u, ''));
    return mode === null ? [] : [{ mode, ...place }];
  });
  return [...marked, ...stated];
}

function readSentence(sentence: string): WorkMode | null {
  if (sentence.length > SENTENCE_LIMIT || !MAY_SAY.test(sentence) || sentence.endsWith('?')) return null;
  const text = sentence.replace(/\s+/gu, ' ').replace(HARMLESS, ' ');
  if (CHOICE.test(text)) return null;
  return matchers.find((matcher) => isSaid(matcher, text))?.mode ?? null;
}

function isSaid({ sentences, doubts }: Matcher, text: string): boolean {
  if (doubts?.test(text) === true) return false;
  return sentences.some((pattern) => {
    const match = pattern.exec(text);
    return match !== null && !UNSURE.test(text.slice(0, match.index + match[0].length));
  });
}
