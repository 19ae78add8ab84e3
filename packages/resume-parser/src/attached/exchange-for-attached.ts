import { jsonResumeSchema, type JsonResume } from '@firsthand/contracts';
import { findFonts, listPrinted, listPrintedLinks, toSetResume } from '@firsthand/resume-writer/printed';
import { toParsedResume } from '../data/json/read-json-resume.ts';
import type { AttachedResume, ReadPage, TextItem } from '../page.ts';
import type { ParsedResume } from '../resume.ts';
import { placeValues } from './place-values.ts';
import { DIFFERS, leaveAside } from './leave-aside.ts';
import { saysTheSame } from './says-the-same.ts';
import { squeeze, toShownWords } from './shown-words.ts';

/**
 * What was read from a file, exchanged for the resume attached to it where that says the same, word by word and link by
 * link: it knows days and lists that a page does not show. Where it says anything else it is left aside, and that is said.
 */
export function exchangeForAttached(read: ParsedResume, attached: AttachedResume): ParsedResume {
  const json = parse(attached.json);
  const resume = jsonResumeSchema.safeParse(json);
  if (!resume.success || !isShown(resume.data, attached))
    return { ...read, leftOver: [...read.leftOver, leaveAside('resume.json', DIFFERS)] };
  const { pages, source, language } = read;
  const written = {
    phone: resume.data.basics.phone,
    dates: toSetResume(resume.data).work.map(({ dates }) => dates),
  };
  const placed = placeValues(toParsedResume(json), written, attached.pages);
  return { ...placed, pages, source, language };
}

/** Null for what is no JSON, and so no resume. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

function isShown(resume: JsonResume, { shown, pages }: AttachedResume): boolean {
  const links = new Set(pages.flatMap((page) => page.links.map(({ address }) => toAddress(address))));
  if (!listPrintedLinks(resume).every((link) => links.has(toAddress(link)))) return false;
  if (shown) {
    const words = toShownWords(shown.map((text) => ({ text })));
    return saysTheSame(words, listPrinted(resume, { design: 'one-column', withNumbers: false }));
  }
  const [written, byColumn] = [pages.flatMap((page) => page.items), toColumns(pages)].map(toShownWords);
  const [one, two] = (['one-column', 'two-columns'] as const).map((design) =>
    listPrinted(resume, { design, withNumbers: true }),
  );
  if (!written || !byColumn || !one || !two) return false;
  const [seenOne, seenTwo] = [one, two].map((pieces) => leaveOut(pieces, written.text));
  if (!seenOne || !seenTwo) return false;
  return saysTheSame(written, seenOne) || saysTheSame(written, seenTwo) || saysTheSame(byColumn, seenTwo);
}

/** Without the characters that no font of ours has: they stand nowhere in a PDF. */
function leaveOut(pieces: string[], shown: string): string[] {
  const seen = new Set(shown);
  const isWhole = pieces.every((piece) =>
    Array.from(squeeze(piece)).every((character) => seen.has(character)),
  );
  if (isWhole) return pieces;
  const missing = new Set(findFonts(pieces.join('')).missing);
  return pieces.map((piece) =>
    Array.from(piece)
      .filter((character) => !missing.has(character))
      .join(''),
  );
}

/** Points: where the right one of our two columns begins, by the measures of resume.typ. */
const MARGIN = 45.35;
const LEFT_SHARE = 0.31;
const HALF_GUTTER = 12.75;

/** The left column over all pages, then the right one: as two columns are read when both go on overleaf. */
function toColumns(pages: readonly ReadPage[]): TextItem[] {
  const isRight = (page: ReadPage, { x }: TextItem) =>
    x > MARGIN + LEFT_SHARE * (page.width - 2 * MARGIN) + HALF_GUTTER;
  const pick = (wanted: boolean) =>
    pages.flatMap((page) => page.items.filter((item) => isRight(page, item) === wanted));
  return [...pick(false), ...pick(true)];
}

/** As whoever writes an address into a file may have changed its form. */
function toAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}
