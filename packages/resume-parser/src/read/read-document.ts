import { ResumeError, type ResumeErrorCode } from '../resume-error.ts';
import { toResume } from '../to-resume.ts';
import type { ParsedResume } from '../resume.ts';
import type { ReadPage } from './page.ts';
import { readPages } from './read-pages.ts';

/** No name is shorter. */
const FEWEST_LETTERS = 2;

/** Opens a PDF and makes sense of it. Throws `ResumeError` alone. */
export async function readDocument(pdf: Uint8Array): Promise<ParsedResume> {
  // pdf.js takes the bytes over.
  const hasPicture = holdsPicture(pdf);
  try {
    const pages = await readPages(pdf);
    requireText(pages, hasPicture);
    return toResume(pages);
  } catch (error) {
    if (error instanceof ResumeError) throw error;
    throw new ResumeError(toCode(error), { cause: error });
  }
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
