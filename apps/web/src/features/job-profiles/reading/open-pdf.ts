import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

export type Pdf = PDFDocumentProxy;

/** Wide enough to be sharp on a dense screen at the width a page has here. */
const canvasWidth = 1_300;

export async function openPdf(blob: Blob): Promise<Pdf> {
  const data = new Uint8Array(await blob.arrayBuffer());
  return getDocument({ data, verbosity: 0 }).promise;
}

/** Draws a page, counted from 1, on a canvas; its size on the screen is the stylesheet's. */
export async function drawPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: canvasWidth / natural.width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
