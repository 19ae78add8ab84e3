import type { WorkMode } from '@firsthand/contracts';
import { DESCRIPTION_LIMIT, splitClauses, splitLines } from './description-lines.ts';
import { readJobStatements } from './job-statements.ts';
import { isDaysPiece, isSomeDays } from './office-days.ts';
import { isTraitLabel, readTraitLine } from './trait-line.ts';
import { readTokens, hasKind } from './trait-tokens.ts';
import { readBareWorkMode, readWorkModeLabel, readWorkModeMark } from './work-mode-labels.ts';
import { mayBeFree, readFreely } from './work-mode-freely.ts';
import { WORDINGS } from './work-mode-wordings.ts';

/** A work mode with the part of the text that says it. */
export interface WorkModeFinding {
  mode: WorkMode;
  /**
   * Whether the words leave no doubt beside a field or location that says "remote": hybrid with days or an office, or
   * wholly on-site.
   */
  isFirm: boolean;
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
  /remot|hybrid|híbrid|hibrid|ibrid[oa]|hybryd|zdaln|stacjonarn|home-based|in presenza|in sede|da remoto|teletrabalho|oficina|thuiswerk|on-?site|on site|in[- ]office|in[- ]person|(?:office|site)[- ]based|from home|from-home|\bwfh\b|telecommut|virtual|vor ort|home[- ]?office|präsenz|télétravail|distan|présentiel|sur (?:site|place)|presencial|teletrabajo|afstand|vanuit huis|op locatie|op kantoor|på plats/iu;
/** Days in an office say hybrid without the word. For small letters: asked of every line, it is a good part of what reading costs. */
const MAY_SAY = new RegExp(
  `${ANY_MODE.source}|\\bdays?\\b.*\\boffice|\\boffice\\b.*\\bdays?\\b|mobiles arbeiten|zu hause|thuis|hemifrån|på kontoret|büro|bureau|ufficio|kantoor|escritório`,
);
const namesMode = (text: string) => MAY_SAY.test(text.toLowerCase());
const maySay = (text: string) => namesMode(text) || mayBeFree(text);
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
  /(?<!\bfrom (?:an?|your|your own|the) (?:[\p{L}-]+ ){0,2})\bhome[- ]office(?![- ]?tage?)|\b(?:back|front|microsoft)[- ]office|\boffice (?:365|equipment|supplies|hours|manager|space at home)|\bunless otherwise (?:specified|stated|noted|indicated)(?: in (?:the|this) job (?:description|post(?:ing)?))?/giu;

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
    const isSpeaking = namesMode(text);
    if (isSpeaking && ++speaking > SPEAKING_AT_MOST) break;
    const labelled =
      readWorkModeLabel(label, text) ??
      readBareWorkMode(text) ??
      (isSpeaking ? readTraitLine(isTraitLabel(label) ? `${label}: ${text}` : text) : null)?.mode ??
      null;
    label = text;
    if (labelled !== null)
      found.push({ mode: labelled, isFirm: isFirm(labelled, text), start, end: start + text.length });
    else found.push(...readLine(text, start));
  }
  if (!found.every(({ mode }) => mode === found[0]?.mode)) return null;
  return found.find((each) => each.isFirm) ?? found[0] ?? null;
}

const OFFICE =
  /(?<!\p{L})(?:offices?|headquarters|hq|büro\p{L}*|bureau|oficina|ufficio|kantoor|escritório|kontoret|biur\p{L})(?!\p{L})/iu;
const WHOLLY_ON_SITE =
  /(?<!\p{L})(?:100 ?%|fully|entirely|strictly|completely|(?:five|5) days|not (?:eligible for |a )?(?:remote|hybrid)|no remote|vollständig|ausschließlich|komplett|entièrement|exclusivement|totalmente|exclusivamente|completamente|volledig|helt)(?!\p{L})/iu;

const AT_A_PLACE = /\b(?:based (?:in|at|out of)|on-?site|in-person|commut\w+)\b/iu;

function isFirm(mode: WorkMode, words: string): boolean {
  if (mode === 'hybrid') return isSomeDays(words) || OFFICE.test(words) || AT_A_PLACE.test(words);
  return mode === 'on_site' && WHOLLY_ON_SITE.test(words);
}

