import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toStream, writeObjects, writePdf } from '../testing/write-pdf.ts';
import { readPages } from './read-pages.ts';

test('letters set wide keep the spaces between their words', async () => {
  const spaced = Array.from('ADA VON LACE', (letter) => `(${letter}) -160`).join(' ');
  const letters = deflateSync(`BT /F1 12 Tf 1 0 0 1 50 700 Tm [${spaced}] TJ ET`);
  const file = writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    toStream(letters, '/Filter /FlateDecode'),
  ]);
  const [page] = await readPages(file);
  expect(page?.items.map(({ text }) => text)).toEqual(['ADA VON LACE']);
});

test('text comes with its place, size, font and colour, links with their areas, rules with their width', async () => {
  const pdf = writePdf([
    {
      texts: [{ text: 'Zoë Ångström', x: 50, y: 60, size: 20, isBold: true, colour: [1, 0, 0] }],
      links: [{ address: 'https://www.linkedin.com/in/zoe', x: 50, y: 70, width: 40, height: 12 }],
      rules: [{ x: 50, y: 90, width: 400 }],
    },
  ]);
  const [page] = await readPages(pdf);
  expect(page).toMatchObject({ width: 595, height: 842, isDrawn: false });
  expect(page?.items).toMatchObject([
    { text: 'Zoë Ångström', x: 50, y: 60, size: 20, font: 'Helvetica-Bold', colour: '#ff0000' },
  ]);
  expect(page?.links).toEqual([
    { address: 'https://www.linkedin.com/in/zoe', x: 50, y: 70, width: 40, height: 12 },
  ]);
  expect(page?.rules).toMatchObject([{ x: 50, width: 400 }]);
});
