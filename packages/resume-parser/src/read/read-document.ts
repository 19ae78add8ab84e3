import { readEuropass } from '../data/europass/read-europass.ts';
import { readJsonResume } from '../data/json/read-json-resume.ts';
import { readLinkedin } from '../data/linkedin/read-linkedin.ts';
import { ResumeError, type ResumeErrorCode } from '../resume-error.ts';
import { toResume } from '../to-resume.ts';
import { isCiphered } from './ciphers.ts';
import { movePlaces } from './move-places.ts';
import type { ParsedResume } from '../resume.ts';
import { findDocumentType } from './document-type.ts';
import { readDocx } from './docx/read-docx.ts';
import type { AttachedEuropass, AttachedResume, ReadPage, ShownDocument } from '../page.ts';
import { readPages } from './read-pages.ts';
import { toShownLines } from './shown-lines.ts';

/** No name is shorter. */
const FEWEST_LETTERS = 2;

const CIPHERED =
  'This PDF shows text, but its fonts do not say which letters they draw, so nothing in it can be read or copied. Please export it again from your editor, or upload the Word document.';

/** Opens a file of any kind that is read and makes sense of it. Throws `ResumeError` alone. */
export async function readDocument(file: Uint8Array): Promise<ParsedResume> {
  const type = findDocumentType(file) ?? 'pdf';
  try {
    if (type === 'json-resume') return requireValues(readJsonResume(file));
    if (type === 'europass') return requireValues(readEuropass(file));
    return type === 'linkedin' ? requireValues(await readLinkedin(file)) : await readShown(file, type);
  } catch (error) {
    if (error instanceof ResumeError) throw error;
    throw new ResumeError(toCode(error), { cause: error });
  }
}

/** Data of which nothing is what its format says would make an empty profile. */
function requireValues(resume: ParsedResume): ParsedResume {
  const { skills, experience, sections = {}, ...fields } = resume;
  const hasList = [skills, experience, ...Object.values(sections)].some(({ length }) => length > 0);
  const isFound = (value: unknown) => typeof value === 'object' && value !== null && 'confidence' in value;
  if (!hasList && !Object.values(fields).some(isFound)) throw new ResumeError('blank');
  return resume;
}

async function readShown(file: Uint8Array, source: 'pdf' | 'docx'): Promise<ParsedResume> {
  const { pages, flow, hasPicture, attached } = source === 'pdf' ? await readPdf(file) : await readDocx(file);
  requireText(pages, hasPicture);
  const read = flow ? movePlaces(toResume(flow.pages, source), flow.toPage) : toResume(pages, source);
  if (source === 'pdf' && saysNothing(read) && isCiphered(pages))
    throw new ResumeError('no-text', { sentence: CIPHERED });
  const resume = attached ? await preferAttached(read, attached) : read;
  if (source === 'pdf') return resume;
  return { ...resume, pages: pages.map((page) => ({ ...sizeOf(page), lines: toShownLines(page) })) };
}

/** Whether no way to reach a person was found, and no job: of text that is none, nothing can be. */
function saysNothing({ email, experience }: ParsedResume): boolean {
  return email === null && experience.length === 0;
}

async function readPdf(pdf: Uint8Array): Promise<ShownDocument> {
  // pdf.js takes the bytes over.
  const hasPicture = holdsPicture(pdf);
  const { pages, json, europass } = await readPages(pdf);
  const attached = json === null ? europass && { ...europass, pages } : { json, pages, shown: null };
  return { pages, flow: null, hasPicture, attached };
}

/** Loaded only where it is needed: the one brings the schemas of the format, the other its words. */
async function preferAttached(
  read: ParsedResume,
  attached: AttachedResume | AttachedEuropass,
): Promise<ParsedResume> {
  if ('xml' in attached) {
    const { exchangeForEuropass } = await import('../attached/exchange-for-europass.ts');
    return exchangeForEuropass(read, attached);
  }
  const { exchangeForAttached } = await import('../attached/exchange-for-attached.ts');
  return exchangeForAttached(read, attached);
}

function sizeOf({ width, height }: ReadPage): { width: number; height: number } {
  return { width, height };
}

/** Pictures are streams, so their dictionaries always stand in the file as they are, never compressed. */
function holdsPicture(pdf: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(Buffer.from(pdf).toString('latin1'));
}

function requireText(pages: readonly ReadPage[], hasPicture: boolean): void {
  let letters = 0;
  for (const { text } of pages.flatMap(({ items }) => items)) {
    letters += text.match(/\p{L}/gu)?.length ?? 0;
    if (letters >= FEWEST_LETTERS) return;
  }
  const shows = hasPicture || pages.some(({ items, isDrawn }) => isDrawn || items.length > 0);
  throw new ResumeError(shows ? 'no-text' : 'blank');
}

function toCode(error: unknown): ResumeErrorCode {
  if (!(error instanceof Error)) return 'damaged';
  if (error.name === 'PasswordException') return 'password';
  const isTooMuch =
    error instanceof RangeError && /call stack|array length|allocation|string length/i.test(error.message);
  return isTooMuch ? 'too-complex' : 'damaged';
}