function readLine(line: string, start: number): WorkModeFinding[] {
  const found = readWorkModeMark(line);
  const marked = found.map((mode) => ({ mode, isFirm: false, start, end: start + line.length }));
  if (!maySay(line)) return marked;
  const clauses = splitClauses(line, start).slice(0, SPEAKING_AT_MOST);
  const stated = clauses.flatMap(({ text, ...place }) => {
    const mode = readSentence(text.replace(/;$/u, ''));
    return mode === null ? [] : [{ mode, isFirm: isFirm(mode, text), ...place }];
  });
  return [...marked, ...stated];
}

function readSentence(sentence: string): WorkMode | null {
  if (sentence.length > SENTENCE_LIMIT || !maySay(sentence) || sentence.endsWith('?')) return null;
  const text = sentence.replace(/\s+/gu, ' ').replace(HARMLESS, ' ').replace(NEITHER, 'no remote');
  if (CHOICE.test(text)) return null;
  if (isMixture(text)) return null;
  // The many patterns of plain sentences cost most of the time.
  const plain = namesMode(text)
    ? (matchers.find((matcher) => isSaid(matcher, text))?.mode ?? readStated(text) ?? readSomeDays(text))
    : null;
  return plain ?? readFreely(text);
}

/** "No remote or hybrid option" leaves none. */
const NEITHER = /\bno (?:remote or hybrid|hybrid or remote)\b/iu;

/** "A hybrid role combining service and sales" is hybrid in its tasks. */
const MIXTURE =
  /\bhybrid\b(?: [\w-]+){0,3}?,? (?:combin|blend|mix|bridg|spann|merg|between\b|of\b|for (?:somebody|someone|people|a person) who\b|that (?:combin|blend|mix|bridg|span)|which (?:combin|blend|mix|bridg|span))/iu;
const OF_PLACES = /\b(?:office|remote|home|on-?site|in[- ]person)\b/iu;

function isMixture(text: string): boolean {
  const at = MIXTURE.exec(text);
  return at !== null && !OF_PLACES.test(text.slice(at.index));
}

/** What the sentence states by the traits it names of the job. */
function readStated(text: string): WorkMode | null {
  for (const { mode, language, end } of readJobStatements(text)) {
    if (mode === null || UNSURE.test(text.slice(0, end))) continue;
    const doubted = language === null ? WORDINGS : WORDINGS.filter((each) => each.language === language);
    if (mode === 'remote' && doubted.some(({ doubts }) => doubts.test(text))) continue;
    return mode;
  }
  return null;
}

/** Who takes the job, in the languages whose sentences have no patterns of their own. */
const YOU_WORK =
  /^(?:(?:bei uns )?(?:du|sie) (?:arbeite(?:st|n)|kannst|können)|bei uns arbeite(?:st|n) (?:du|sie)|(?:je|u) werkt|vous travaille(?:z|rez)|tu travaille(?:s|ras)|(?:le |ce )?poste (?:est )?basé|trabajar(?:ás|á)|lavorer(?:ai|à)|você (?:vai )?trabalha(?:r|rá)?|du (?:arbetar|arbejder|jobber))(?!\p{L})/iu;
const WEEK = /(?<!\p{L})(?:week|weekly|woche|semaine|semana|settimana|vecka|veckan)(?!\p{L})/iu;
const BEHIND_MODE = /^\s*[:,(–—-]/u;

/** "Hybrid — 2 days in our Chicago office", "Du arbeitest an drei Tagen pro Woche in unserem Büro". */
function readSomeDays(text: string): WorkMode | null {
  if (!isSomeDays(text)) return null;
  if (YOU_WORK.test(text)) return 'hybrid';
  const { tokens, end } = readTokens(text, 0);
  const isLed = BEHIND_MODE.test(text.slice(end)) || isDaysPiece(text.slice(end).trim());
  const isWeekly = hasKind(tokens, 'hybrid') || (hasKind(tokens, 'remote') && WEEK.test(text));
  return isLed && isWeekly ? 'hybrid' : null;
}

function isSaid({ sentences, doubts }: Matcher, text: string): boolean {
  if (doubts?.test(text) === true) return false;
  return sentences.some((pattern) => {
    const match = pattern.exec(text);
    return match !== null && !UNSURE.test(text.slice(0, match.index + match[0].length));
  });
}
