import { Worker } from 'node:worker_threads';
import { ResumeError, type ResumeErrorCode } from '../resume-error.ts';

/** A run of text as the PDF shows it; points, origin top left, `y` is the baseline. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Set at a right angle: a decoration in almost every resume. */
  isTurned: boolean;
  /** The font's own name, e.g. `ABCDEF+Roboto-Bold`; empty when the PDF gives none. */
  font: string;
  colour: string | null;
}

/** The address behind an area of the page. */
export interface PageLink {
  address: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReadPage {
  width: number;
  height: number;
  items: TextItem[];
  links: PageLink[];
  rules: { x: number; y: number; width: number }[];
  /** Something other than text is drawn in quantity. */
  isDrawn: boolean;
}

export interface ReadOptions {
  /** Default 20,000: a busy machine still reads every resume we know in a tenth of it. */
  timeoutMs?: number;
  /** JavaScript heap of the reading thread; default 160. Decoded streams are limited apart from it. */
  memoryMb?: number;
  signal?: AbortSignal;
}

const MAX_BYTES = 1_048_576;
const MAX_PAGES = 50;
const MAX_ITEMS = 40_000;
const MAX_CHARACTERS = 400_000;
/** No name is shorter. */
const FEWEST_LETTERS = 2;
const DEFAULT_TIMEOUT_MS = 20_000;
const DEFAULT_MEMORY_MB = 160;
/** The header may stand behind a few bytes of something else (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1_024;

type Answer =
  { kind: 'read'; pages: ReadPage[] } | { kind: 'refused'; code: ResumeErrorCode; detail: string };

/** Reads text, links and rules of every page in a thread of its own. Throws `ResumeError`, or the signal's reason. */
export async function readDocument(pdf: Uint8Array, options: ReadOptions = {}): Promise<ReadPage[]> {
  options.signal?.throwIfAborted();
  requireHeader(pdf);
  if (pdf.byteLength > MAX_BYTES) throw new ResumeError('too-large');
  const pages = await readInThread(pdf, options);
  requireText(pages, pdf);
  return pages;
}

function requireHeader(pdf: Uint8Array): void {
  const head = Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.byteLength, HEADER_WITHIN));
  if (!head.includes('%PDF-')) throw new ResumeError('not-pdf');
}

/** Pictures are streams, so their dictionaries always stand in the file as they are, never compressed. */
function requireText(pages: readonly ReadPage[], pdf: Uint8Array): void {
  const letters = pages
    .flatMap(({ items }) => items.map(({ text }) => text))
    .join('')
    .match(/\p{L}/gu);
  if (letters && letters.length >= FEWEST_LETTERS) return;
  const shows =
    pages.some(({ items, isDrawn }) => isDrawn || items.length > 0) ||
    /\/Subtype\s*\/Image\b/.test(Buffer.from(pdf).toString('latin1'));
  throw new ResumeError(shows ? 'no-text' : 'blank');
}

function readInThread(pdf: Uint8Array, options: ReadOptions): Promise<ReadPage[]> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, memoryMb = DEFAULT_MEMORY_MB, signal } = options;
  const worker = new Worker(new URL('./resume-reader.mjs', import.meta.url), {
    workerData: {
      firsthandResume: {
        bytes: new Uint8Array(pdf),
        maxPages: MAX_PAGES,
        maxItems: MAX_ITEMS,
        maxCharacters: MAX_CHARACTERS,
      },
    },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  return new Promise<ReadPage[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ResumeError('timeout')), timeoutMs);
    const stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    worker.once('message', (answer: Answer) => {
      if (answer.kind === 'read') resolve(answer.pages);
      else reject(new ResumeError(answer.code, { cause: new Error(answer.detail) }));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(new ResumeError(isTooMuch ? 'too-complex' : 'damaged', { cause: error }));
    });
    worker.once('exit', (status) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      reject(new ResumeError('damaged', { cause: new Error(`the reader ended with status ${status}`) }));
    });
  }).finally(() => worker.terminate());
}
