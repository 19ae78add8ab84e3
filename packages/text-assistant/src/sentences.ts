import { COMPANY_HEADING, DUTIES_HEADING, OTHER_HEADING, ROLE_HEADING } from './phrases.ts';

export type Section = 'duties' | 'role' | 'company' | 'other' | 'unknown';

export interface Sentence {
  /** Word for word as in the description. */
  text: string;
  section: Section;
  /** Number of the sentence in the description, from 0. */
  index: number;
  /** Whether it ends as sentences do. */
  isClosed: boolean;
  isBullet: boolean;
}

/** Characters of the description looked at; what a job is about stands in its beginning. */
const READ_LIMIT = 24_000;
const MOST_SENTENCES = 150;
const HEADING_LIMIT = 80;
const BULLET = /^\s*(?:[•●▪◦·*–—-]|\d{1,2}[.)])\s+/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string | null | undefined): Intl.Segmenter {
  const tag = /^[a-z]{2}\b/i.exec(language ?? '')?.[0].toLowerCase() ?? 'en';
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'sentence' });
  segmenters.set(tag, known);
  return known;
}

/** Cuts a description into sentences, each with the kind of section it stands in. Headings are left out. */
export function readSentences(descriptionText: string, language: string | null | undefined): Sentence[] {
  const sentences: Sentence[] = [];
  const segmenter = segmenterFor(language);
  let section: Section = 'unknown';
  for (const line of descriptionText.slice(0, READ_LIMIT).split('\n')) {
    const words = line.replace(BULLET, '').trim();
    if (words === '') continue;
    const isBullet = BULLET.test(line);
    if (!isBullet && isHeading(words)) {
      section = toSection(words);
      continue;
    }
    for (const text of splitLine(words, segmenter)) {
      const isClosed = /[.!?…]["”’)]?$/u.test(text);
      sentences.push({ text, section, index: sentences.length, isClosed, isBullet });
      if (sentences.length >= MOST_SENTENCES) return sentences;
    }
  }
  return sentences;
}

/** Short and without an end, or a question that introduces a list. */
function isHeading(line: string): boolean {
  if (line.length > HEADING_LIMIT) return false;
  return !/[.!,;]$/.test(line) || line === line.toUpperCase();
}

function toSection(heading: string): Section {
  const words = heading.replaceAll('’', "'");
  if (COMPANY_HEADING.test(words)) return 'company';
  if (OTHER_HEADING.test(words)) return 'other';
  if (DUTIES_HEADING.test(words)) return 'duties';
  return ROLE_HEADING.test(words) ? 'role' : 'unknown';
}

/** Ends of sentences that are none: "e.g. this", "z. B. das", "Inc. is". */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|inc|ltd|co|corp|dr|mr|mrs|ms|st|vs|approx|sr|jr|dept|est|incl|hrs|yrs|mgr|asst|p\.?m|a\.m|ph\.d|(?:\p{Lu}\.)+\p{Lu}|no|bzw|z\.\s?b|u\.\s?a|d\.\s?h|ca|inkl|ggf|usw|evtl|max|min|nr|p\.\s?ej|ej|bv|o\.a|m\.m|t\.ex|bl\.a|\p{Lu})\.$/iu;

/** A point that begins a name: "build .NET services". */
const NAME_BEGINS = /(?:^|[\s(/])\.$/u;

/** Longer than any ending above: no more of a text is looked at, whose ends may follow each other closely. */
const LONGEST_ENDING = 40;

function splitLine(line: string, segmenter: Intl.Segmenter): string[] {
  const sentences: string[] = [];
  let pending = '';
  for (const { segment } of segmenter.segment(line)) {
    pending += segment;
    const isOver =
      !ABBREVIATION.test(pending.trimEnd().slice(-LONGEST_ENDING)) && !NAME_BEGINS.test(pending.slice(-2));
    if (!isOver) continue;
    sentences.push(pending.trim());
    pending = '';
  }
  if (pending.trim() !== '') sentences.push(pending.trim());
  return sentences.filter((sentence) => sentence !== '');
}
