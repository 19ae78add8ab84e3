import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { ResumeError } from '../resume-error.ts';
import { addDrawnBullets } from './drawn-bullets.ts';
import { decodeText } from '../decode-text.ts';
import { findDocumentType } from './document-type.ts';
import type { PageLink, ReadPage, TextItem } from '../page.ts';
import { joinAccents } from './apart-accents.ts';
import { joinPlacedLetters } from './placed-letters.ts';
import { closeSpacedText, indexShown, restoreHyphens } from './shown-text.ts';
import { multiply, walkOperators, type OperatorCodes } from './walk-operators.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

const MOST_PAGES = 50;
/** Runs and characters of the whole document. */
const MOST_ITEMS = 40_000;
const MOST_CHARACTERS = 400_000;
const MOST_LINKS = 500;
const LONGEST_ADDRESS = 2_000;
const RESUME = /(?:^|\/)resume\.json$/;
const XML = /\.xml$/i;
/** With the picture that most have. */
const LARGEST_XML = 1_048_576;

/** A resume that travels in a PDF: ours, or that of Europass. */
export interface Attachments {
  json: string | null;
  europass: { xml: Uint8Array; fileName: string } | null;
}

/** Text, links and rules of every page, and the resume that the file carries. Throws `ResumeError`, or what pdf.js throws for a file it cannot read. */
export async function readPages(pdf: Uint8Array): Promise<{ pages: ReadPage[] } & Attachments> {
  addMissingMethods();
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(pdf, {
    verbosity: 0,
    // Pictures are never decoded: what a person reads is in the text.
    maxImageSize: 1,
    isEvalSupported: false,
    disableFontFace: true,
    enableXfa: false,
  });
  if (document.numPages > MOST_PAGES) throw new ResumeError('too-many-pages');
  const room = { items: MOST_ITEMS, characters: MOST_CHARACTERS };
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number), OPS, room));
  }
  return { pages, ...(await findAttachments(document)) };
}

/** Only files of the names that ours and those of Europass have are opened; others stay closed. */
async function findAttachments(document: PdfDocument): Promise<Attachments> {
  const files = (await document.getAttachments()) as Record<string, { content?: Uint8Array }> | null;
  const named = Object.entries(files ?? {});
  const content = named.find(([name]) => RESUME.test(name))?.[1].content;
  const json = content && content.length <= MOST_CHARACTERS ? decodeText(content) : null;
  const [fileName, file] =
    named.find(([name, { content: other }]) => XML.test(name) && isEuropass(other)) ?? [];
  const xml = file?.content;
  const isRead = fileName !== undefined && xml !== undefined && xml.length <= LARGEST_XML;
  return { json, europass: isRead ? { xml, fileName } : null };
}

function isEuropass(content: Uint8Array | undefined): boolean {
  return content !== undefined && findDocumentType(content) === 'europass';
}

async function readPage(
  page: PdfPage,
  codes: OperatorCodes,
  room: { items: number; characters: number },
): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = viewport.transform;
  const { shown, rules, dots, isDrawn } = walkOperators(await page.getOperatorList(), codes, toPage);
  const findShown = indexShown(shown);
  const fonts = new Map<string, string>();
  const items: TextItem[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    room.items -= 1;
    room.characters -= item.str.length;
    if (room.items < 0 || room.characters < 0) throw new ResumeError('too-complex');
    const [a, b, c, d, x, y] = multiply(toPage, item.transform as number[]);
    const size = Math.hypot(c, d);
    const isTurned = Math.abs(b) > Math.abs(a);
    if (!fonts.has(item.fontName)) fonts.set(item.fontName, findFontName(page, item.fontName));
    const entry = isTurned ? null : findShown(x, y);
    items.push({
      text: restoreHyphens(closeSpacedText(item.str, entry, shown), entry, shown),
      x,
      y,
      width: isTurned ? size : item.width,
      size,
      isTurned,
      ...(isTurned ? { turn: toTurn(y, b, item.width) } : {}),
      font: fonts.get(item.fontName) ?? '',
      colour: entry?.colour ?? null,
    });
  }
  const links = await readLinks(page, viewport);
  const joined = joinPlacedLetters(shown, items, (name) => findFontName(page, name));
  page.cleanup();
  return {
    width: viewport.width,
    height: viewport.height,
    items: addDrawnBullets(joined ?? joinAccents(items), dots),
    links,
    rules,
    isDrawn,
  };
}

/** Heights grow downwards on the page. */
function toTurn(y: number, direction: number, length: number): NonNullable<TextItem['turn']> {
  const isUpwards = direction < 0;
  return { top: isUpwards ? y - length : y, bottom: isUpwards ? y : y + length, isUpwards };
}

function findFontName(page: PdfPage, id: string): string {
  if (!page.commonObjs.has(id)) return '';
  return (page.commonObjs.get(id) as { name?: string } | null)?.name ?? '';
}

async function readLinks(page: PdfPage, viewport: ReturnType<PdfPage['getViewport']>): Promise<PageLink[]> {
  const notes = (await page.getAnnotations()) as { url?: unknown; unsafeUrl?: unknown; rect: number[] }[];
  return notes
    .flatMap(({ url, unsafeUrl, rect: [left, bottom, right, top] }) => {
      const address = url ?? unsafeUrl;
      if (typeof address !== 'string') return [];
      const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left ?? 0, bottom ?? 0) as number[];
      const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right ?? 0, top ?? 0) as number[];
      return [
        {
          address: address.slice(0, LONGEST_ADDRESS),
          x: Math.min(x1, x2),
          y: Math.min(y1, y2),
          width: Math.abs(x2 - x1),
          height: Math.abs(y2 - y1),
        },
      ];
    })
    .slice(0, MOST_LINKS);
}

/** Used by pdf.js when it hands over fonts; Node has them from version 21 on. */
function addMissingMethods(): void {
  const move = function (this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
    const moved = structuredClone(this, { transfer: [this] });
    return length === moved.byteLength ? moved : moved.slice(0, length);
  };
  const methods = ArrayBuffer.prototype as { transfer?: unknown; transferToFixedLength?: unknown };
  methods.transfer ??= move;
  methods.transferToFixedLength ??= move;
}
